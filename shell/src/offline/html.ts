import { listSources, readBlock, replaceBlock, type PageResources } from '@adp/site-document/pageResources';
import type { SiteConfig } from '@adp/site-document/siteConfig';

/** Matches the path of a build's file. Each build has its own folder, with a subfolder for the texts of each language (decision 121). */
const buildFile = /^\/b-[0-9a-f]{10}\/(?:[a-z]{2}\/)?[^/]+$/;

export function isBuildFile(pathname: string): boolean {
  return buildFile.test(pathname);
}

/** Returns the page's build files and the list of hashes in each folder, without which a build's files do not run. */
export function listFiles({ files }: Pick<PageResources, 'files'>, base: string): readonly string[] {
  const urls = new Set<string>();
  for (const file of files) {
    const { href, pathname } = new URL(file, base);
    if (!isBuildFile(pathname)) continue;
    urls.add(href);
    if (/\.js(on)?$/.test(pathname)) urls.add(new URL('integrity.json', href).href);
  }
  return [...urls];
}

/**
 * Returns the files that a page loads later, from the list of hashes at `list`. `later` are the prefixes of their
 * names.
 */
export function findLaterFiles(list: string, hashes: Readonly<Record<string, string>>, later: readonly string[]) {
  return Object.keys(hashes)
    .filter((file) => later.some((name) => file.startsWith(name)))
    .map((file) => new URL(file, list).href);
}

export function listPictures({ pictures }: Pick<PageResources, 'pictures'>, base: string): readonly string[] {
  return [...new Set(pictures.map((source) => new URL(source, base).href))].filter((url) => url.startsWith('http'));
}

/**
 * Returns the resources of the open page. Reads its elements, because the `resources` block describes only the
 * document's first page.
 */
export function readDocument(document: Document): Pick<PageResources, 'files' | 'later' | 'pictures'> {
  const list = (selector: string, attribute: string) =>
    [...document.querySelectorAll(selector)].flatMap((element) => element.getAttribute(attribute) ?? []);
  const texts = JSON.parse(document.getElementById('texts')?.textContent ?? '{}') as object;
  return {
    files: [
      ...list('script[src]:not([type=retry])', 'src'),
      ...list('link[href]', 'href'),
      ...list('style[data-href]', 'data-href'),
      ...Object.keys(texts),
    ],
    later: list('[data-later]', 'data-later').flatMap((names) => names.split(' ')),
    pictures: [...list('main img[src]', 'src'), ...list('main img[srcset]', 'srcset').flatMap(listSources)],
  };
}

const MAX_ITEMS = 12;

export function findBelongingPages(document: Document, url: string): readonly string[] {
  const { origin, pathname } = new URL(url);
  const below = `${pathname.replace(/\/$/, '')}/`;
  const find = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .map((link) => new URL(link.getAttribute('href') ?? '', url))
      .filter((link) => link.origin === origin && !link.search)
      .map((link) => origin + link.pathname);
  const isBelow = (link: string) => link.startsWith(origin + below);
  const items = [...new Set(find('main [data-site-items] a[href]'))].slice(0, MAX_ITEMS);
  return [...new Set([...find('main a[href]').filter(isBelow), ...items])];
}

/** Marks stored HTML with the time when it was stored, which the shell displays. */
export function markStored(html: string, time: string): string {
  return html.replace('<html ', `<html data-stored="${time}" `);
}

/** Converts the app shell page to one that lists stored pages and loads no app. `base` is the URL's language, if it differs. */
export function markUnavailable(html: string, base?: string): string {
  const { apps = [], ...registry } = (readBlock(html, 'registry') ?? {}) as Partial<SiteConfig>;
  const closed = {
    apps: apps.map((app) => ({ ...app, origin: null })),
    ...registry,
    ...(base !== undefined && { base }),
  };
  return markStored(replaceBlock(html, 'registry', closed), '');
}
