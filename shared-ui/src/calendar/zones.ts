import { dateFormat } from '../format/index';

/** A point in time: an ISO string, milliseconds since 1970, or a Date. */
export type Instant = Date | string | number;

/** The zone of a deadline "anywhere on earth": it passes when the day is over in the last zone, UTC-12 (POSIX inverts the sign). */
export const anywhereOnEarth = 'Etc/GMT+12';

/** The zone by its name in Intl; UTC for an unknown name. */
export function knownZone(zone: string): string {
  try {
    return dateFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

/** The browser's time zone. */
export function readerZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The calendar day of an instant in a zone, as `2026-03-29`. */
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

/** Minutes by which a zone is ahead of UTC at an instant: 180 in Nairobi, -720 anywhere on earth. */
export function offsetMinutes(zone: string, at: Instant): number {
  const format = dateFormat('en', { timeZone: knownZone(zone), timeZoneName: 'longOffset' });
  const name = format.formatToParts(new Date(at)).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/**
 * The zone's name and offset at an instant, in the language of `locale`: "East Africa Time", "GMT+3". Where that language has no name for
 * it, and Intl would give the offset twice, the name is that of the zone's city; in Arabic, whose letters that has not, of its country.
 */
export function zoneWords(
  zone: string,
  at: Instant,
  locale: string,
): { readonly name: string; readonly offset: string } {
  const named = (timeZoneName: 'long' | 'longGeneric' | 'shortOffset') =>
    dateFormat(locale, { timeZone: knownZone(zone), timeZoneName })
      .formatToParts(new Date(at))
      .find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC';
  const name = named('long');
  const place = () =>
    locale.startsWith('ar') ? named('longGeneric') : zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  // The zones of "Etc" are named by their offsets, with the opposite sign.
  return { name: /\p{Nd}/u.test(name) && !zone.startsWith('Etc/') ? place() : name, offset: named('shortOffset') };
}
