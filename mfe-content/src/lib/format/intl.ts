const made = new Map<string, unknown>();

/** Makes a formatter once for each locale and options: one costs up to a millisecond, and a list of 24 events asks for 150. */
function once<Format>(name: string, locale: string, options: object, make: () => Format): Format {
  const key = `${name} ${locale} ${JSON.stringify(options)}`;
  if (!made.has(key)) made.set(key, make());
  // What stands under a name's key was made by that name's maker.
  return made.get(key) as Format;
}

/** `new Intl.DateTimeFormat`, remembered. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return once('date', locale, options, () => new Intl.DateTimeFormat(locale, options));
}

/** `new Intl.NumberFormat`, remembered. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return once('number', locale, options, () => new Intl.NumberFormat(locale, options));
}

/** `new Intl.DisplayNames`, remembered. */
export function displayNames(locale: string, options: Intl.DisplayNamesOptions): Intl.DisplayNames {
  return once('names', locale, options, () => new Intl.DisplayNames(locale, options));
}

/** `new Intl.ListFormat`, remembered. */
export function listFormat(locale: string, options: Intl.ListFormatOptions): Intl.ListFormat {
  return once('list', locale, options, () => new Intl.ListFormat(locale, options));
}
