const formatters = new Map<string, unknown>();

/** Caches formatters by locale and options. Creating a formatter takes up to a millisecond, and a list of 24 events needs 150 of them. */
function memoize<Format>(type: string, locale: string, options: object, create: () => Format): Format {
  const key = `${type} ${locale} ${JSON.stringify(options)}`;
  if (!formatters.has(key)) formatters.set(key, create());
  // The cast is safe because the type is part of the cache key.
  return formatters.get(key) as Format;
}

/** Returns a memoized `Intl.DateTimeFormat`. In French, the first day of a month is an ordinal: "1er décembre". */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const Format = /^fr\b/.test(locale) ? FrenchDateFormat : Intl.DateTimeFormat;
  return memoize('date', locale, options, () => new Format(locale, options));
}

class FrenchDateFormat extends Intl.DateTimeFormat {
  override format(date?: Date | number): string {
    return joinParts(this.formatToParts(date));
  }

  override formatRange(start: Date | number, end: Date | number): string {
    return joinParts(this.formatRangeToParts(start, end));
  }
}

function joinParts(parts: readonly Pick<Intl.DateTimeFormatPart, 'type' | 'value'>[]): string {
  const hasMonthName = parts.some(({ type, value }) => type === 'month' && !/\d/.test(value));
  return parts.map(({ type, value }) => (type === 'day' && value === '1' && hasMonthName ? '1er' : value)).join('');
}

/** Returns a memoized number format. In Arabic, units are written out, because Intl has no short form of "kilobyte". */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const display = locale.startsWith('ar') ? { unitDisplay: 'long' as const } : {};
  return memoize('number', locale, options, () => new Intl.NumberFormat(locale, { ...display, ...options }));
}

export function displayNames(locale: string, options: Intl.DisplayNamesOptions): Intl.DisplayNames {
  return memoize('names', locale, options, () => new Intl.DisplayNames(locale, options));
}

export function listFormat(locale: string, options: Intl.ListFormatOptions): Intl.ListFormat {
  return memoize('list', locale, options, () => new Intl.ListFormat(locale, options));
}
