// Countries and languages for forms that ask for some: apart from the index of every page, for their bytes.
export { countries, countryName } from './countries';
export { languageName, languages } from './languages';
