import { getSession } from '@adp/shared-auth';
import { memberReader } from './memberData';
import { sources, type ItemSource } from './sources';
import type { WrittenKind } from '../lib/kinds';
import type { StoredItem } from './StoredItem';

/** An item of the signed-in member's own, in whatever status; null where there is none. Rejects with DataError. */
export async function readMyItem(kind: WrittenKind, id: string): Promise<StoredItem | null> {
  const reader = await memberReader();
  const source: ItemSource<WrittenKind> = sources[kind];
  const found = await reader.getMine(source, id);
  return found && found.item.authorUid === getSession().user?.uid ? found : null;
}
