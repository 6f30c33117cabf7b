/** The language every text falls back to, and the only complete one so far. */
export const sourceLocale = 'en';

/** The language of the page, as its HTML was made: `<html lang>`. English where there is no page. */
export function currentLocale(): string {
  return typeof document === 'undefined' ? sourceLocale : document.documentElement.lang || sourceLocale;
}

/** Locales that no visitor has: the tests use them to find text outside the catalogs and layouts that break. */
export type PseudoLocale = 'en-XA' | 'ar-XB';

/** Whether a locale is one of the tests' own. */
export function isPseudo(locale: string): locale is PseudoLocale {
  return locale === 'en-XA' || locale === 'ar-XB';
}
