import { formatLocale } from '@adp/shared-ui';
import { dateFormat, formatRange } from '@adp/shared-ui/format';

/** Formats of dates in the copy by their length: YYYY, YYYY-MM or YYYY-MM-DD. */
const styles: Readonly<Record<number, Intl.DateTimeFormatOptions>> = {
  4: { year: 'numeric' },
  7: { year: 'numeric', month: 'long' },
  10: { year: 'numeric', month: 'long', day: 'numeric' },
};

/** Formats a date of the copy, or a range to `endDate`, with the precision of the copy. */
export function formatDate(date: string, locale: string, endDate?: string): string {
  const format = dateFormat(formatLocale(locale), { ...styles[date.length], timeZone: 'UTC' });
  return endDate === undefined ? format.format(new Date(date)) : formatRange(format, new Date(date), new Date(endDate));
}
