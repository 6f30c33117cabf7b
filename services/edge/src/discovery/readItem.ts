import { articles } from '@adp/shared-data/article';
import type { DataReader } from '@adp/shared-data/client';
import type { ContentKind, Item } from '@adp/shared-data/content';
import { events } from '@adp/shared-data/event';
import { knowledgeProducts } from '@adp/shared-data/knowledge-product';
import { opportunities } from '@adp/shared-data/opportunity';
import { products } from '@adp/shared-data/product';
import { readTranslated, type TextLanguage } from '@adp/shared-data/translation';

const sources = {
  article: articles,
  event: events,
  opportunity: opportunities,
  product: products,
  knowledgeProduct: knowledgeProducts,
};

/** Reads a published item, translated into `lang` if there is such a translation. Null if the item is not public. */
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

/** The fields of an item that link previews show. */
export type SharedItem = Pick<Item, 'id' | 'title' | 'lang' | 'translations' | 'authorName' | 'authorUsername'>;

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
