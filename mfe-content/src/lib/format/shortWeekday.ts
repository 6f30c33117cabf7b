import { dateFormat } from '@adp/shared-ui/format';

/** Abbreviations of Swahili calendars, from Sunday. The browser's short names are the whole names. */
const swahili = ['Jpi', 'Jtt', 'Jnn', 'Jtn', 'Alh', 'Ijm', 'Jmo'];

/** Returns the name of a day of the week in UTC, short enough for a narrow column. In Arabic this is one letter, as in calendars. */
export function shortWeekday(date: Date, locale: string): string {
  // Omit the region, because the short weekday names of `pt-PT` are the full names.
  const { language } = new Intl.Locale(locale);
  const abbreviation = language === 'sw' ? swahili[date.getUTCDay()] : undefined;
  if (abbreviation !== undefined) return abbreviation;
  return dateFormat(language, { weekday: language === 'ar' ? 'narrow' : 'short', timeZone: 'UTC' }).format(date);
}
