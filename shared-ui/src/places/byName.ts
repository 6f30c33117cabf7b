type Named = 'region' | 'language';

// Intl's tables are slow to make, and a list asks for every name: each is made once for a language.
const names = new Map<string, Intl.DisplayNames>();
const lists = new Map<string, readonly string[]>();

/** The name of a code in the language of `locale`; the code where nobody knows it. */
export function nameOf(code: string, locale: string, type: Named): string {
  const key = `${type} ${locale}`;
  try {
    const known = names.get(key) ?? new Intl.DisplayNames(locale, { type });
    names.set(key, known);
    return known.of(code) ?? code;
  } catch {
    return code;
  }
}

/** All codes of a type, in the order of their names. */
export function byName(codes: readonly string[], locale: string, type: Named): readonly string[] {
  const key = `${type} ${locale}`;
  const known = lists.get(key);
  if (known) return known;
  const { compare } = new Intl.Collator(locale);
  const sorted = codes
    .map((code) => ({ code, name: nameOf(code, locale, type) }))
    .sort((one, other) => compare(one.name, other.name))
    .map(({ code }) => code);
  lists.set(key, sorted);
  return sorted;
}
