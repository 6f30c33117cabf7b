/**
 * The locale in which Intl writes dates and numbers for a language of the site.
 * Plain `en` would write them as in the United States; the continent writes the day first.
 */
export function formatLocale(locale: string): string {
  return locale === 'en' || locale === 'en-XA' ? 'en-GB' : locale;
}
