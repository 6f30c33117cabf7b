import { loadPages, openPage, settleSoon, type LoadedPages } from '@adp/shared-data/client';
import type { ListAnswer } from '@adp/shared-data/lists';
import { toReader } from '@adp/shared-data/translation';
import { currentLocale } from '@adp/shared-ui';
import type { ListedItem } from '../lib/items';
import type { Kind } from '../lib/kinds';
import { listPath } from '../paths';

export type ListPages = LoadedPages<ListAnswer<ListedItem>>;

export interface ListData {
  /** Null while the page shows a search. */
  readonly list: ListPages | Promise<ListPages> | null;
  /** The time of loading, so that server and browser agree on what closes soon. */
  readonly now: Date;
}

/** A list: its kind, the filters of its URL as a query, and its cursor. */
export interface ListRequest {
  readonly kind: Kind;
  readonly query?: string;
  readonly after?: string | undefined;
}

/** Loads the fallback for endpoints that do not respond. */
export const direct = () => import(/* webpackChunkName: "firestore" */ './readFromFirestore');

export const endpoint = (kind: Kind) => listPath(kind).slice(1);

/** Reads a list: the first page, and the pages that this visit has opened. */
export async function readList({ kind, query = '', after }: ListRequest): Promise<ListPages> {
  const fallback = async (cursor?: string) => (await direct()).readPage(kind, query, cursor);
  const read = await loadPages<ListPages['pages'][number]>({ path: endpoint(kind) + query, after, fallback });
  const lang = currentLocale();
  return {
    ...read,
    // The page shows only one language, so leave out the other translations.
    pages: read.pages.map((page) => ({ ...page, items: page.items.map((item) => toReader(item, lang)) })),
  };
}

/** Loads a list's page. A slow response arrives after the page. */
export async function loadList(request: ListRequest): Promise<ListData> {
  const { value } = await settleSoon(readList(request));
  return { list: value, now: new Date() };
}

/** Lets the loader read one more page, after the cursor `next`. */
export function openNextPage({ kind, query = '', after }: ListRequest, next: string): void {
  openPage({ path: endpoint(kind) + query, after }, next);
}
