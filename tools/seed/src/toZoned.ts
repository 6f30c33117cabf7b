import { toInstant, toLocalTime } from '@adp/shared-ui/calendar';

/** Time as documents store it: the instant and the local time. */
export interface Zoned {
  readonly at: Date;
  readonly local: string;
}

/**
 * Returns the instant and the local time of `time` (HH:MM) on `day` (YYYY-MM-DD) in `timeZone` (IANA).
 * @throws RangeError for a day that does not exist
 */
export function toZoned(timeZone: string, day: string, time: string, meaning?: 'start' | 'end'): Zoned {
  const wall = `${day}T${time}`;
  const at = toInstant(timeZone, wall, meaning);
  if (!at) throw new RangeError(`${day} ${time} does not exist.`);
  return { at, local: toLocalTime(wall, at) };
}
