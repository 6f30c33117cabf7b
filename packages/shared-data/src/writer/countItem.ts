import type { FirestoreClient, RequestOptions } from '../client/FirestoreClient';
import { countLimits } from '../kinds/member/countLimits';
import { chooseCount } from './chooseCount';
import { toWrite } from './toWrite';

interface Counted extends RequestOptions {
  readonly uid: string;
  /** The name of the counted document, in the form that the rules require. */
  readonly item: string;
  /** The collection of the counts. Defaults to the counts and the daily limit of items. */
  readonly counts?: string;
  readonly max?: number;
}

/** Returns the writes that count a new document. The rules require them in the commit that creates the document. */
export async function countItem(
  { uid, item, counts = 'item_counts', max = countLimits.itemsPerDay.max, signal }: Counted,
  { root, read }: Pick<FirestoreClient, 'root' | 'read'>,
  now: () => number,
): Promise<ReturnType<typeof chooseCount>> {
  const path = `${counts}/${uid}`;
  const name = `${root}/${path}`;
  const stored = await read(path, signal);
  const first = toWrite({ name, fields: { item, count: 1 }, times: ['began_at'] });
  const next = toWrite({ name, fields: { item }, mask: ['item'], increment: 'count', precondition: { exists: true } });
  return chooseCount({ stored, used: Number(stored?.fields.count), max, first, next }, now());
}
