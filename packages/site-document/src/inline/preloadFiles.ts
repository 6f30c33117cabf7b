/** The block `hints` of the HTML (renderHtml.ts). */
interface Hints {
  readonly files: readonly string[];
  /** Hash of each file; empty for manifests. */
  readonly sums: readonly string[];
  /** Indexes of each page's files, by path pattern. */
  readonly pages: Readonly<Record<string, readonly number[]>>;
  /** Indexes of the scripts that have texts, by language. */
  readonly texts?: Readonly<Record<string, readonly number[]>>;
}

const readBlock = (id: string) => document.getElementById(id)?.textContent ?? '';

/**
 * Defines `adpPreload(pathname, isLoaded)`, which requests in parallel the files that the page at that path would
 * request one after another. Leaves out the manifest of an app that is loaded. The hints are as old as the assembled
 * site, but a stale hint only wastes bytes.
 *
 * Also requests this page's files at once if the HTML has no hints for them, as for an item's page. The shell does this
 * for the next pages. In a page with content, the start script does this instead.
 */
export function definePreload(): void {
  const { files, sums, pages, texts = {} } = JSON.parse(readBlock('hints')) as Hints;
  const textsInPage = readBlock('texts');

  const request = (file: string, integrity?: string) => {
    if (document.querySelector(`[href='${file}'],[data-href='${file}']`) || textsInPage.includes(file)) return;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = file.endsWith('.js') ? 'script' : file.endsWith('.css') ? 'style' : 'fetch';
    if (integrity) link.integrity = integrity;
    if (!file.startsWith('/')) link.crossOrigin = 'anonymous';
    link.href = file;
    document.head.append(link);
  };

  globalThis.adpPreload = (pathname, isLoaded) => {
    for (const index of pages[findPattern(Object.keys(pages), pathname)] ?? []) {
      const file = files[index] ?? '';
      if (!isLoaded || !/\/manifest\.json$/.test(file)) request(file, sums[index]);
      for (const [language, scripts] of Object.entries(texts))
        if (scripts.includes(index)) request(file.replace(/([^/]+)js$/, `${language}/$1json`));
    }
  };

  if (!document.querySelector('link[as=fetch],script[type=waiting]')) globalThis.adpPreload(location.pathname);
}

/** Returns the longest pattern that is a prefix of the path, where `:name` matches any segment. Empty if there is none. */
function findPattern(patterns: readonly string[], pathname: string): string {
  const path = pathname.split('/');
  let longest: readonly string[] = [];
  for (const pattern of patterns) {
    const segments = pattern.split('/');
    const isPrefix = segments.every((segment, index) =>
      segment.startsWith(':') ? path[index] : segment === path[index],
    );
    if (isPrefix && segments.length > longest.length) longest = segments;
  }
  return longest.join('/');
}
