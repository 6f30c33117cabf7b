import { choices } from '@adp/shared-data/content';

/** The language that an item is likely to be written in: the page's, if items can be; otherwise English. */
export function languageOfPage(locale: string): string {
  const [language] = locale.split('-');
  return choices.lang.find((one) => one === language) ?? 'en';
}
