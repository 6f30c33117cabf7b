/**
 * Returns whether a date exists in the calendar. `Date` alone would interpret 31 February as 3 March. A year, or a year
 * and month, is also valid.
 */
export function isDate(date: string): boolean {
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}
