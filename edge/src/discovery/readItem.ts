import {
  articles,
  type ContentKind,
  type DataReader,
  events,
  type Item,
  knowledgeProducts,
  opportunities,
  products,
} from '@adp/shared-data';

const sources = {
  article: articles,
  event: events,
  opportunity: opportunities,
  product: products,
  knowledgeProduct: knowledgeProducts,
};

/** A published item; null where there is none. One read. */
export async function readItem(reader: Pick<DataReader, 'get'>, kind: ContentKind, id: string): Promise<Item | null> {
  const item = await reader.get<object>(sources[kind], id);
  return item && ({ ...item, kind } as Item);
}

/** What a link to an item shows of it elsewhere. */
export type SharedItem = Pick<Item, 'id' | 'title' | 'lang' | 'authorName' | 'authorUsername'>;

/** The same of an item alone. */
export async function readSharedItem(
  reader: Pick<DataReader, 'get'>,
  kind: ContentKind,
  itemId: string,
): Promise<SharedItem | null> {
  const item = await readItem(reader, kind, itemId);
  if (item === null) return null;
  const { id, title, lang, authorName, authorUsername } = item;
  return { id, title, lang, authorName, authorUsername };
}
