import { dateFormat } from '@adp/shared-ui/format';

/** Formats a publication date as precisely as it is known: `2024`, `2024-07` or `2024-07-18`. */
export function formatPublished(date: string, locale: string): string {
  const [, month, day] = date.split('-');
  const options: Intl.DateTimeFormatOptions = {
    timeZone: 'UTC',
    year: 'numeric',
    ...(month ? { month: 'long' } : {}),
    ...(day ? { day: 'numeric' } : {}),
  };
  return dateFormat(locale, options).format(new Date(date));
}
