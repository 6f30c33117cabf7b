// Countries and languages for forms: apart from the package's main entry, for their bytes.
export { countries } from './countries';
export { languages } from './languages';
export { countryName, languageName } from '../format/names';
