import {
  articles,
  type ContentKind,
  type DataReader,
  events,
  type Item,
  knowledgeProducts,
  opportunities,
  products,
  readTranslated,
  type TextLanguage,
} from '@adp/shared-data';

const sources = {
  article: articles,
  event: events,
  opportunity: opportunities,
  product: products,
  knowledgeProduct: knowledgeProducts,
};

/** A published item, in a language where it is translated into it; null where there is none. One read, or two. */
export async function readItem(
  reader: Pick<DataReader, 'get'>,
  kind: ContentKind,
  id: string,
  lang?: TextLanguage,
): Promise<Item | null> {
  const { collection } = sources[kind];
  const item = await reader.get<object>(sources[kind], id);
  return item && ({ ...(await readTranslated(reader, collection, item, lang)), kind } as Item);
}

/** What a link to an item shows of it elsewhere. */
export type SharedItem = Pick<Item, 'id' | 'title' | 'lang' | 'translations' | 'authorName' | 'authorUsername'>;

/** The same of an item alone. */
export async function readSharedItem(
  reader: Pick<DataReader, 'get'>,
  kind: ContentKind,
  itemId: string,
): Promise<SharedItem | null> {
  const item = await readItem(reader, kind, itemId);
  if (item === null) return null;
  const { id, title, lang, translations, authorName, authorUsername } = item;
  return { id, title, lang, authorName, authorUsername, ...(translations && { translations }) };
}
