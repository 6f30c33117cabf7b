import type { Kind } from '../../lib/kinds';
import { listAddress } from '../../api/listAddress';
import { openList } from '../../api/ListStore';
import { soon } from '../../api/soon';

/** Starts a list's data; the page shows with it, or without it where it takes its time. A search needs none of it. */
export async function loadList(kind: Kind, address: string): Promise<null> {
  const { searchParams } = new URL(address);
  if (!searchParams.get('q')) await soon(openList(listAddress(kind, searchParams)));
  return null;
}
