// Entry point for countries and languages in forms. It is separate from the main entry point, because few pages need
// it.
export { countries } from './countries';
export { languages } from './languages';
export { countryName } from '../format/names';
export { spokenLanguageName } from '../format/spokenLanguageName';
