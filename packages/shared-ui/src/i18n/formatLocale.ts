/**
 * The locale in which Intl writes dates and numbers for a language of the site.
 * Plain `en` would write them as in the United States and plain `pt` as in Brazil; the continent writes the day first, and "Quénia".
 * Plain `ar` would write hours of 12, beside those of events, and older browsers other digits than servers do.
 */
export function formatLocale(locale: string): string {
  if (locale === 'pt') return 'pt-PT';
  if (locale === 'ar') return 'ar-u-hc-h23-nu-latn';
  return locale === 'en' || locale === 'en-XA' ? 'en-GB' : locale;
}
