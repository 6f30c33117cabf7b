import { offsetMinutes } from '@adp/shared-ui/calendar';

/**
 * A date as exact as it is known: `2019`, `2019-07` or `2019-07-18`. Undefined for what is no date in this order: 03/04/2019 is
 * two days, depending on who reads it.
 */
export function toPartialDate(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})(?:[-/](\d{1,2})(?:[-/](\d{1,2}))?)?\/*(?:[T ].*)?$/.exec(text.trim()) ?? [];
  if (year === undefined) return undefined;
  const parts = [year, ...[month, day].filter((part) => part !== undefined).map((part) => part.padStart(2, '0'))];
  const date = parts.join('-');
  return isDay(`${parts[0]}-${parts[1] ?? '01'}-${parts[2] ?? '01'}`) ? date : undefined;
}

/** The instant of a day, at a time or at its last minute, on the clocks of a zone. Undefined where there is no such. */
export function toInstant(text: string, zone: string): Date | undefined {
  const trimmed = text.trim();
  if (/T.*(Z|[+-]\d\d:?\d\d)$/.test(trimmed)) return toDate(trimmed);
  const [, day, time = '23:59'] = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::\d\d)?)?$/.exec(trimmed) ?? [];
  if (day === undefined || !isDay(day)) return undefined;
  try {
    // Throws for a zone that does not exist.
    new Intl.DateTimeFormat('en', { timeZone: zone }).format();
    const wanted = Date.parse(`${day}T${time}:00Z`);
    const near = new Date(wanted - offsetMinutes(zone, new Date(wanted)) * 60_000);
    // Near a change of the clocks, the offset is that of the instant itself.
    return toDate(new Date(wanted - offsetMinutes(zone, near) * 60_000).toISOString());
  } catch {
    return undefined;
  }
}

function isDay(text: string): boolean {
  return toDate(`${text}T00:00:00Z`)?.toISOString().startsWith(text) === true;
}

function toDate(text: string): Date | undefined {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
