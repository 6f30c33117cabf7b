import { formatLocale } from '../i18n/formatLocale';
import { currentLocale } from '../i18n/locale';
import { displayNames, listFormat } from './intl';
import { isolate } from './isolate';

/** Returns the name of a language: "French". Returns the code if Intl does not know it. */
export function languageName(code: string, locale = currentLocale()): string {
  return displayName(code, locale, 'language');
}

interface Written<Lang extends string> {
  readonly lang: Lang;
  readonly translation?: { readonly lang: Lang } | undefined;
}

/** Returns the language in which the page shows an item's title and summary: the original language, or the language of a translation. */
export function getTextLanguage<Lang extends string>({ lang, translation }: Written<Lang>): Lang {
  return translation?.lang ?? lang;
}

/** Returns the name of the language of an item's title. Returns undefined if it is the language of the page. */
export function foreignLanguageName(item: Written<string>): string | undefined {
  const lang = getTextLanguage(item);
  return currentLocale().startsWith(lang) ? undefined : languageName(lang);
}

/** Returns the name of a country (ISO 3166-1 alpha-2). Returns the code if Intl does not know it. */
export function countryName(code: string, locale = currentLocale()): string {
  return displayName(code, locale, 'region');
}

/** Joins words: "English, French". Isolates each word, so that it does not affect the text direction of other words. */
export function joinWords(words: readonly string[], locale = currentLocale()): string {
  return listFormat(locale, { type: 'unit', style: 'short' }).format(words.map(isolate));
}

/** Joins the parts of a place, smallest first: "Accra, Ghana". Does not use `Intl.ListFormat`, which adds "and" in some languages. */
export function joinPlace(parts: readonly string[], locale = currentLocale()): string {
  return parts.map(isolate).join(locale.startsWith('ar') ? '، ' : ', ');
}

/** Cached names, because Intl is slower than a lookup, and the filters of a list have 100 names. */
const names = new Map<string, string>();
/** The maximum number of cached names. It is limited, because URLs can contain any code. */
const MAX_NAMES = 2_000;

function displayName(code: string, locale: string, type: 'language' | 'region'): string {
  const key = `${locale} ${type} ${code}`;
  const cached = names.get(key);
  if (cached !== undefined) return cached;
  const name = readName(code, locale, type);
  if (names.size >= MAX_NAMES) names.clear();
  names.set(key, name);
  return name;
}

function readName(code: string, locale: string, type: 'language' | 'region'): string {
  try {
    return displayNames(formatLocale(locale), { type }).of(code) ?? code;
  } catch {
    return code;
  }
}
