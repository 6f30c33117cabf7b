import { loadPages, openPage, settleSoon, type LoadedPages } from '@adp/shared-data/client';
import type { ListAnswer } from '@adp/shared-data/lists';
import { toReader } from '@adp/shared-data/translation';
import { currentLocale } from '@adp/shared-ui';
import type { ListedItem } from '../lib/items';
import type { Kind } from '../lib/kinds';
import { listPath } from '../paths';

/** The pages of a list that are shown. */
export type ListPages = LoadedPages<ListAnswer<ListedItem>>;

/** What the loader of a list's page gives. */
export interface ListData {
  /** Null while the page shows a search. */
  readonly list: ListPages | Promise<ListPages> | null;
  /** When it was loaded: what is closing soon is the same on a server and in the browser. */
  readonly now: Date;
}

/** Which list: its kind, the filters of its address as a query, and where it begins. */
export interface ListRequest {
  readonly kind: Kind;
  readonly query?: string;
  readonly after?: string | undefined;
}

/** Needed only where the site's endpoints do not answer. */
export const direct = () => import(/* webpackChunkName: "firestore" */ './readFromFirestore');

/** The collection of a kind, as the endpoints name it. */
export const endpoint = (kind: Kind) => listPath(kind).slice(1);

/** Reads a list: the first page, and those that this visit has opened. */
export async function readList({ kind, query = '', after }: ListRequest): Promise<ListPages> {
  const fallback = async (cursor?: string) => (await direct()).readPage(kind, query, cursor);
  const read = await loadPages<ListPages['pages'][number]>({ path: endpoint(kind) + query, after, fallback });
  const lang = currentLocale();
  return {
    ...read,
    // The other translations have no place in the page.
    pages: read.pages.map((page) => ({ ...page, items: page.items.map((item) => toReader(item, lang)) })),
  };
}

/** The loader of a list's page. A slow answer comes after the page. */
export async function loadList(request: ListRequest): Promise<ListData> {
  const { value } = await settleSoon(readList(request));
  return { list: value, now: new Date() };
}

/** Lets the loader read one page more: the one after the cursor `next`. */
export function openNextPage({ kind, query = '', after }: ListRequest, next: string): void {
  openPage({ path: endpoint(kind) + query, after }, next);
}
