/** Time units with their lengths in milliseconds, longest first. */
const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

export function getAge(since: Date, now: Date): { readonly count: number; readonly unit: (typeof units)[number][0] } {
  const waited = Math.max(0, now.getTime() - since.getTime());
  for (const [unit, length] of units) if (waited >= length) return { count: Math.floor(waited / length), unit };
  return { count: 0, unit: 'minute' };
}

const DAY = 86_400_000;

/** Returns the time `days` before now, rounded down to the minute, so that repeated renders produce the same query. */
export function toTimeBefore(days: string, now: Date): Date {
  return new Date(Math.floor((now.getTime() - Number(days) * DAY) / 60_000) * 60_000);
}
