import { displayNames, listFormat } from './intl';

/** The name of a language in the language of `locale`: "French"; the code itself where nobody knows it. */
export function languageName(code: string, locale: string): string {
  return nameOf(code, locale, 'language');
}

/** The name of a country (ISO 3166-1 alpha-2) in the language of `locale`; the code itself where nobody knows it. */
export function countryName(code: string, locale: string): string {
  return nameOf(code, locale, 'region');
}

/** A list of words as the language of `locale` joins them: "English, French and Arabic". */
export function joinList(words: readonly string[], locale: string): string {
  return listFormat(locale, { type: 'unit', style: 'short' }).format(words);
}

function nameOf(code: string, locale: string, type: 'language' | 'region'): string {
  try {
    return displayNames(locale, { type }).of(code) ?? code;
  } catch {
    return code;
  }
}
