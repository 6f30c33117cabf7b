/** Content of the HTML's `hints` block (renderHtml.ts). */
interface Hints {
  readonly files: readonly string[];
  /** Hash of each file. Empty for manifests. */
  readonly sums: readonly string[];
  readonly pages: Readonly<Record<string, readonly number[]>>;
  readonly texts?: Readonly<Record<string, readonly number[]>>;
}

const readBlock = (id: string) => document.getElementById(id)?.textContent ?? '';

/** Defines `adpPreload`, which requests a page's files in parallel. Outdated hints only waste bytes. */
export function definePreload(): void {
  const { files, sums, pages, texts = {} } = JSON.parse(readBlock('hints')) as Hints;
  const textsInPage = readBlock('texts');

  const request = (file: string, integrity?: string) => {
    if (document.querySelector(`[href='${file}'],[data-href='${file}']`) || textsInPage.includes(file)) return;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = file.endsWith('.js') ? 'script' : file.endsWith('.css') ? 'style' : 'fetch';
    if (integrity) link.integrity = integrity;
    link.crossOrigin = 'anonymous';
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

/**
 * Returns the longest pattern that is a prefix of the path. `:name` matches any segment. Returns an empty text if no
 * pattern matches.
 */
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
