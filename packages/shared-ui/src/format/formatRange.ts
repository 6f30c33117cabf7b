/** Formats a date range with plain spaces, because hydration needs equal text, but Node and browsers use different spaces. */
export function formatRange(format: Intl.DateTimeFormat, start: Date, end: Date): string {
  return format.formatRange(start, end).replaceAll('\u2009', ' ');
}
