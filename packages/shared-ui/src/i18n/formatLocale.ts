import { findLanguageEntry } from './languages';

/** Returns the locale in which Intl formats dates and numbers for a language of the site. Returns other locales unchanged. */
export function formatLocale(locale: string): string {
  // A locale with a region determines its own formats, except the pseudo-locale en-XA.
  if (locale.includes('-') && locale !== 'en-XA') return locale;
  return findLanguageEntry(locale)?.formatLocale ?? locale;
}
