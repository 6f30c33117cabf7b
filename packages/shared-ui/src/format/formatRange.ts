/**
 * Formats a date range with plain spaces around the dash. Node and browsers use spaces of different widths, but hydration requires
 * equal text.
 */
export function formatRange(format: Intl.DateTimeFormat, start: Date, end: Date): string {
  return format.formatRange(start, end).replaceAll('\u2009', ' ');
}
