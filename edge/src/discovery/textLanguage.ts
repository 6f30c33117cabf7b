import { type Item, listChoices, type TextLanguage } from '@adp/shared-data';

type Written = Pick<Item, 'lang' | 'translations'> & {
  readonly translation?: { readonly lang: TextLanguage } | undefined;
};

/** The language of an item's title, summary and body, as they were read. */
export const getTextLanguage = ({ lang, translation }: Written): TextLanguage => translation?.lang ?? lang;

/** The languages in which an item can be read, that of the original first. */
export function getItemLanguages({ lang, translations = {} }: Written): readonly TextLanguage[] {
  return [lang, ...listChoices.lang.filter((one) => one !== lang && translations[one] !== undefined)];
}
