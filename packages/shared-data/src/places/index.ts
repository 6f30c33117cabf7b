export { countryCodes } from './isoCountries';
export { mergeRegions, type ParsedPlaces, parsePlaces } from './parsePlaces';
export { isTimeZone, type ParsedTimeZone, parseTimeZone } from './parseTimeZone';
