/** The source language of all texts, and the fallback of the other languages. */
export const sourceLocale = 'en';

/** Returns the language of the page: `<html lang>`, or English without a document. Servers use `locale.server.ts`. */
export function currentLocale(): string {
  return typeof document === 'undefined' ? sourceLocale : document.documentElement.lang || sourceLocale;
}
