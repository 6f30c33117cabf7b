import { currentLocale, formatLocale } from '@adp/shared-ui';

const made = new Map<string, unknown>();

/** Makes a formatter once for each locale and options: one costs up to a millisecond, and a list asks for many. */
function once<Format>(name: string, locale: string, options: object, make: () => Format): Format {
  const key = `${name} ${locale} ${JSON.stringify(options)}`;
  if (!made.has(key)) made.set(key, make());
  // What stands under a name's key was made by that name's maker.
  return made.get(key) as Format;
}

/** A date or a time in the language of the page. */
export function formatDate(at: Date, options: Intl.DateTimeFormatOptions): string {
  const locale = formatLocale(currentLocale());
  return once('date', locale, options, () => new Intl.DateTimeFormat(locale, options)).format(at);
}

/** A day in a time zone that a member has chosen; in UTC where this device does not know the zone. */
export function formatDay(at: Date, timeZone = 'UTC'): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  try {
    return formatDate(at, { ...options, timeZone });
  } catch {
    return formatDate(at, { ...options, timeZone: 'UTC' });
  }
}

/** The name of a language or country in the language of the page; the code itself where nobody knows it. */
export function codeName(code: string, type: 'language' | 'region'): string {
  const locale = currentLocale();
  try {
    return once('names', locale, { type }, () => new Intl.DisplayNames(locale, { type })).of(code) ?? code;
  } catch {
    return code;
  }
}

/** Words in a row, as the language of the page joins them. */
export function joined(words: readonly string[]): string {
  const locale = currentLocale();
  const options = { type: 'unit', style: 'short' } as const;
  return once('list', locale, options, () => new Intl.ListFormat(locale, options)).format(words);
}
