import type { Item } from '@adp/shared-data/content';
import { listChoices } from '@adp/shared-data/fields';
import type { TextLanguage } from '@adp/shared-data/translation';

/** The languages in which an item can be read, that of the original first. */
export function getItemLanguages({
  lang,
  translations = {},
}: Pick<Item, 'lang' | 'translations'>): readonly TextLanguage[] {
  return [lang, ...listChoices.lang.filter((one) => one !== lang && translations[one] !== undefined)];
}
