import * as v from 'valibot';
import { listChoices } from '../fields/listChoices';
import { choice, dateTime, matching, text, whole, yesOrNo, zone } from '../fields/fieldSchemas';
import type { Notification } from '../kinds/notification';
import { createParser } from '../kinds/readWith';

const hour = whole({ min: 0, max: 23 });
const topics = { account: yesOrNo, content: yesOrNo, deadlines: yesOrNo } satisfies Readonly<
  Record<Notification['topic'], typeof yesOrNo>
>;

/** `alert_settings/{uid}`: when and how a member is informed. Defaults apply to a member without this document. */
export const alertSettingsSchema = v.object({
  uid: text({ min: 1, max: 128 }),
  email: v.object(topics),
  lang: choice(listChoices.lang),
  timezone: zone,
  /** The local hour of daily and weekly emails. */
  digestHour: hour,
  /** The day of weekly emails, from 1 (Monday) to 7 (Sunday). */
  digestDay: whole({ min: 1, max: 7 }),
  /** Local hours between which no email is sent. Equal hours mean that emails are sent at any time. */
  quietFrom: hour,
  quietUntil: hour,
  /** True while the member has paused all emails of alerts and reminders. */
  paused: yesOrNo,
  updatedAt: dateTime,
});
export type AlertSettings = v.InferOutput<typeof alertSettingsSchema>;

/** The settings of members who have not changed them, and of email addresses without an account. */
export const defaultAlertSettings = {
  email: { account: false, content: false, deadlines: true },
  timezone: 'Africa/Addis_Ababa',
  digestHour: 7,
  digestDay: 1,
  quietFrom: 21,
  quietUntil: 6,
  paused: false,
} as const;

/** The kind with which members read this document (`getMine`). The document's id is the member's uid. */
export const alertSettings = { collection: 'alert_settings', readItem: createParser(alertSettingsSchema) };

/** `calendars/{uid}`: the secret in the URL of a member's personal calendar. Deleted when the member revokes the URL. */
export const personalCalendarSchema = v.object({
  uid: text({ min: 1, max: 128 }),
  /** 32 random characters from the alphabet of base64url. */
  secret: matching('[A-Za-z0-9_-]{32}', 32),
  lang: choice(listChoices.lang),
  createdAt: dateTime,
});
export type PersonalCalendar = v.InferOutput<typeof personalCalendarSchema>;

/** The kind with which members read this document (`getMine`). The document's id is the member's uid. */
export const personalCalendars = { collection: 'calendars', readItem: createParser(personalCalendarSchema) };
