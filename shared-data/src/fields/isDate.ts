/** Returns whether the calendar has the date: `Date` reads the 31st of February as the 3rd of March. A year or a month is enough. */
export function isDate(date: string): boolean {
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}
