import { findLanguageEntry } from './languages';

/** Returns the locale in which Intl writes dates and numbers for a language of the site. Other locales are returned as they are. */
export function formatLocale(locale: string): string {
  // A locale with a region is its own format, except the pseudo-locale of tests.
  if (locale.includes('-') && locale !== 'en-XA') return locale;
  return findLanguageEntry(locale)?.formatLocale ?? locale;
}
