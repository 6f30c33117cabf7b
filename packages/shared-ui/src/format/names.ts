import { formatLocale } from '../i18n/formatLocale';
import { currentLocale } from '../i18n/locale';
import { displayNames, listFormat } from './intl';
import { isolate } from './isolate';

/** The name of a language in the language of `locale`: "French". The code itself where Intl does not know it. */
export function languageName(code: string, locale = currentLocale()): string {
  return displayName(code, locale, 'language');
}

interface Written<Lang extends string> {
  readonly lang: Lang;
  readonly translation?: { readonly lang: Lang } | undefined;
}

/** The language of an item's title and summary as they are shown: the original's, or that of the translation in their place. */
export function getTextLanguage<Lang extends string>({ lang, translation }: Written<Lang>): Lang {
  return translation?.lang ?? lang;
}

/** The name of the language of an item's title; undefined where it is the page's own. */
export function foreignLanguageName(item: Written<string>): string | undefined {
  const lang = getTextLanguage(item);
  return currentLocale().startsWith(lang) ? undefined : languageName(lang);
}

/** The name of a country (ISO 3166-1 alpha-2) in the language of `locale`. The code itself where Intl does not know it. */
export function countryName(code: string, locale = currentLocale()): string {
  return displayName(code, locale, 'region');
}

/** Words in a row, as the language of `locale` joins them: "English, French". None changes the direction of another. */
export function joinWords(words: readonly string[], locale = currentLocale()): string {
  return listFormat(locale, { type: 'unit', style: 'short' }).format(words.map(isolate));
}

/** The name of a code of either type. The code itself where Intl does not know it. */
function displayName(code: string, locale: string, type: 'language' | 'region'): string {
  try {
    return displayNames(formatLocale(locale), { type }).of(code) ?? code;
  } catch {
    return code;
  }
}
