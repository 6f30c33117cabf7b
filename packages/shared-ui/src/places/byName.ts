import { countryName } from '../format/names';
import { spokenLanguageName } from '../format/spokenLanguageName';

const sortedCodes = new Map<string, readonly string[]>();

/** All codes of a type, in the order of their names. Sorted once for a language: Intl's tables are slow to make. */
export function byName(codes: readonly string[], locale: string, type: 'region' | 'language'): readonly string[] {
  const key = `${type} ${locale}`;
  const cached = sortedCodes.get(key);
  if (cached) return cached;
  const getName = type === 'language' ? spokenLanguageName : countryName;
  const { compare } = new Intl.Collator(locale);
  const sorted = codes
    .map((code) => ({ code, name: getName(code, locale) }))
    .sort((one, other) => compare(one.name, other.name))
    .map(({ code }) => code);
  sortedCodes.set(key, sorted);
  return sorted;
}
