export { countryCodes } from './isoCountries';
export { mergeRegions, type ParsedPlaces, parsePlaces } from './parsePlaces';
export { type ParsedTimeZone, parseTimeZone } from './parseTimeZone';
