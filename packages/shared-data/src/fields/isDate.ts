/** Returns whether the calendar has the date. `Date` alone would read 31 February as 3 March. A year or a month is enough. */
export function isDate(date: string): boolean {
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}
