/** Units of time with their length in milliseconds, the longest first. */
const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** For how long something has waited, in whole units of the longest that fits. */
export function getAge(since: Date, now: Date): { readonly count: number; readonly unit: (typeof units)[number][0] } {
  const waited = Math.max(0, now.getTime() - since.getTime());
  for (const [unit, length] of units) if (waited >= length) return { count: Math.floor(waited / length), unit };
  return { count: 0, unit: 'minute' };
}

const DAY = 86_400_000;

/** The time before which something has waited for so many days. In whole minutes: the same page asks for the same. */
export function toTimeBefore(days: string, now: Date): Date {
  return new Date(Math.floor((now.getTime() - Number(days) * DAY) / 60_000) * 60_000);
}
