/** The languages of the interface (decision 100). Pages in English have no prefix; each other language has its own, as `/fr`. */
export const languages = ['en', 'fr', 'pt', 'ar', 'sw'] as const;

export type Language = (typeof languages)[number];

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
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  pt: 'Português',
  ar: 'العربية',
  sw: 'Kiswahili',
};

/** In this browser's storage: the language that the reader has chosen. It leads nobody anywhere: it is what a page in another one offers. */
export const languageKey = 'adp.language';
