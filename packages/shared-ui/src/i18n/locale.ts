/** The language in which all texts are written first, and to which each falls back. */
export const sourceLocale = 'en';

/** The language of the page, as its HTML was made: `<html lang>`. English where there is no page. A server has `locale.server.ts`. */
export function currentLocale(): string {
  return typeof document === 'undefined' ? sourceLocale : document.documentElement.lang || sourceLocale;
}
