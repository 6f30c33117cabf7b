import type { FirestoreClient, RequestOptions } from '../client/FirestoreClient';
import { countLimits } from '../kinds/member/countLimits';
import { chooseCount } from './chooseCount';
import { toWrite } from './toWrite';

interface Counted extends RequestOptions {
  readonly uid: string;
  /** What is counted, by its name in the rules. */
  readonly item: string;
  /** The collection of the counts, and how many a day has; by default those of items. */
  readonly counts?: string;
  readonly max?: number;
}

/** How the rules want something new counted, in the commit that creates it: one more, or the first of another day. */
export async function countItem(
  { uid, item, counts = 'item_counts', max = countLimits.itemsPerDay.max, signal }: Counted,
  { root, read }: Pick<FirestoreClient, 'root' | 'read'>,
  now: () => number,
): Promise<ReturnType<typeof chooseCount>> {
  const path = `${counts}/${uid}`;
  const name = `${root}/${path}`;
  const found = await read(path, signal);
  const first = toWrite({ name, fields: { item, count: 1 }, times: ['began_at'] });
  const next = toWrite({ name, fields: { item }, mask: ['item'], increment: 'count', precondition: { exists: true } });
  return chooseCount({ found, used: Number(found?.fields.count), max, first, next }, now());
}
