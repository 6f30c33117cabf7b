import type { Item } from '@adp/shared-data/content';
import { listChoices } from '@adp/shared-data/fields';
import type { TextLanguage } from '@adp/shared-data/translation';

export function getItemLanguages({
  lang,
  translations = {},
}: Pick<Item, 'lang' | 'translations'>): readonly TextLanguage[] {
  return [lang, ...listChoices.lang.filter((choice) => choice !== lang && translations[choice] !== undefined)];
}
