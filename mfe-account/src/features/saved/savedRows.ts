import { type ContentKind, findKind } from '@adp/shared-data/content';
import { dayIn, toDays, toDeadlineDay, toWallTime } from '@adp/shared-ui/calendar';
import type { DeviceSave, DeviceSaves, SaveDetails } from '@adp/shared-ui/saves';

export interface SavedRow {
  readonly item: string;
  readonly kind: ContentKind;
  readonly id: string;
  readonly save: DeviceSave;
  readonly details: SaveDetails;
  readonly date?: SavedDate;
}

interface SavedDate {
  readonly at: Date;
  readonly state: 'next' | 'now' | 'over' | 'cancelled' | 'postponed';
}

export interface LocalDate {
  /** The first day of an event or the last day of an opportunity, such as `2026-11-27`. */
  readonly day: string;
  /** The local time, as a date to format in UTC. Absent for whole days. */
  readonly wall?: Date;
  readonly timezone: string;
  /** Days until `day`. 0 on the day itself. */
  readonly daysLeft: number;
}

const dayLength = 86_400_000;
const minute = 60_000;

/** Returns the reader's saved items, sorted by due date. Omits items that other members saved on this device. */
export function toSavedRows(saves: DeviceSaves, uid: string | undefined, now: Date): readonly SavedRow[] {
  return Object.entries(saves)
    .flatMap(([item, save]) =>
      save.saved && (save.uid === undefined || save.uid === uid) ? toRow(item, save, now) : [],
    )
    .sort(compareRows);
}

export const isDue = ({ date }: SavedRow): boolean => date?.state === 'next' || date?.state === 'now';

export const compareRows = (a: SavedRow, b: SavedRow): number =>
  getDueTime(a) - getDueTime(b) || Date.parse(b.save.changedAt) - Date.parse(a.save.changedAt);

const getDueTime = (row: SavedRow) => (row.date && isDue(row) ? row.date.at.getTime() : Number.MAX_VALUE);

function toRow(item: string, save: DeviceSave, now: Date): readonly SavedRow[] {
  const [collection, id] = item.split('/', 2);
  const kind = findKind(collection);
  if (!kind || !id || Number.isNaN(Date.parse(save.changedAt))) return [];
  const details = save.details ?? {};
  const date = details.removed ? undefined : toDate(details, now);
  return [{ item, kind, id, save, details, ...(date && { date }) }];
}

/** Returns the date of an item. Computes only what sorting needs, because a list may contain thousands of items. */
function toDate({ startsAt, endsAt, deadlineAt, eventStatus }: SaveDetails, now: Date): SavedDate | undefined {
  const at = new Date(startsAt ?? deadlineAt ?? NaN);
  const end = new Date(startsAt === undefined ? at : (endsAt ?? startsAt));
  if (Number.isNaN(at.getTime()) || Number.isNaN(end.getTime())) return undefined;
  if (eventStatus === 'cancelled' || eventStatus === 'postponed') return { at, state: eventStatus };
  return { at, state: end <= now ? 'over' : at <= now ? 'now' : 'next' };
}

export function getLocalDate({ details, date }: SavedRow, now: Date): LocalDate | undefined {
  if (!date) return undefined;
  const { startsAt, endsAt = startsAt, startsLocal, endsLocal, deadlineLocal } = details;
  const { timezone = 'UTC', allDay = false } = details;
  const untilDay = (day: string) => Math.round((Date.parse(day) - Date.parse(dayIn(timezone, now))) / dayLength);
  if (startsAt && endsAt) {
    const { first: day } = toDays({ startsAt, endsAt, startsLocal, endsLocal, timezone, allDay });
    const wall = allDay ? undefined : toWallTime(startsAt, timezone, startsLocal);
    return { day, ...(wall && { wall }), timezone, daysLeft: untilDay(day) };
  }
  const day = toDeadlineDay(date.at, timezone, deadlineLocal).toISOString().slice(0, 10);
  const end = toWallTime(date.at, timezone, deadlineLocal);
  // Show midnight as 23:59 of the day that ends, as on the opportunity's page.
  const wall = end.getTime() % dayLength === 0 ? new Date(end.getTime() - minute) : end;
  return { day, wall, timezone, daysLeft: untilDay(day) };
}
