import { toZoned, type Zoned } from './toZoned';

const day = 24 * 60 * 60 * 1000;

export interface Calendar {
  readonly daysAgo: (days: number) => Date;
  readonly dayIn: (days: number) => string;
  /** Returns the local time `time` (HH:MM) in the time zone, `days` from today. */
  readonly timeIn: (days: number, time: string, timeZone: string, meaning?: 'start' | 'end') => Zoned;
}

/** Creates a calendar that is the same for every hour of a day, so that the seed is the same all day. */
export function createCalendar(now: Date): Calendar {
  const today = Math.floor(now.getTime() / day) * day;
  const dayIn = (days: number) => new Date(today + days * day).toISOString().slice(0, 10);
  return {
    daysAgo: (days) => new Date(today - (days - 0.5) * day),
    dayIn,
    timeIn: (days, time, timeZone, meaning) => toZoned(timeZone, dayIn(days), time, meaning),
  };
}
