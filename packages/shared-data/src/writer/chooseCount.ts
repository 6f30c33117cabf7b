import type { FoundDocument } from '../client/wireValues';

const DAY = 86_400_000;

interface DailyCount {
  /** The stored count; undefined before the first. */
  readonly stored: FoundDocument | undefined;
  /** Number already used on the count's day. */
  readonly used: number;
  readonly max: number;
  /** The write that starts a new day at one. */
  readonly first: object;
  /** The write that adds one to the current day. */
  readonly next: object;
}

/**
 * Returns the writes that may count one more, the likelier one first, and whether the daily limit is probably reached. The device's
 * clock only guesses whether the day is over, so the limit is certain only once the rules have denied every choice.
 */
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
