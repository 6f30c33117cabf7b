import { loadPages, openPage, settleSoon, type LoadedPages } from '@adp/shared-data/client';
import { sitePicture, withSitePictures } from '@adp/shared-data/files';
import type { ListAnswer, ListedItem } from '@adp/shared-data/lists';
import { toReader } from '@adp/shared-data/translation';
import { currentLocale } from '@adp/shared-ui';
import { getTextLanguage } from '@adp/shared-ui/format';
import type { CardItem } from '../lib/items';
import type { Kind } from '../lib/kinds';
import { listPath } from '../paths';

export type ListPages = LoadedPages<ListAnswer<CardItem>>;

export interface ListData {
  /** The list, or a promise of it; null while the page shows a search. */
  readonly list: ListPages | Promise<ListPages> | null;
  /** The time of loading, so that server and browser agree on what closes soon. */
  readonly now: Date;
}

export interface ListRequest {
  readonly kind: Kind;
  readonly query?: string;
  readonly after?: string | undefined;
}

/** Loads the code that reads from Firestore, the fallback if the endpoints do not respond. */
export const direct = () => import(/* webpackChunkName: "firestore" */ './readFromFirestore');

export const endpoint = (kind: Kind) => listPath(kind).slice(1);

/** Reads the first page of a list, and the further pages that the reader has opened during this visit. */
export async function readList({ kind, query = '', after }: ListRequest): Promise<ListPages> {
  const fallback = async (cursor?: string) => (await direct()).readPage(kind, query, cursor);
  const path = endpoint(kind) + query;
  const read = await withSitePictures(loadPages<ListAnswer<AnswerItem>>({ path, after, fallback }));
  return { ...read, pages: read.pages.map((page) => ({ ...page, items: toCardItems(kind, page.items) })) };
}

/** An item in the response of a list. The endpoint adds fields for other sites. */
type AnswerItem = ListedItem & {
  readonly cover?: { readonly url: string };
  readonly licence?: string;
  readonly source?: string;
};

/** Returns only what cards show, because the HTML of a page contains its data. */
function toCardItems(kind: Kind, items: readonly AnswerItem[]): readonly CardItem[] {
  const lang = currentLocale();
  const cards = items.map(({ cover, licence, source, ...item }): CardItem => {
    const picture = sitePicture(cover?.url, 'images');
    return { ...toReader(item, lang), ...(picture && { picture }) };
  });
  if (kind !== 'knowledgeProduct') return cards;
  // Only the first item of the front page shows its picture.
  const [lead] = readableFirst(cards);
  return cards.map(({ picture, ...card }) => (card.id === lead?.id && picture ? { ...card, picture } : card));
}

/** Moves items that can be shown in the page's language to the front. The order is otherwise unchanged. */
export function readableFirst<Item extends CardItem>(items: readonly Item[]): readonly Item[] {
  const isReadable = (item: Item) => currentLocale().startsWith(getTextLanguage(item));
  return [...items].sort((a, b) => Number(isReadable(b)) - Number(isReadable(a)));
}

/** Loads the data of a list's page. If the response is slow, resolves with a promise of the list. */
export async function loadList(request: ListRequest): Promise<ListData> {
  const { value } = await settleSoon(readList(request));
  return { list: value, now: new Date() };
}

export function openNextPage({ kind, query = '', after }: ListRequest, next: string): void {
  openPage({ path: endpoint(kind) + query, after }, next);
}
