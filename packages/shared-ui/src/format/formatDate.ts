import { formatLocale } from '../i18n/formatLocale';
import { currentLocale } from '../i18n/locale';
import { dateFormat } from './intl';

export function formatDate(date: Date, options: Intl.DateTimeFormatOptions, locale = currentLocale()): string {
  return dateFormat(formatLocale(locale), options).format(date);
}

/** Formats a day: "21 November 2026". Uses UTC if this device does not know the time zone. */
export function formatDay(date: Date, timeZone = 'UTC', locale = currentLocale()): string {
  return inZone(timeZone, (zone) => formatDate(date, { ...day, timeZone: zone }, locale));
}

/** Formats a range of days, in UTC if the zone is unknown: "24–26 November 2026". An end at midnight belongs to the day before. */
export function formatDays(start: Date, end: Date, timeZone = 'UTC', locale = currentLocale()): string {
  const last = new Date(Math.max(start.getTime(), end.getTime() - 1));
  return inZone(timeZone, (zone) =>
    formatRange(dateFormat(formatLocale(locale), { ...day, timeZone: zone }), start, last),
  );
}

/** Formats a date range with plain spaces, because hydration needs equal text, but Node and browsers use different spaces. */
export function formatRange(format: Intl.DateTimeFormat, start: Date, end: Date): string {
  return format.formatRange(start, end).replaceAll('\u2009', ' ');
}

/** Formats a date and time in the reader's own zone: "21 November 2026 at 09:40". */
export function formatDateTime(date: Date, locale = currentLocale()): string {
  return formatDate(date, { dateStyle: 'long', timeStyle: 'short' }, locale);
}

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;

function inZone(timeZone: string, format: (zone: string) => string): string {
  try {
    return format(timeZone);
  } catch {
    return format('UTC');
  }
}
