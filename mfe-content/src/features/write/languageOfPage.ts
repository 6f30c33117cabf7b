import { choices } from '@adp/shared-data/content';

/** Returns the likely language of a new item: the page's language if items can be written in it, otherwise English. */
export function languageOfPage(locale: string): string {
  const [language] = locale.split('-');
  return choices.lang.find((choice) => choice === language) ?? 'en';
}
