/**
 * A span of dates with plain spaces around its dash. Node and browsers differ in the width of theirs, and a page that a server
 * has made must read the same in the browser.
 */
export function formatRange(format: Intl.DateTimeFormat, start: Date, end: Date): string {
  return format.formatRange(start, end).replaceAll('\u2009', ' ');
}
