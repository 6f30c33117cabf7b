import * as v from 'valibot';
import { choice, dateTime, distinctList, matching, text, yesOrNo } from '../fields/fieldSchemas';
import { contentCollections } from '../kinds/content';
import { ownedKind } from './ownedKind';

/** Days before a deadline or an event at which a reader can be reminded, in the order of the form. */
export const reminderDays = [14, 7, 1] as const;
export type ReminderDays = (typeof reminderDays)[number];

/** The pattern of an item's path, such as `opportunities/a1`. */
const itemPath = `(${contentCollections.join('|')})/[A-Za-z0-9_-]{1,128}`;

/** Ways in which an item can differ from the last message about its date. */
export const dateChanges = ['moved', 'closed', 'rolling', 'cancelled', 'removed', 'restored'] as const;
export type DateChange = (typeof dateChanges)[number];

/** The last message about the date of a saved item: a reminder, or the correction of a reminder. Only functions write it. */
export const sentReminderSchema = v.object({
  days: v.picklist(reminderDays, 'choice'),
  date: dateTime,
  sentAt: dateTime,
  change: v.exactOptional(choice(dateChanges)),
});
export type SentReminder = v.InferOutput<typeof sentReminderSchema>;

/** `saves/{uid}_{collection}_{id}`. A removed item stays until all devices have learned of the removal. */
export const saveSchema = v.object({
  uid: text({ min: 1, max: 128 }),
  item: matching(itemPath, 160),
  saved: yesOrNo,
  /** The time of the press on the member's device. The latest press decides when two devices are merged. */
  changedAt: dateTime,
  reminders: distinctList(v.picklist(reminderDays, 'choice'), { max: reminderDays.length }),
  lastReminder: v.exactOptional(sentReminderSchema),
});
export type Save = v.InferOutput<typeof saveSchema>;

/**
 * The kind with which members read their saves (`listMine`, `getMine`). It has no filters, because the site has few
 * composite indexes left.
 */
export const saves = ownedKind('saves', saveSchema, {
  order: { field: 'changed_at', direction: 'DESCENDING' },
});

/** Saves per commit. The rules need 132 expressions and a read for each; the limits are 1,000 and 20 (decision 133). */
export const SAVES_PER_COMMIT = 7;

/** The time by which a device's clock may be ahead, in milliseconds. The rules refuse later presses. */
export const MAX_CLOCK_LEAD = 5 * 60_000;

/** Returns the id of the document for an item's path, such as `opportunities/a1`. */
export const toSaveId = (uid: string, item: string) => `${uid}_${item.replace('/', '_')}`;
