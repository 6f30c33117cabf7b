/**
 * Languages of the site (decision 100), declared only here. A new one needs catalogs and new lists (CONTRIBUTING.md, "A
 * language"). Inline scripts contain this table, but not the next one.
 */
export const languageNames = {
  en: 'English',
  fr: 'Français',
  pt: 'Português',
  ar: 'العربية',
  sw: 'Kiswahili',
} as const;

/** A language of the site. English pages have no path prefix; pages in other languages have one, such as `/fr`. */
export type Language = keyof typeof languageNames;

// The cast is safe because `Object.keys` returns exactly the keys of the literal.
export const languages = Object.keys(languageNames) as readonly Language[];

interface LanguageEntry {
  readonly direction: 'ltr' | 'rtl';
  readonly formatLocale: string;
  /** Language and country code for link previews. The choice of country has no meaning. */
  readonly territory: string;
  /** Decimal separator. Absent if both point and comma are in use. */
  readonly decimalSeparator?: '.' | ',';
  /** Other locales of the language, in which the names of countries differ. */
  readonly variants?: readonly string[];
}

const entries: Readonly<Record<Language, LanguageEntry>> = {
  en: { direction: 'ltr', formatLocale: 'en-GB', territory: 'en_GB', decimalSeparator: '.' },
  fr: { direction: 'ltr', formatLocale: 'fr', territory: 'fr_FR', decimalSeparator: ',' },
  pt: { direction: 'ltr', formatLocale: 'pt-PT', territory: 'pt_PT', decimalSeparator: ',', variants: ['pt-PT'] },
  ar: { direction: 'rtl', formatLocale: 'ar-u-hc-h23-nu-latn', territory: 'ar_AR' },
  sw: {
    direction: 'ltr',
    formatLocale: 'sw',
    territory: 'sw_KE',
    decimalSeparator: '.',
    variants: ['sw-KE', 'sw-CD'],
  },
};

/** Returns the entry for a locale's language, such as `pt` or `pt-PT`. Returns undefined if the site does not have the language. */
export function findLanguageEntry(locale: string): LanguageEntry | undefined {
  const [language = ''] = locale.split('-', 1);
  return isLanguage(language) ? entries[language] : undefined;
}

export function getDirection(locale: string): 'ltr' | 'rtl' {
  return findLanguageEntry(locale)?.direction ?? 'ltr';
}

export function forEachLanguage<Value>(toValue: (language: Language) => Value): Readonly<Record<Language, Value>> {
  // The cast is safe because the array has an entry for each language.
  return Object.fromEntries(languages.map((language) => [language, toValue(language)])) as Record<Language, Value>;
}

/**
 * Returns the path prefix of a language: `/fr`. Returns an empty text for English and for languages that the site does
 * not have.
 */
export function toBase(language: string): string {
  return isLanguage(language) && language !== 'en' ? `/${language}` : '';
}

export function isLanguage(text: string): text is Language {
  return languages.some((language) => language === text);
}

/** Splits a path into language and English path: `/fr/apet` is `/apet` in French. Ignores letter case, as the router does. */
export function splitLanguage(pathname: string): { readonly language: Language; readonly path: string } {
  const [, first = '', rest = ''] = /^\/([a-z]{2})(\/.*)?$/i.exec(pathname) ?? [];
  const language = first.toLowerCase();
  if (!isLanguage(language) || language === 'en') return { language: 'en', path: pathname };
  return { language, path: rest || '/' };
}

/** Storage key of the language that the reader has chosen. Pages in other languages offer this language, but never redirect to it. */
export const languageKey = 'adp.language';
