import { formatLocale } from '@adp/shared-ui';
import { dateFormat, formatRange } from '@adp/shared-ui/format';

/** Date formats by the length of the date in the copy: YYYY, YYYY-MM or YYYY-MM-DD. */
const styles: Readonly<Record<number, Intl.DateTimeFormatOptions>> = {
  4: { year: 'numeric' },
  7: { year: 'numeric', month: 'long' },
  10: { year: 'numeric', month: 'long', day: 'numeric' },
};

/** Formats a date from the copy, or the range from `date` to `endDate`. Preserves the precision of the copy. */
export function formatDate(date: string, locale: string, endDate?: string): string {
  const format = dateFormat(formatLocale(locale), { ...styles[date.length], timeZone: 'UTC' });
  return endDate === undefined ? format.format(new Date(date)) : formatRange(format, new Date(date), new Date(endDate));
}
