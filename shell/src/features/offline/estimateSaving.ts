import { readResources, type PageResources } from '@adp/site-document/pageResources';
import { isBuildFile, listFiles, listPictures, readDocument } from '../../offline/html';
import { stores } from '../../offline/stores';
import { fetchWhole, listLaterFiles, matchOptions } from './pageFiles';

type Needed = Pick<PageResources, 'files' | 'later' | 'pictures'>;

/** Estimated number of bytes that saving would add on this device. */
export interface Estimate {
  /** Size of the open page's files and pictures, in bytes. */
  readonly files: number;
  /** Size of `files` and of the other files that the parts need, in bytes. */
  readonly allFiles: number;
  /** Size of each part's HTML, in bytes. 0 if there are no parts. */
  readonly part: number;
}

/** Estimates the bytes that saving adds. Fetches the page `part`, because a list and the pages below it have different files. */
export async function estimate(part: string | undefined): Promise<Estimate> {
  const pageFiles = await listAllFiles(readDocument(document), window.location.href);
  const partHtml =
    part &&
    (await fetchWhole(part).then(
      (response) => response.text(),
      () => undefined,
    ));
  const resources = partHtml ? readResources(partHtml) : undefined;
  const others =
    part && resources ? (await listAllFiles(resources, part)).filter((file) => !pageFiles.includes(file)) : [];
  const files = await measureMissing(pageFiles);
  return {
    files,
    allFiles: files + (await measureMissing(others)),
    part: partHtml ? new Blob([partHtml]).size : part ? estimatePageBytes() : 0,
  };
}

/**
 * Estimates the bytes that saving each set of pages adds on this device. Requests the size of each programme page, but of
 * only one item of each kind, because such items have similar sizes. An estimate is undefined if the host sends no sizes.
 */
export async function estimateSets(sets: readonly (readonly string[])[]): Promise<readonly (number | undefined)[]> {
  const sizes = new Map<string, Promise<number>>();
  const readSizeLike = (page: string, key: string) => {
    const size = sizes.get(key) ?? readPageSize(page);
    sizes.set(key, size);
    return size;
  };
  const belongs = (page: string, [first = '']: readonly string[]) => page === first || page.startsWith(`${first}/`);
  const item = sets.flatMap((pages) => pages.filter((page) => !belongs(page, pages)))[0];
  const { allFiles } = await estimate(item);
  return Promise.all(
    sets.map(async (pages) => {
      const pageSizes = await Promise.all(
        pages.map((page) => readSizeLike(page, belongs(page, pages) ? page : new URL('.', page).href)),
      );
      return pageSizes.includes(0) ? undefined : pageSizes.reduce((sum, size) => sum + size, allFiles);
    }),
  );
}

/** Reads the size of a page's HTML from a header of the renderer. Returns 0 if the host sends none. */
async function readPageSize(url: string): Promise<number> {
  const response = await fetch(url, { method: 'HEAD' }).catch(() => undefined);
  return (response?.ok && Number(response.headers.get('x-page-bytes'))) || 0;
}

async function listAllFiles(resources: Needed, base: string): Promise<readonly string[]> {
  const files = listFiles(resources, base);
  return [...new Set([...files, ...(await listLaterFiles(resources, files)), ...listPictures(resources, base)])];
}

/** Returns the size of the unsaved files: the real size of visited ones, and the estimated size of other build files. */
async function measureMissing(urls: readonly string[]): Promise<number> {
  const sizes = urls.map(async (url) => {
    if (await caches.match(url, { ...matchOptions, cacheName: stores.saved })) return 0;
    const stored = await caches.match(url, matchOptions);
    if (stored) return (await stored.blob()).size;
    return isBuildFile(new URL(url).pathname) ? readSize(url) : 0;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Estimates the size of a file from its Content-Length. Returns 0 if the host sends none. */
async function readSize(url: string): Promise<number> {
  compression ??= readCompression();
  const length = await readLength(url);
  return length && length * (await compression);
}

let compression: Promise<number> | undefined;

/** Returns the ratio of the shell's real size to its Content-Length. Needed because hosts may compress files. */
async function readCompression(): Promise<number> {
  const shell = listFiles(readDocument(document), window.location.href).find((file) => file.endsWith('.js'));
  const stored = shell && (await caches.match(shell, matchOptions));
  const length = stored ? await readLength(shell) : 0;
  return stored && length ? (await stored.blob()).size / length : 1;
}

async function readLength(url: string): Promise<number> {
  // Bypass the browser's cache, which may contain a response with another encoding.
  const init = { method: 'HEAD', mode: 'cors', credentials: 'same-origin', cache: 'no-store' } as const;
  const response = await fetch(url, init).catch(() => undefined);
  return (response?.ok && Number(response.headers.get('content-length'))) || 0;
}

/** Estimates the size of the open page's HTML, in bytes. The HTML of its parts is of similar size. */
export function estimatePageBytes(): number {
  const [opened] = performance.getEntriesByType('navigation');
  const isThis = opened?.name === window.location.href.replace(/#.*/, '');
  const bytes = isThis && 'decodedBodySize' in opened ? Number(opened.decodedBodySize) : 0;
  // No HTML was downloaded for a page that was reached by client-side navigation.
  return bytes || document.documentElement.outerHTML.length;
}
