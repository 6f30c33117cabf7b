import type { FoundDocument } from '../client/wireValues';

const DAY = 86_400_000;

interface DailyCount {
  /** What has been counted; nothing before the first of all. */
  readonly found: FoundDocument | undefined;
  /** How many of its day are used. */
  readonly used: number;
  readonly max: number;
  /** The write that begins a day with one, and the one that adds one to it. */
  readonly first: object;
  readonly next: object;
}

/**
 * The writes that may count one more, the likely one first, and whether the day has had all of them. The clock of this device
 * only guesses whether the day is over: a full day is known by all having been refused.
 */
export function chooseCount(
  { found, used, max, first, next }: DailyCount,
  now: number,
): { readonly writes: readonly object[]; readonly isFull: boolean } {
  if (!found) return { writes: [first], isFull: false };
  const { began_at: began } = found.fields;
  const isFull = used >= max;
  const isOver = began instanceof Date && began.getTime() + DAY <= now;
  if (isOver) return { writes: [first, ...(isFull ? [] : [next])], isFull };
  return { writes: [isFull ? first : next], isFull };
}
