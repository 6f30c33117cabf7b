// Countries and languages for forms. Separate from the main entry point, because few pages need them.
export { countries } from './countries';
export { languages } from './languages';
export { countryName } from '../format/names';
export { spokenLanguageName } from '../format/spokenLanguageName';
