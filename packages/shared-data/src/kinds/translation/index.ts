export { type AppliedTranslation, readTranslated } from './readTranslated';
export { type InLanguage, toReader } from './toReader';
export {
  type Translation,
  translations,
  translationSchema,
  type TranslationText,
  translationTextSchema,
} from './translations';
export { type TextLanguage, toTextLanguage, toTranslationId, translationChoices } from './translationChoices';
