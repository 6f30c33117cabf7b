/** Test locales, which reveal text outside the catalogs and layouts that break. */
export type PseudoLocale = 'en-XA' | 'ar-XB';

export function isPseudo(locale: string): locale is PseudoLocale {
  return locale === 'en-XA' || locale === 'ar-XB';
}
