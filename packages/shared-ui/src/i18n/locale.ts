/** Source language of all texts, and the fallback for missing translations. */
export const sourceLocale = 'en';

/** Returns the language of the page from `<html lang>`, or English if there is no document. Server builds use `locale.server.ts`. */
export function currentLocale(): string {
  return typeof document === 'undefined' ? sourceLocale : document.documentElement.lang || sourceLocale;
}
