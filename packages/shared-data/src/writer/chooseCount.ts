import type { FoundDocument } from '../client/wireValues';

const DAY = 86_400_000;

interface DailyCount {
  /** The stored count. Undefined before the first count. */
  readonly stored: FoundDocument | undefined;
  /** The number already used on the day of the stored count. */
  readonly used: number;
  readonly max: number;
  /** The write that starts a new day with a count of one. */
  readonly first: object;
  /** The write that adds one to the current day's count. */
  readonly next: object;
}

/** Returns the writes to try. A limit is certain only once the rules have denied all, because clocks can be wrong. */
export function chooseCount(
  { stored, used, max, first, next }: DailyCount,
  now: number,
): { readonly writes: readonly object[]; readonly isFull: boolean } {
  if (!stored) return { writes: [first], isFull: false };
  const { began_at: began } = stored.fields;
  const isFull = used >= max;
  const isOver = began instanceof Date && began.getTime() + DAY <= now;
  if (isOver) return { writes: [first, ...(isFull ? [] : [next])], isFull };
  return { writes: [isFull ? first : next], isFull };
}
