import { choices } from '@adp/shared-data/content';

/** Returns the likely language of an item: the page's if items may have it, otherwise English. */
export function languageOfPage(locale: string): string {
  const [language] = locale.split('-');
  return choices.lang.find((choice) => choice === language) ?? 'en';
}
