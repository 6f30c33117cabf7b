/** Returns whether a day, month or year exists. `Date` alone would interpret 31 February as 3 March. */
export function isDate(date: string): boolean {
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}
