import { dateFormat } from '../format/index';

/** A point in time: an ISO string, milliseconds since 1970, or a Date. */
export type Instant = Date | string | number;

/** Zone of deadlines "anywhere on earth", which pass when the day is over in the last zone, UTC-12. POSIX inverts the sign. */
export const anywhereOnEarth = 'Etc/GMT+12';

export function knownZone(zone: string): string {
  try {
    return dateFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

export function readerZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Returns the calendar day of an instant in a zone, as `2026-03-29`. */
export function dayIn(zone: string, at: Instant): string {
  const format = dateFormat('en', {
    timeZone: knownZone(zone),
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = Object.fromEntries(format.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
  return `${(parts['year'] ?? '').padStart(4, '0')}-${parts['month'] ?? ''}-${parts['day'] ?? ''}`;
}

/** Returns the zone's UTC offset at an instant, in minutes: 180 in Nairobi, -720 anywhere on earth. */
export function offsetMinutes(zone: string, at: Instant): number {
  const format = dateFormat('en', { timeZone: knownZone(zone), timeZoneName: 'longOffset' });
  const name = format.formatToParts(new Date(at)).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** Returns a zone's name and its offset in minutes in words: "East Africa Time", "GMT+3". */
export function zoneWords(
  zone: string,
  offset: number,
  locale: string,
): { readonly name: string; readonly offset: string } {
  const isOfPlace = zone.includes('/') && !zone.startsWith('Etc/');
  return {
    name: getZoneName(zone, isOfPlace ? 'longGeneric' : 'long', locale),
    offset: toOffsetWords(offset, locale),
  };
}

function toOffsetWords(offset: number, locale: string): string {
  const hours = offset / 60;
  // Names of IANA zones with fixed offsets contain the inverted sign.
  if (Number.isInteger(hours) && Math.abs(hours) <= 12)
    return getZoneName(`Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`, 'shortOffset', locale);
  const minutes = Math.abs(offset) % 60;
  return `GMT${offset < 0 ? '-' : '+'}${Math.floor(Math.abs(hours))}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
}

/** Date at which names are looked up. It is in the past, so that later rule changes do not affect names. */
const named = Date.UTC(2025, 0, 15);

function getZoneName(zone: string, timeZoneName: 'long' | 'longGeneric' | 'shortOffset', locale: string): string {
  return (
    dateFormat(locale, { timeZone: knownZone(zone), timeZoneName })
      .formatToParts(named)
      .find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC'
  );
}
