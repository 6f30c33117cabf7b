import { toTombstones } from '../kinds/content/tombstones';
import type { Kind } from '../kinds/kind';
import { type AppliedTranslation, readTranslated } from '../kinds/translation/readTranslated';
import type { TextLanguage } from '../kinds/translation/translationChoices';
import type { DataReader } from './createReader';
import { DataError } from './DataError';

/** Reads an item as visitors see it, or null. Rejects with `gone` if the item was removed. */
export async function readItem<Item extends object>(
  reader: Pick<DataReader, 'get'>,
  kind: Pick<Kind<Item, unknown>, 'collection' | 'readItem'>,
  id: string,
  lang?: TextLanguage,
): Promise<(Item & { readonly translation?: AppliedTranslation }) | null> {
  const item = await reader.get(kind, id);
  if (item) return readTranslated(reader, kind.collection, item, lang);
  const tombstone = await reader.get(toTombstones(kind.collection), id);
  if (tombstone) throw new DataError('gone', { tombstone });
  return null;
}
