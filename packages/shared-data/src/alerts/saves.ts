import * as v from 'valibot';
import { dateTime, distinctList, matching, text, whole, yesOrNo } from '../fields/fieldSchemas';
import { equals } from '../kinds/content/listedKind';
import { contentCollections } from '../kinds/content';
import { ownedKind } from './ownedKind';

/** Days before a deadline or an event at which a reader can be reminded, in the order of the form. */
export const reminderDays = [14, 7, 1] as const;
export type ReminderDays = (typeof reminderDays)[number];

/** The pattern of an item's path, such as `opportunities/a1`. */
const itemPath = `(${contentCollections.join('|')})/[A-Za-z0-9_-]{1,128}`;

/** The last reminder of a saved item. Only functions write it. */
export const sentReminderSchema = v.object({
  days: v.picklist(reminderDays),
  /** The date and time that the reminder named. */
  date: dateTime,
  sentAt: dateTime,
});

/**
 * `saves/{uid}_{collection}_{id}`: an item that a member has saved. A removed item keeps its document until all devices
 * have learned of the removal.
 */
export const saveSchema = v.object({
  uid: text({ min: 1, max: 128 }),
  item: matching(itemPath, 160),
  /** False after the member has removed the item. */
  saved: yesOrNo,
  /** The time of the press on the member's device. The latest press decides when two devices are merged. */
  changedAt: dateTime,
  reminders: distinctList(whole({ min: 1, max: 14 }), { max: reminderDays.length }),
  lastReminder: v.exactOptional(sentReminderSchema),
});
export type Save = v.InferOutput<typeof saveSchema>;

/** The kind for `listMine` and `getMine`. */
export const saves = ownedKind('saves', saveSchema, {
  order: { field: 'changed_at', direction: 'DESCENDING' },
  filters: { saved: equals('saved') },
});

/** Returns the id of the document for an item's path, such as `opportunities/a1`. */
export const toSaveId = (uid: string, item: string) => `${uid}_${item.replace('/', '_')}`;
