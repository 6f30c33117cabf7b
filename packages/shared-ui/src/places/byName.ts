import { countryName } from '../format/names';
import { spokenLanguageName } from '../format/spokenLanguageName';

const sortedCodes = new Map<string, readonly string[]>();

/** Sorts codes by their names. Caches the result for each locale, because creating Intl objects is slow. */
export function byName(codes: readonly string[], locale: string, type: 'region' | 'language'): readonly string[] {
  const key = `${type} ${locale}`;
  const cached = sortedCodes.get(key);
  if (cached) return cached;
  const getName = type === 'language' ? spokenLanguageName : countryName;
  const { compare } = new Intl.Collator(locale);
  const sorted = codes
    .map((code) => ({ code, name: getName(code, locale) }))
    .sort((a, b) => compare(a.name, b.name))
    .map(({ code }) => code);
  sortedCodes.set(key, sorted);
  return sorted;
}
