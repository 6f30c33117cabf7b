import { dateFormat } from '@adp/shared-ui/format';

/** Abbreviations of Swahili calendars, from Sunday. The browser's short names are the whole names. */
const swahili = ['Jpi', 'Jtt', 'Jnn', 'Jtn', 'Alh', 'Ijm', 'Jmo'];

/** Returns the name of a day of the week in UTC, short enough for a narrow column. In Arabic this is one letter, as in calendars. */
export function shortWeekday(date: Date, locale: string): string {
  const abbreviation = locale.startsWith('sw') ? swahili[date.getUTCDay()] : undefined;
  if (abbreviation !== undefined) return abbreviation;
  const weekday = locale.startsWith('ar') ? 'narrow' : 'short';
  // The browser's short names for Portugal are also the whole names. Brazil's abbreviations are common in Portugal, too.
  return dateFormat(locale.startsWith('pt') ? 'pt-BR' : locale, { weekday, timeZone: 'UTC' }).format(date);
}
