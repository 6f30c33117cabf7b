// For packages that make pages and import no components.
export {
  isLanguage,
  languageKey,
  languageNames,
  languages,
  splitLanguage,
  toBase,
  type Language,
} from '@adp/shared-ui/languages';
