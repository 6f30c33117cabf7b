/** Locales that no visitor has: the tests use them to find text outside the catalogs and layouts that break. */
export type PseudoLocale = 'en-XA' | 'ar-XB';

/** Whether a locale is one of the tests' own. */
export function isPseudo(locale: string): locale is PseudoLocale {
  return locale === 'en-XA' || locale === 'ar-XB';
}
