import type { alertChoices } from '@adp/shared-data/alerts';
import { toInstant, toWallTime } from '@adp/shared-ui/calendar';
import type { OwnerSettings } from './owners';

export type Frequency = (typeof alertChoices.frequency)[number];
type Times = Pick<OwnerSettings, 'timezone' | 'digestHour' | 'digestDay' | 'quietFrom' | 'quietUntil'>;

const dayLength = 86_400_000;

/** Returns the time at which to report an item found at `matchedAt`: at once or at the owner's hour, but not in quiet hours. */
export function toDueTime(frequency: Frequency, matchedAt: Date, times: Times): Date {
  if (frequency === 'immediately') return afterSilence(matchedAt, times);
  const today = toWallTime(matchedAt, times.timezone);
  // Look ahead one day more than a week, because today's hour may have passed.
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const date = new Date(today.getTime() + ahead * dayLength);
    if (frequency === 'weekly' && toWeekday(date) !== times.digestDay) continue;
    const due = toHour(date, times.digestHour, times.timezone);
    // An item matched in the minute when an email is due belongs to the next email, so that each period has only one.
    if (due > matchedAt) return afterSilence(due, times);
  }
  return matchedAt;
}

/** Returns `at`, or the end of the quiet hours if `at` is in them. */
export function afterSilence(at: Date, { quietFrom, quietUntil, timezone }: Omit<Times, 'digestHour' | 'digestDay'>) {
  const wall = toWallTime(at, timezone);
  const hour = wall.getUTCHours();
  const isSilent =
    quietFrom <= quietUntil ? hour >= quietFrom && hour < quietUntil : hour >= quietFrom || hour < quietUntil;
  if (!isSilent) return at;
  const end = hour < quietUntil ? wall : new Date(wall.getTime() + dayLength);
  const until = toHour(end, quietUntil, timezone);
  // If clocks go back during the quiet hours, their end may already have passed.
  return until > at ? until : at;
}

const toWeekday = (date: Date) => date.getUTCDay() || 7;

function toHour(date: Date, hour: number, timezone: string): Date {
  const wall = `${date.toISOString().slice(0, 10)}T${String(hour).padStart(2, '0')}:00`;
  return toInstant(timezone, wall) ?? date;
}
