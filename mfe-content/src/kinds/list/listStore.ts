import { createListStore } from '../../api/createListStore';
import { toListAddress } from '../../api/listAddress';
import { soon } from '../../api/soon';
import type { Kind } from '../../lib/kinds';
import { loadKind } from './loadKind';

/** The public lists of all kinds. */
export const { openList, loadMore, countList } = createListStore(async (kind) => (await loadKind(kind)).source);

/** The loader of a list's route. A slow answer comes after the page; a search needs no list. */
export async function loadList(kind: Kind, address: string): Promise<null> {
  const { searchParams } = new URL(address);
  if (!searchParams.get('q')) await soon(openList(toListAddress(kind, searchParams)));
  return null;
}
