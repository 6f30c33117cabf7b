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

/** Returns the language of an item's title and summary on the page: the original's or the translation's. */
export function getTextLanguage<Lang extends string>({ lang, translation }: Written<Lang>): Lang {
  return translation?.lang ?? lang;
}

/** Returns the name of the language of an item's title. Undefined if the page is in the same language. */
export function foreignLanguageName(item: Written<string>): string | undefined {
  const lang = getTextLanguage(item);
  return currentLocale().startsWith(lang) ? undefined : languageName(lang);
}

/** Returns the name of a country (ISO 3166-1 alpha-2). Returns the code if Intl does not know it. */
export function countryName(code: string, locale = currentLocale()): string {
  return displayName(code, locale, 'region');
}

/** Joins words: "English, French". No word changes the direction of another. */
export function joinWords(words: readonly string[], locale = currentLocale()): string {
  return listFormat(locale, { type: 'unit', style: 'short' }).format(words.map(isolate));
}

function displayName(code: string, locale: string, type: 'language' | 'region'): string {
  try {
    return displayNames(formatLocale(locale), { type }).of(code) ?? code;
  } catch {
    return code;
  }
}
