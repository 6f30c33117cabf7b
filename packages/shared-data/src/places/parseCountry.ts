import { findLanguageEntry, languages } from '@adp/shared-ui/languages';
import { byAlpha3, countryCodes } from './isoCountries';
import { officialWords, otherCountryNames, sharedCountryNames } from './otherCountryNames';
import { toNameKey } from './toNameKey';

/** The site's languages, each with its variants. */
const locales = languages.flatMap((language) => [language, ...(findLanguageEntry(language)?.variants ?? [])]);
const codes = new Set(countryCodes);
const governmentWords = new Set(officialWords.flatMap((words) => toNameKey(words).split(' ')));

let cachedNames: ReadonlyMap<string, readonly string[]> | undefined;

/** Returns the ISO codes that a code or name can mean: none, one, or several for a name such as Congo. */
export function parseCountry(text: string): readonly string[] {
  const trimmed = text.trim();
  const code = byAlpha3.get(trimmed) ?? (/^(?:[A-Z]{2}|(?!no$)[a-z]{2})$/.test(trimmed) ? trimmed.toUpperCase() : '');
  if (codes.has(code)) return [code];
  const names = (cachedNames ??= collectNames());
  for (const key of toKeys(trimmed)) {
    const countries = names.get(key);
    if (countries) return countries;
  }
  return [];
}

/**
 * Returns the keys of a name as written and of the inverted name ("Congo, Democratic Republic of the"), each also
 * without government words.
 */
function toKeys(text: string): readonly string[] {
  const [, name, addition] = /^([^,(]+)[,(]([^,()]+)\)?$/.exec(text) ?? [];
  const written = name === undefined || addition === undefined ? [text] : [`${addition} ${name}`, text];
  const keys = written.map(toNameKey);
  return [...keys, ...keys.map(withoutGovernment)];
}

function withoutGovernment(key: string): string {
  const words = key.split(' ').filter((word) => !governmentWords.has(word));
  return words.join(' ');
}

function collectNames(): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, readonly string[]>();
  const add = (name: string, countries: readonly string[]) => {
    const key = toNameKey(name);
    if (!names.has(key)) names.set(key, countries);
  };
  for (const [name, countries] of Object.entries(sharedCountryNames)) add(name, countries);
  for (const [code, others] of Object.entries(otherCountryNames))
    for (const name of others.split('|')) add(name, [code]);
  for (const locale of locales) {
    for (const style of ['long', 'short'] as const) {
      const { of } = createDisplayNames(locale, style);
      for (const code of countryCodes) for (const name of withAlternatives(of(code))) add(name, [code]);
    }
  }
  return names;
}

function createDisplayNames(locale: string, style: 'long' | 'short') {
  const names = new Intl.DisplayNames(locale, { type: 'region', style, fallback: 'none' });
  return { of: (code: string) => names.of(code) ?? '' };
}

/** Splits off alternative names: "Myanmar (Burma)" has two, but "Hong Kong SAR China" must not be split. */
function withAlternatives(name: string): readonly string[] {
  const [, first, second] = /^([^(]+)\(([^)]+)\)$/.exec(name) ?? [];
  return first === undefined || second === undefined ? [name] : [name, first, second];
}
