/** A build's files are in a folder of its own, the texts of a language in one inside (decision 121). */
const buildFile = /\/(b-[0-9a-f]{10})\/(?:[a-z]{2}\/)?/;

/** Whether a file at this path never changes. */
export function isBuildFile(pathname: string): boolean {
  return new RegExp(`^${buildFile.source}[^/]+$`).test(pathname);
}

/**
 * Every file of a build that the HTML names, and the list of each of their folders: without that of hashes no other file of that build runs. Sheets and
 * texts that are in the HTML itself are among them: the same page asks for those where it is reached by a link inside the site.
 */
export function findFiles(html: string, base: string): readonly string[] {
  const files = new Set<string>();
  for (const [, address = ''] of html.matchAll(/<(?:script|link|style)\b[^>]* (?:src|href|data-href)="([^"]+)"/g)) {
    const { href, pathname, origin } = new URL(address.replaceAll('&amp;', '&'), base);
    if (!isBuildFile(pathname)) continue;
    files.add(href);
    if (pathname.endsWith('.js')) files.add(origin + pathname.replace(/[^/]+$/, 'integrity.json'));
  }
  for (const address of Object.keys(readTexts(html))) {
    const { href } = new URL(address, base);
    files.add(href).add(href.replace(/[^/]+$/, 'integrity.json'));
  }
  return [...files];
}

/** The texts of the page's scripts that are in its HTML (packages/site-document/src/renderHtml.ts): by the address that they have alone. */
function readTexts(html: string): object {
  const json = /<script type="application\/json" id="texts">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  return JSON.parse(json) as object;
}

/**
 * How the names of those files begin that the page loads later, and is not whole without: an item's, what shows its text and cites it
 * (mfe-content/src/kinds/detail/DetailPage.tsx). They are in a folder of a script that the HTML names, or of its texts.
 */
export function findLaterNames(html: string): readonly string[] {
  return /<\w+\b[^>]* data-later="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
}

/** The shell's build that the HTML starts; undefined where it starts none. */
export function findShell(html: string): string | undefined {
  return /<script [^>]*src="\/(b-[0-9a-f]{10})\//.exec(html)?.[1];
}

/** Whether a server has put the page's content into the HTML. */
export function hasContent(html: string): boolean {
  return html.includes(' id="page-data"');
}

/** The pictures in the page's main part. By their text, as the page's security policy lets no script parse HTML (decision 063). */
export function findPictures(html: string, base: string): readonly string[] {
  const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';
  const sources = [...main.matchAll(/<img\b[^>]* src="([^"]+)"/g)].map(
    ([, source = '']) => new URL(source.replaceAll('&amp;', '&'), base).href,
  );
  return [...new Set(sources.filter((source) => source.startsWith('http')))];
}

/** So many items of a programme are saved with its page. */
const MOST_ITEMS = 12;

/**
 * Pages of this site in the HTML's main part that are below its own address: the items of a list, the sections of a programme. And the items that
 * a programme's page names, which are elsewhere (mfe-programmes/src/features/programme/SiteItems.tsx).
 */
export function findBelongingPages(document: Document, url: string): readonly string[] {
  const { origin, pathname } = new URL(url);
  const below = `${pathname.replace(/\/$/, '')}/`;
  const find = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .map((link) => new URL(link.getAttribute('href') ?? '', url))
      .filter((link) => link.origin === origin && !link.search)
      .map((link) => origin + link.pathname);
  const isBelow = (address: string) => address.startsWith(origin + below);
  const items = [...new Set(find('main [data-site-items] a[href]'))].slice(0, MOST_ITEMS);
  return [...new Set([...find('main a[href]').filter(isBelow), ...items])];
}

/** The stored HTML as it is shown later: with the time that it is from, which the shell says. */
export function markStored(html: string, time: string): string {
  return html.replace('<html ', `<html data-stored="${time}" `);
}

/**
 * The page without content for an address of which nothing is stored: it shows what is, and loads no app.
 * @param base how the address begins where its language is another than the page's
 */
export function markMissing(html: string, base?: string): string {
  const registry = /(<script type="application\/json" id="registry">)(.*?)(<\/script>)/s;
  return markStored(html, '').replace(registry, (_, start: string, json: string, end: string) => {
    const closed = json.replaceAll(/"origin":"[^"]*"/g, '"origin":null');
    // The last of one name counts.
    return start + (base === undefined ? closed : closed.replace(/\}\s*$/, `,"base":"${base}"}`)) + end;
  });
}
