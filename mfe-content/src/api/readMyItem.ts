import { getSession } from '@adp/shared-auth';
import type { Kind } from '../lib/kinds';
import type { WholeItem } from '../lib/items';
import { mayEdit } from './editing';
import { memberReader } from './memberData';
import { itemSource } from './itemSource';

/** A stored item that the member may change, and the version that a change must be based on. */
export interface StoredItem {
  readonly item: WholeItem;
  readonly version: string;
}

/** Reads an item that the member may change, in any status. Resolves to null for a missing item. @throws DataError */
export async function readMyItem(kind: Kind, id: string): Promise<StoredItem | null> {
  const reader = await memberReader();
  const stored = await reader.getMine(itemSource(kind), id);
  return stored && (await mayEdit(kind, stored.item, getSession().user?.uid)) ? stored : null;
}
