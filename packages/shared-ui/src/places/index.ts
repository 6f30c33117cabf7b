// Countries and languages for forms: apart from the package's main entry, for their bytes.
export { countries } from './countries';
export { languages } from './languages';
export { countryName } from '../format/names';
export { spokenLanguageName } from '../format/spokenLanguageName';
