import { getSession } from '@adp/shared-auth';
import { LruCache } from '@adp/shared-ui';
import type { WholeItem } from '../lib/items';
import { writtenKinds, type Kind } from '../lib/kinds';
import { itemKey } from './ItemStore';

/** Items of the signed-in member's own that the public may not see, as far as their pages were opened. */
const cache = new LruCache<WholeItem>(20);
export const unpublished = { subscribe: cache.subscribe, get: cache.get };

/** Reads an item that the public does not see, for its author. Resolves to whether it is there; never rejects. */
export async function readUnpublished(kind: Kind, id: string): Promise<boolean> {
  const written = writtenKinds.find((one) => one === kind);
  // The public has its answer, and downloads no more for it.
  if (!written || getSession().status === 'signed-out') return false;
  try {
    const { readMyItem } = await import(/* webpackChunkName: "own-item" */ './readMyItem');
    const found = await readMyItem(written, id);
    if (!found) return false;
    cache.set(itemKey(kind, id), found.item);
    return true;
  } catch {
    // Whoever cannot prove to be the author gets the public's answer.
    return false;
  }
}
