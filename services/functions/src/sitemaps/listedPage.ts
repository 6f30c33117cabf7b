import type { SitemapPage } from '@adp/edge/sitemaps';
import type { DataReader, ListOptions } from '@adp/shared-data/client';
import {
  contentCollections,
  contentKinds,
  findKind,
  isDocumentId,
  itemPath,
  type Kind,
} from '@adp/shared-data/content';
import { profiles } from '@adp/shared-data/member';
import type { StoredFields } from '@adp/shared-data/administrator';
import { getText, getTime } from '../background/events';

/** The collections whose public documents have pages in the sitemap. */
export const listedCollections: readonly string[] = [...contentCollections, profiles.collection];

export interface ListedPage {
  /** The kind and the month of first publication, which never change. Examples: `articles-2026-11`, `people-2026-11`. */
  readonly part: string;
  readonly page: SitemapPage;
}

/** Returns the path of a document's page. */
export function toPagePath(collection: string, id: string): string {
  const kind = findKind(collection);
  return kind ? itemPath(kind, id) : `/${id}`;
}

/** Returns the sitemap's entry for a document. Returns undefined for drafts, hidden profiles and sample content. */
export function toListedPage(collection: string, id: string, fields: StoredFields): ListedPage | undefined {
  const kind = findKind(collection);
  const isShown = kind ? fields['status'] === 'published' && fields['sample'] !== true : fields['listed'] === true;
  const at = getTime(fields, kind ? 'published_at' : 'created_at');
  if (!isShown || !at || !isDocumentId(id)) return undefined;
  const part = `${kind ? contentKinds[kind].segment : 'people'}-${at.toISOString().slice(0, 7)}`;
  const path = toPagePath(collection, id);
  if (!kind) return { part, page: { path } };
  const translatedInto = Array.isArray(fields['translated_into']) ? fields['translated_into'].map(String) : [];
  const languages = [...new Set([getText(fields, 'lang'), ...translatedInto])];
  const lastmod = getTime(fields, 'updated_at')?.toISOString();
  return { part, page: { path, languages, ...(lastmod && { lastmod }) } };
}

/** Lists the sitemap's entries for all documents of a collection. Reads each document once. */
export async function listPages(
  { list }: Pick<DataReader, 'list'>,
  collection: string,
): Promise<readonly ListedPage[]> {
  const source = toSource(collection);
  const pages: ListedPage[] = [];
  let cursor: string | null = null;
  do {
    const options: ListOptions<never, 'newest'> = { order: 'newest', pageSize: 50, cursor };
    const page: Awaited<ReturnType<typeof list<{ entry: ListedPage | undefined }, never, 'newest'>>> = await list(
      source,
      options,
    );
    pages.push(...page.items.flatMap(({ entry }) => entry ?? []));
    ({ cursor } = page);
  } while (cursor !== null);
  return pages;
}

/** Returns a kind that reads only the fields of the sitemap's entries. */
function toSource(collection: string): Kind<unknown, { readonly entry: ListedPage | undefined }, never, 'newest'> {
  const isItem = collection !== profiles.collection;
  const read = (id: string, fields: StoredFields) => ({ item: { entry: toListedPage(collection, id, fields) } });
  return {
    collection,
    shown: isItem ? { field: 'status', value: 'published' } : profiles.shown,
    filters: {},
    orders: { newest: { field: isItem ? 'published_at' : 'created_at', direction: 'DESCENDING' } },
    summaryFields: isItem ? ['status', 'sample', 'lang', 'translated_into', 'updated_at'] : ['listed'],
    readItem: read,
    readSummary: read,
  };
}
