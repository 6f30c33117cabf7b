import { contentKinds, type ContentKind, kindNames } from '@adp/shared-data/content';
import { dayIn, toDays, toDeadlineDay, toWallTime } from '@adp/shared-ui/calendar';
import type { DeviceSave, DeviceSaves, SaveDetails } from '@adp/shared-ui/saves';

/** A saved item in the order and with the date of the page. */
export interface SavedRow {
  /** The item's path, such as `opportunities/a1`. */
  readonly item: string;
  readonly kind: ContentKind;
  readonly id: string;
  readonly save: DeviceSave;
  readonly details: SaveDetails;
  readonly date?: SavedDate;
}

/** The date of an event or a deadline, in its own time zone. */
export interface SavedDate {
  readonly at: Date;
  /** The first day of an event or the last day of an opportunity, such as `2026-11-27`. */
  readonly day: string;
  /** The local time, as a date to format in UTC. Absent for whole days. */
  readonly wall?: Date;
  readonly timezone: string;
  readonly state: 'next' | 'now' | 'over' | 'cancelled' | 'postponed';
  /** Days until the first or last day. 0 on the day itself. */
  readonly daysLeft: number;
}

const dayLength = 86_400_000;
const minute = 60_000;

/**
 * Returns the saved items of a reader: first those that are due next, then those saved most recently. Leaves out items that
 * another member of this device has saved.
 */
export function toSavedRows(saves: DeviceSaves, uid: string | undefined, now: Date): readonly SavedRow[] {
  return Object.entries(saves)
    .flatMap(([item, save]) =>
      save.saved && (save.uid === undefined || save.uid === uid) ? toRow(item, save, now) : [],
    )
    .sort((a, b) => getDueTime(a) - getDueTime(b) || (a.save.changedAt < b.save.changedAt ? 1 : -1));
}

/** Returns whether an item has a date in the future, or takes place now. */
export const isDue = ({ date }: SavedRow): boolean => date?.state === 'next' || date?.state === 'now';

const getDueTime = (row: SavedRow) => (row.date && isDue(row) ? row.date.at.getTime() : Number.MAX_VALUE);

/** Returns the row of an item. None if the stored path or time is damaged. */
function toRow(item: string, save: DeviceSave, now: Date): readonly SavedRow[] {
  const [collection, id] = item.split('/', 2);
  const kind = kindNames.find((name) => contentKinds[name].collection === collection);
  if (!kind || !id || Number.isNaN(Date.parse(save.changedAt))) return [];
  const details = save.details ?? {};
  const date = details.removed ? undefined : toDate(details, now);
  return [{ item, kind, id, save, details, ...(date && { date }) }];
}

function toDate(details: SaveDetails, now: Date): SavedDate | undefined {
  const { startsAt, endsAt = startsAt, startsLocal, endsLocal, deadlineAt, deadlineLocal } = details;
  const { timezone = 'UTC', allDay = false, eventStatus } = details;
  const untilDay = (day: string) => Math.round((Date.parse(day) - Date.parse(dayIn(timezone, now))) / dayLength);
  try {
    if (startsAt && endsAt) {
      const { first } = toDays({ startsAt, endsAt, startsLocal, endsLocal, timezone, allDay });
      const isStopped = eventStatus === 'cancelled' || eventStatus === 'postponed';
      return {
        at: new Date(startsAt),
        day: first,
        ...(!allDay && { wall: toWallTime(startsAt, timezone, startsLocal) }),
        timezone,
        state: isStopped ? eventStatus : new Date(endsAt) <= now ? 'over' : new Date(startsAt) <= now ? 'now' : 'next',
        daysLeft: untilDay(first),
      };
    }
    if (!deadlineAt) return undefined;
    const day = toDeadlineDay(deadlineAt, timezone, deadlineLocal).toISOString().slice(0, 10);
    const wall = toWallTime(deadlineAt, timezone, deadlineLocal);
    // Show midnight as 23:59 of the day that ends, as on the opportunity's page.
    const shown = wall.getTime() % dayLength === 0 ? new Date(wall.getTime() - minute) : wall;
    const state = new Date(deadlineAt) <= now ? 'over' : 'next';
    return { at: new Date(deadlineAt), day, wall: shown, timezone, state, daysLeft: untilDay(day) };
  } catch {
    // The stored dates are damaged, so show the item without them.
    return undefined;
  }
}
