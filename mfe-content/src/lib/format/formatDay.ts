import { formatLocale } from '@adp/shared-ui';
import { dateFormat } from './intl';

/** A moment's day in UTC, in the language of `locale`: "21 November 2026". */
export function formatDay(at: Date, locale: string): string {
  return dateFormat(formatLocale(locale), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(at);
}

/** A moment to the minute on the reader's own clock: "21 November 2026 at 09:40". */
export function formatDateTime(at: Date, locale: string): string {
  return dateFormat(formatLocale(locale), { dateStyle: 'long', timeStyle: 'short' }).format(at);
}
