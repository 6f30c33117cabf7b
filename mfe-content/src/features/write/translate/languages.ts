import { listChoices, type TextLanguage } from '@adp/shared-data';

/** The languages that a text can be translated into. */
export function getOtherLanguages(lang: TextLanguage): readonly TextLanguage[] {
  return listChoices.lang.filter((one) => one !== lang);
}
