import { formatLocale } from '../i18n/formatLocale';
import { currentLocale } from '../i18n/locale';
import { dateFormat } from './intl';

/** A date or a time, in the language of the page unless `locale` is another. */
export function formatDate(date: Date, options: Intl.DateTimeFormatOptions, locale = currentLocale()): string {
  return dateFormat(formatLocale(locale), options).format(date);
}

/** The day of a date: "21 November 2026". In UTC, also where this device does not know the time zone. */
export function formatDay(date: Date, timeZone = 'UTC', locale = currentLocale()): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  try {
    return formatDate(date, { ...options, timeZone }, locale);
  } catch {
    return formatDate(date, { ...options, timeZone: 'UTC' }, locale);
  }
}

/** A date and time to the minute in the reader's own zone: "21 November 2026 at 09:40". */
export function formatDateTime(date: Date, locale = currentLocale()): string {
  return formatDate(date, { dateStyle: 'long', timeStyle: 'short' }, locale);
}
