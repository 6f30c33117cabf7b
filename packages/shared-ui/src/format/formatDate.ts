import { formatLocale } from '../i18n/formatLocale';
import { currentLocale } from '../i18n/locale';
import { formatRange } from './formatRange';
import { dateFormat } from './intl';

/** A date or a time, in the language of the page unless `locale` is another. */
export function formatDate(date: Date, options: Intl.DateTimeFormatOptions, locale = currentLocale()): string {
  return dateFormat(formatLocale(locale), options).format(date);
}

/** The day of a date: "21 November 2026". In UTC, also where this device does not know the time zone. */
export function formatDay(date: Date, timeZone = 'UTC', locale = currentLocale()): string {
  return inZone(timeZone, (zone) => formatDate(date, { ...day, timeZone: zone }, locale));
}

/** The days of a span, an end at midnight belonging to the day before: "24–26 November 2026". The zone as for `formatDay`. */
export function formatDays(start: Date, end: Date, timeZone = 'UTC', locale = currentLocale()): string {
  const last = new Date(Math.max(start.getTime(), end.getTime() - 1));
  return inZone(timeZone, (zone) =>
    formatRange(dateFormat(formatLocale(locale), { ...day, timeZone: zone }), start, last),
  );
}

/** A date and time to the minute in the reader's own zone: "21 November 2026 at 09:40". */
export function formatDateTime(date: Date, locale = currentLocale()): string {
  return formatDate(date, { dateStyle: 'long', timeStyle: 'short' }, locale);
}

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** Formats in a time zone; in UTC where this device does not know it. */
function inZone(timeZone: string, format: (zone: string) => string): string {
  try {
    return format(timeZone);
  } catch {
    return format('UTC');
  }
}
