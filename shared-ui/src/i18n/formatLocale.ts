/**
 * The locale in which Intl writes dates and numbers for a language of the site.
 * Plain `en` would write them as in the United States and plain `pt` as in Brazil; the continent writes the day first, and "Quénia".
 */
export function formatLocale(locale: string): string {
  if (locale === 'pt') return 'pt-PT';
  return locale === 'en' || locale === 'en-XA' ? 'en-GB' : locale;
}
