import type { FirestoreClient, RequestOptions } from '../client/FirestoreClient';
import { countLimits } from '../kinds/member/countLimits';
import { chooseCount } from './chooseCount';
import { toWrite } from './toWrite';

/** How the rules want a new item counted, in the commit that creates it: one more, or the first of another day. */
export async function countItem(
  { uid, item, signal }: RequestOptions & { readonly uid: string; readonly item: string },
  { root, read }: Pick<FirestoreClient, 'root' | 'read'>,
  now: () => number,
): Promise<ReturnType<typeof chooseCount>> {
  const path = `item_counts/${uid}`;
  const name = `${root}/${path}`;
  const found = await read(path, signal);
  const first = toWrite({ name, fields: { item, count: 1 }, times: ['began_at'] });
  const next = toWrite({ name, fields: { item }, mask: ['item'], increment: 'count', precondition: { exists: true } });
  const { max } = countLimits.itemsPerDay;
  return chooseCount({ found, used: Number(found?.fields.count), max, first, next }, now());
}
