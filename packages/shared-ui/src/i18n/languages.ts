interface LanguageEntry {
  /** The language's own name for itself, as readers look for it. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** The locale in which Intl writes dates and numbers. */
  readonly formatLocale: string;
  /** Language and country, as previews of links want them. No country is meant. */
  readonly territory: string;
  /** What writers put before decimals. Left out where both a point and a comma are used. */
  readonly decimalSeparator?: '.' | ',';
  /** Further locales of the language whose names of countries differ. */
  readonly variants?: readonly string[];
}

/**
 * The languages of the site (decision 100), each declared here and nowhere else. A new one needs an entry and its catalogs:
 * `npm run lint:texts` lists those that are missing, and `npm run lists -w @adp/firebase` writes the lists of the rules (decision 141).
 *
 * As formats, plain `en` would be that of the United States and plain `pt` that of Brazil: the continent writes the day first, and
 * "Quénia". Plain `ar` would write hours of 12, beside those of events, and older browsers other digits than servers do.
 */
const entries = {
  en: { name: 'English', direction: 'ltr', formatLocale: 'en-GB', territory: 'en_GB', decimalSeparator: '.' },
  fr: { name: 'Français', direction: 'ltr', formatLocale: 'fr', territory: 'fr_FR', decimalSeparator: ',' },
  pt: {
    name: 'Português',
    direction: 'ltr',
    formatLocale: 'pt-PT',
    territory: 'pt_PT',
    decimalSeparator: ',',
    variants: ['pt-PT'],
  },
  ar: { name: 'العربية', direction: 'rtl', formatLocale: 'ar-u-hc-h23-nu-latn', territory: 'ar_AR' },
  sw: {
    name: 'Kiswahili',
    direction: 'ltr',
    formatLocale: 'sw',
    territory: 'sw_KE',
    decimalSeparator: '.',
    variants: ['sw-KE', 'sw-CD'],
  },
} as const satisfies Readonly<Record<string, LanguageEntry>>;

/** Pages in English have no prefix; each other language has its own, as `/fr`. */
export type Language = keyof typeof entries;

// The keys of an object literal are the whole type.
export const languages = Object.keys(entries) as readonly Language[];

/** Returns the entry of the language of a locale, such as `pt` or `pt-PT`. Undefined for a language that the site does not have. */
export function findLanguageEntry(locale: string): LanguageEntry | undefined {
  const [language = ''] = locale.split('-', 1);
  return isLanguage(language) ? entries[language] : undefined;
}

/** Returns the direction in which a locale is written. */
export function getDirection(locale: string): 'ltr' | 'rtl' {
  return findLanguageEntry(locale)?.direction ?? 'ltr';
}

/** Returns a value for each language. */
export function forEachLanguage<Value>(toValue: (language: Language) => Value): Readonly<Record<Language, Value>> {
  // Each language has its key.
  return Object.fromEntries(languages.map((language) => [language, toValue(language)])) as Record<Language, Value>;
}

/** How the addresses of pages in a language begin: `/fr`; nothing for English, or what is no language of the site. */
export function toBase(language: string): string {
  return isLanguage(language) && language !== 'en' ? `/${language}` : '';
}

export function isLanguage(text: string): text is Language {
  return languages.some((language) => language === text);
}

/**
 * Returns the language of a page and its path in English, by its path: `/fr/apet` is `/apet` in French. The prefix is accepted in any
 * letter case, as the router accepts it.
 */
export function splitLanguage(pathname: string): { readonly language: Language; readonly path: string } {
  const [, first = '', rest = ''] = /^\/([a-z]{2})(\/.*)?$/i.exec(pathname) ?? [];
  const language = first.toLowerCase();
  if (!isLanguage(language) || language === 'en') return { language: 'en', path: pathname };
  return { language, path: rest || '/' };
}

/** Each language's own name for itself, as readers look for it. */
export const languageNames = forEachLanguage((language) => entries[language].name);

/** In this browser's storage: the language that the reader has chosen. It leads nobody anywhere: it is what a page in another one offers. */
export const languageKey = 'adp.language';
