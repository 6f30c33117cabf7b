import { contentCollections } from '../contentKinds';
import { listChoices } from '../../fields/listChoices';

/** The controlled lists of translations. */
export const translationChoices = {
  collection: contentCollections,
  /** `reviewed` is what a reviewer, or an editor of the item's programme, has checked. */
  how: ['human', 'machine', 'reviewed'],
} as const;

export type TextLanguage = (typeof listChoices.lang)[number];

/** The language that a text calls for, or none of ours. */
export const toTextLanguage = (text: string | null | undefined): TextLanguage | undefined =>
  listChoices.lang.find((one) => one === text);

/** The id of the translation of an item: there is one for each language. */
export function toTranslationId(collection: string, item: string, lang: string): string {
  return `${collection}_${item}_${lang}`;
}
