import { toSitemapFileUrl } from '@adp/shared-data/files';
import { ApiError } from '../api/ApiError';
import type { HandlerOptions } from '../HandlerOptions';
import { withTimeout } from '../withTimeout';
import {
  findSitemapPart,
  type SitemapIndex,
  sitemapIndexFile,
  type SitemapPage,
  toSitemapPartFile,
} from './sitemapFiles';

/** Reads the sitemap's stored files. Rejects if Storage fails or does not respond. */
export interface SitemapReader {
  /** Resolves to undefined if background work has not written the index yet. */
  readonly index: () => Promise<SitemapIndex | undefined>;
  /** Resolves to undefined if there is no such file, or if it has no pages. */
  readonly pages: (file: string) => Promise<readonly SitemapPage[] | undefined>;
}

/** The timeout for reading a stored file, in milliseconds. */
const timeout = 5_000;

/** Creates a reader of the files that a function writes. Requests of the sitemap therefore read no documents. */
export function createSitemapReader({
  data,
  fetch = globalThis.fetch,
}: Pick<HandlerOptions, 'data' | 'fetch'>): SitemapReader {
  const read = async (name: string): Promise<unknown> => {
    const request = async () => {
      const response = await fetch(toSitemapFileUrl(data, name), { signal: AbortSignal.timeout(timeout) });
      if (response.status === 404) return undefined;
      // Report other errors, such as a 429 beyond a quota. Otherwise, search engines would regard the pages as removed.
      if (!response.ok) throw new ApiError(503, 'unavailable', 'The sitemap cannot be read. Try again later.');
      return (await response.json()) as unknown;
    };
    return withTimeout(request(), timeout);
  };
  // The casts are safe, because only `updateSitemaps` writes the files.
  return {
    index: () => read(sitemapIndexFile) as Promise<SitemapIndex | undefined>,
    pages: async (file) => {
      const section = findSitemapPart(file);
      if (!section) return undefined;
      const pages = (await read(toSitemapPartFile(section.part))) as readonly SitemapPage[] | undefined;
      const selected = pages ? section.select(pages) : [];
      return selected.length > 0 ? selected : undefined;
    },
  };
}
