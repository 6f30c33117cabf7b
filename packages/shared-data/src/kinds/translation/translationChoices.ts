import { contentCollections } from '../contentKinds';
import { listChoices } from '../../fields/listChoices';

export const translationChoices = {
  collection: contentCollections,
  /** `reviewed` means that a reviewer or an editor of the item's programme has checked the translation. */
  how: ['human', 'machine', 'reviewed'],
} as const;

export type TextLanguage = (typeof listChoices.lang)[number];

/** Returns the site language with a language code. Returns undefined for any other text. */
export const toTextLanguage = (text: string | null | undefined): TextLanguage | undefined =>
  listChoices.lang.find((language) => language === text);

/** Returns the id of an item's translation. There is one translation per language. */
export function toTranslationId(collection: string, item: string, lang: string): string {
  return `${collection}_${item}_${lang}`;
}
