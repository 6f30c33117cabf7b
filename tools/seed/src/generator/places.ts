/** Places of generated items: a few countries of each region, and a region of the African Union. */
export const countries = 'KE GH EG SN NG ZA ET MZ TZ MA RW CM CV MU AU-W'.split(' ');

/** Zones with and without daylight saving time. Etc/GMT+12 represents "anywhere on Earth". */
export const timeZones = (
  'Africa/Nairobi Africa/Lagos Africa/Cairo Africa/Casablanca Africa/Johannesburg Atlantic/Cape_Verde ' +
  'Indian/Mauritius Europe/Brussels America/New_York UTC Etc/GMT+12'
).split(' ');
