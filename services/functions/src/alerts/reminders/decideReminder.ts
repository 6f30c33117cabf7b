import { type DateChange, type ReminderDays, reminderDays, type Save } from '@adp/shared-data/alerts';
import { toDeadlineDay, toInstant, toWallTime } from '@adp/shared-ui/calendar';

/** An item's date: the deadline of an opportunity, or the start of an event. */
export interface ItemDate {
  readonly at: Date;
  /** The announced local time. Absent in older documents. */
  readonly local?: string | undefined;
  readonly timezone: string;
  /** True for a deadline. A deadline at midnight belongs to the day that ends. */
  readonly isEnd: boolean;
}

/** The part of an item's state that determines which reminders are sent. */
export type DatedItem =
  | ({ readonly state: 'dated' } & ItemDate)
  /** No date is set: an opportunity without a fixed deadline, or a postponed event. */
  | { readonly state: 'rolling' }
  | { readonly state: 'cancelled' }
  /** The item is not public: it is archived, removed, withdrawn or deleted. */
  | { readonly state: 'unavailable' };

export type ReminderDecision =
  | { readonly kind: 'reminder'; readonly days: ReminderDays; readonly daysLeft: number; readonly date: Date }
  | { readonly kind: 'correction'; readonly change: DateChange; readonly formerDate: Date; readonly date?: Date };

/** The local hour of reminders, in the item's time zone. Clocks do not change at this hour. */
const REMINDER_HOUR = '08:00';
const DAY = 86_400_000;

/**
 * Decides which message a reader receives about a saved item, if any. A correction has priority over a reminder,
 * because it names the new date.
 */
export function decideReminder(
  save: Pick<Save, 'saved' | 'changedAt' | 'reminders' | 'lastReminder'>,
  item: DatedItem,
  now: Date,
): ReminderDecision | undefined {
  if (!save.saved) return undefined;
  return decideCorrection(save.lastReminder, item, now) ?? decideDueReminder(save, item, now);
}

/**
 * Returns the correction to send, if any. Without an earlier reminder, no correction is sent. Once the announced date has
 * passed, only a new date in the future is corrected.
 */
function decideCorrection(last: Save['lastReminder'], item: DatedItem, now: Date): ReminderDecision | undefined {
  if (!last) return undefined;
  const isAhead = last.date > now;
  const correct = (change: DateChange, date?: Date): ReminderDecision => ({
    kind: 'correction',
    change,
    formerDate: last.date,
    ...(date && { date }),
  });
  if (item.state !== 'dated') {
    const change = item.state === 'unavailable' ? 'removed' : item.state;
    const isKnown = last.change === change || (last.change === 'cancelled' && change === 'removed');
    return isAhead && !isKnown ? correct(change) : undefined;
  }
  const isSame = last.date.getTime() === item.at.getTime();
  if (item.at <= now) {
    const isNews = isAhead && !isSame && !isOff(last.change);
    return isNews ? correct(item.isEnd ? 'closed' : 'moved', item.at) : undefined;
  }
  if (isOff(last.change)) return correct(last.change === 'rolling' && !isSame ? 'moved' : 'restored', item.at);
  return isSame ? undefined : correct('moved', item.at);
}

/** Returns whether the last message said that the date no longer applies. */
const isOff = (change: DateChange | undefined) =>
  change === 'removed' || change === 'cancelled' || change === 'rolling';

/** Returns the latest reminder that became due since the last message about this date, or since the save. */
function decideDueReminder(
  { reminders, changedAt, lastReminder: last }: Pick<Save, 'changedAt' | 'reminders' | 'lastReminder'>,
  item: DatedItem,
  now: Date,
): ReminderDecision | undefined {
  if (item.state !== 'dated' || item.at <= now) return undefined;
  const isNamed = last !== undefined && last.date.getTime() === item.at.getTime();
  const since = isNamed && last.sentAt > changedAt ? last.sentAt : changedAt;
  const due = reminderDays.filter((days) => {
    // A change to the item's zone makes a reminder due again.
    const isSent = isNamed && !last.change && days >= last.days;
    const dueAt = getDueTime(item, days);
    return reminders.includes(days) && !isSent && since < dueAt && dueAt <= now;
  });
  const days = due.at(-1);
  if (days === undefined) return undefined;
  return { kind: 'reminder', days, daysLeft: getDaysLeft(item, now), date: item.at };
}

/** Returns the time of a reminder: in the morning of the day that is `days` before the date, in the item's zone. */
export function getDueTime(date: ItemDate, days: ReminderDays): Date {
  const day = new Date(getDay(date).getTime() - days * DAY).toISOString().slice(0, 10);
  return toInstant(date.timezone, `${day}T${REMINDER_HOUR}`) ?? new Date(NaN);
}

/** Returns the number of midnights between now and the date in the item's zone. */
function getDaysLeft(date: ItemDate, now: Date): number {
  const today = toWallTime(now, date.timezone).getTime();
  return Math.floor(getDay(date).getTime() / DAY) - Math.floor(today / DAY);
}

/** Returns the item's day in its own zone, as a date to be formatted in UTC. */
function getDay({ at, timezone, local, isEnd }: ItemDate): Date {
  return isEnd ? toDeadlineDay(at, timezone, local) : toWallTime(at, timezone, local);
}
