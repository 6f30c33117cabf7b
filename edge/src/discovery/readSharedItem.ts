import {
  articles,
  type ContentKind,
  type DataReader,
  events,
  type Item,
  type Kind,
  knowledgeProducts,
  opportunities,
  products,
} from '@adp/shared-data';

/** What a link to an item shows of it elsewhere. */
export type SharedItem = Pick<Item, 'id' | 'title' | 'lang' | 'authorName' | 'authorUsername'>;

const sources: Readonly<Record<ContentKind, Pick<Kind<SharedItem>, 'collection' | 'readItem'>>> = {
  article: articles,
  event: events,
  opportunity: opportunities,
  product: products,
  knowledgeProduct: knowledgeProducts,
};

/** A published item; null where there is none. One read. */
export async function readSharedItem(
  reader: Pick<DataReader, 'get'>,
  kind: ContentKind,
  id: string,
): Promise<SharedItem | null> {
  const item = await reader.get(sources[kind], id);
  if (item === null) return null;
  const { title, lang, authorName, authorUsername } = item;
  return { id, title, lang, authorName, authorUsername };
}
