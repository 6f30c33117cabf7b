/** Pseudo-locales for tests. They reveal texts that come from no catalog, and layouts that break. */
export type PseudoLocale = 'en-XA' | 'ar-XB';

export function isPseudo(locale: string): locale is PseudoLocale {
  return locale === 'en-XA' || locale === 'ar-XB';
}
