import { isDate } from '@adp/shared-data/fields';
import { isSkipped, toInstant, toLocalTime, toWallText, toWallTime } from '@adp/shared-ui/calendar';

/** Returns a date as precise as written. Returns undefined for other orders: 03/04/2019 is ambiguous. */
export function toPartialDate(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})(?:[-/](\d{1,2})(?:[-/](\d{1,2}))?)?\/*(?:[T ].*)?$/.exec(text.trim()) ?? [];
  if (year === undefined) return undefined;
  const parts = [year, ...[month, day].filter((part) => part !== undefined).map((part) => part.padStart(2, '0'))];
  const date = parts.join('-');
  return isDate(date) ? date : undefined;
}

/** Converts a local time to an instant, the later one if it occurs twice. A date means its last minute. */
export function toClosingTime(text: string, zone: string): Date | undefined {
  const [, day, time = '23:59'] = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::\d\d)?)?$/.exec(text.trim()) ?? [];
  if (day === undefined || !isDate(day)) return undefined;
  const wall = `${day}T${time}`;
  return isSkipped(zone, wall) ? undefined : toInstant(zone, wall, 'end');
}

export function toLocal(at: Date, zone: string): string {
  return toLocalTime(toWallText(toWallTime(at, zone)), at);
}

/** Returns the start of a day in UTC. The site's form stores an opportunity's opening day in the same way. */
export function toDay(text: string): Date | undefined {
  const [day = ''] = /^\d{4}-\d\d-\d\d/.exec(text.trim()) ?? [];
  return isDate(day) ? new Date(day) : undefined;
}
