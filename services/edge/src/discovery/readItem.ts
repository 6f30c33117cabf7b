import type { DataReader } from '@adp/shared-data/client';
import { type ContentKind, type Item, wholeKinds } from '@adp/shared-data/content';
import { readTranslated, type TextLanguage } from '@adp/shared-data/translation';

export async function readItem(
  reader: Pick<DataReader, 'get'>,
  kind: ContentKind,
  id: string,
  lang?: TextLanguage,
): Promise<Item | null> {
  const { collection } = wholeKinds[kind];
  const item = await reader.get<object>(wholeKinds[kind], id);
  return item && ({ ...(await readTranslated(reader, collection, item, lang)), kind } as Item);
}

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
