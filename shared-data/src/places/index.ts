export { countryCodes } from './isoCountries';
export { parseCountry } from './parseCountry';
export { mergeRegions, type ParsedPlaces, parsePlaces } from './parsePlaces';
export { type ParsedTimeZone, parseTimeZone } from './parseTimeZone';
