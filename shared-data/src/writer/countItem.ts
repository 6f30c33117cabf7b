import type { FirestoreClient, RequestOptions } from '../client/FirestoreClient';
import { countLimits } from '../kinds/member/countLimits';
import { toWrite } from './toWrite';

const DAY = 86_400_000;

interface ItemCount {
  /** Writes to try, the likely one first: what counts the item in the commit that creates it. */
  readonly writes: readonly object[];
  /** Whether the day has had all its items. */
  readonly isFull: boolean;
}

/**
 * How the rules want a new item counted: one more, or the first of another day. Which of the two, the clock of this device
 * only guesses; a full day is known by both having been refused.
 */
export async function countItem(
  { uid, item, signal }: RequestOptions & { readonly uid: string; readonly item: string },
  { root, read }: Pick<FirestoreClient, 'root' | 'read'>,
  now: () => number,
): Promise<ItemCount> {
  const path = `item_counts/${uid}`;
  const name = `${root}/${path}`;
  const found = await read(path, signal);
  const first = toWrite({ name, fields: { item, count: 1 }, times: ['began_at'] });
  const next = toWrite({ name, fields: { item }, mask: ['item'], increment: 'count', precondition: { exists: true } });
  if (!found) return { writes: [first], isFull: false };
  const { count, began_at: began } = found.fields;
  const isFull = Number(count) >= countLimits.itemsPerDay.max;
  const isOver = began instanceof Date && began.getTime() + DAY <= now();
  if (isOver) return { writes: [first, ...(isFull ? [] : [next])], isFull };
  return { writes: [isFull ? first : next], isFull };
}
