import { toInstant, toLocalTime } from '@adp/shared-ui/calendar';

export interface Zoned {
  readonly at: Date;
  readonly local: string;
}

/**
 * Returns the instant of a `day` (YYYY-MM-DD) and `time` (HH:MM) in an IANA zone.
 * @throws RangeError for a day that does not exist
 */
export function toZoned(timeZone: string, day: string, time: string, meaning?: 'start' | 'end'): Zoned {
  const wall = `${day}T${time}`;
  const at = toInstant(timeZone, wall, meaning);
  if (!at) throw new RangeError(`${day} ${time} does not exist.`);
  return { at, local: toLocalTime(wall, at) };
}
