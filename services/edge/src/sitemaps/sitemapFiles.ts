/** A page in a sitemap. Without languages, it exists in all of them. */
export interface SitemapPage {
  readonly path: string;
  readonly languages?: readonly string[];
  /** The time of the last change, in ISO format. */
  readonly lastmod?: string;
}

interface SitemapPart {
  /** The number of pages. */
  readonly pages: number;
  /** The time at which the part was written, in ISO format. */
  readonly changedAt: string;
}

/** The stored list of the parts that contain items and people, by name. */
export interface SitemapIndex {
  /** The collections whose existing documents are in the sitemap. Later documents are added when they change. */
  readonly collections: readonly string[];
  readonly parts: Readonly<Record<string, SitemapPart>>;
}

/** A file of the sitemap that search engines request. */
export interface SitemapFile {
  readonly name: string;
  readonly changedAt?: string;
}

export const sitemapIndexFile = 'index.json';

/** Returns the name of the stored file with the pages of a part. */
export const toSitemapPartFile = (part: string) => `${part}.json`;

/**
 * The number of pages per file that search engines request. With one URL per language, a file has at most 10,000 URLs
 * and less than 10 MB. Search engines accept 50,000 URLs and 50 MB, but Cloud Functions send at most 32 MB.
 */
const pagesPerFile = 2_000;

/** Lists the files of all parts. The number of a file follows the name of its part. */
export function listSitemapFiles(index: SitemapIndex | undefined): readonly SitemapFile[] {
  const parts = Object.entries(index?.parts ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  return parts.flatMap(([part, { pages, changedAt }]) =>
    Array.from({ length: Math.ceil(pages / pagesPerFile) }, (_, at) => ({ name: `${part}-${at + 1}`, changedAt })),
  );
}

/** Returns the part of a file, and a function that selects the pages of the file. Returns undefined for an invalid name. */
export function findSitemapPart(file: string) {
  const [, part, number] = /^([a-z-]+-\d{4}-\d{2})-([1-9]\d{0,3})$/.exec(file) ?? [];
  if (part === undefined) return undefined;
  const start = (Number(number) - 1) * pagesPerFile;
  const select = (pages: readonly SitemapPage[]) => pages.slice(start, start + pagesPerFile);
  return { part, select };
}
