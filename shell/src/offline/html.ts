import { readBlock, replaceBlock, type PageResources } from '@adp/site-document/pageResources';
import type { SiteConfig } from '@adp/site-document/siteConfig';

/** A build's files are in a folder of its own, the texts of a language in one inside (decision 121). */
const buildFile = /^\/b-[0-9a-f]{10}\/(?:[a-z]{2}\/)?[^/]+$/;

/** Whether a file at this path never changes. */
export function isBuildFile(pathname: string): boolean {
  return buildFile.test(pathname);
}

/**
 * Returns the URLs of the page's files of builds, and of the list of hashes in each of their folders, without which no other file of that build
 * runs.
 */
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

/** Returns the URLs of the page's pictures. */
export function listPictures({ pictures }: Pick<PageResources, 'pictures'>, base: string): readonly string[] {
  return [...new Set(pictures.map((source) => new URL(source, base).href))].filter((url) => url.startsWith('http'));
}

/**
 * Returns what the open page needs, by its elements: the block in the HTML is that of the first page of this document. Sheets and texts that are in
 * the HTML itself are among the files, because the same page requests them when it is reached by a link inside the site.
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
    pictures: list('main img[src]', 'src'),
  };
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
 * Returns the page without content for an address of which nothing is stored: it shows what is, and loads no app.
 * @param base how the address begins if its language is another than the page's
 */
export function markMissing(html: string, base?: string): string {
  const { apps = [], ...registry } = (readBlock(html, 'registry') ?? {}) as Partial<SiteConfig>;
  const closed = {
    apps: apps.map((app) => ({ ...app, origin: null })),
    ...registry,
    ...(base !== undefined && { base }),
  };
  return markStored(replaceBlock(html, 'registry', closed), '');
}
