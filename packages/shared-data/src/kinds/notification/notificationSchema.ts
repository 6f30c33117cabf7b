import * as v from 'valibot';
import { writtenKinds } from '../contentKinds';
import { line, matching, dateTime, choice, paragraph, text, whole, yesOrNo, zone } from '../../fields/fieldSchemas';

/** Events of saved items and followed topics, which have emails of their own. */
export const deadlineEvents = [
  // The date of a saved item is near, or differs from the date in an earlier reminder.
  'reminder',
  'date_changed',
  'closed_early',
  'became_rolling',
  'cancelled',
  'unavailable',
  'available_again',
  // A followed list or search has new items.
  'new_items',
] as const;

/** Controlled lists of notifications. They are separate from `choices`, which every list page downloads. */
export const notificationChoices = {
  topic: ['account', 'content', 'deadlines'],
  event: [
    'joined',
    'renamed',
    'email_changed',
    'password_changed',
    'method_added',
    'method_removed',
    'signed_out_everywhere',
    'published',
    'unpublished',
    'deleted',
  ],
  /** Events for which only functions write notifications. */
  siteEvent: [
    'approved',
    'returned',
    'removed',
    'restored',
    'scheduled_published',
    'report_upheld',
    'report_dismissed',
    'appeal_accepted',
    'appeal_refused',
    'role_changed',
    'page_not_published',
    'page_overtaken',
    'profile_hidden',
    'profile_shown',
    'upload_refused',
    'taken_back',
    ...deadlineEvents,
  ],
  itemKind: writtenKinds,
} as const;

export const notificationLimits = {
  title: { min: 1, max: 150 },
  itemId: { max: 128, pattern: '[A-Za-z0-9_-]{1,128}' },
  reason: { min: 1, max: 1000 },
  followed: { min: 3, max: 500 },
  count: { min: 1, max: 1000 },
} as const;

/** Fields that only functions write. */
export const siteFields: readonly string[] = [
  'reason',
  'date',
  'formerDate',
  'timezone',
  'allDay',
  'followed',
  'count',
];

/** `notifications/{id}`: an event in a member's account or items, visible only to this member. */
export const notificationSchema = v.object({
  uid: text({ min: 1, max: 128 }),
  topic: choice(notificationChoices.topic),
  event: choice([...notificationChoices.event, ...notificationChoices.siteEvent]),
  read: yesOrNo,
  createdAt: dateTime,
  itemKind: v.exactOptional(choice(notificationChoices.itemKind)),
  itemId: v.exactOptional(matching(notificationLimits.itemId.pattern, notificationLimits.itemId.max)),
  /** The item's title. In account notifications, the new username or the name of the sign-in method. */
  title: v.exactOptional(line(notificationLimits.title)),
  reason: v.exactOptional(paragraph(notificationLimits.reason)),
  /** The date of a saved item: an opportunity's deadline, or the start of an event. */
  date: v.exactOptional(dateTime),
  formerDate: v.exactOptional(dateTime),
  timezone: v.exactOptional(zone),
  allDay: v.exactOptional(v.literal(true, 'yes')),
  /** The followed list or search: a canonical topic (`printTopic`). */
  followed: v.exactOptional(text(notificationLimits.followed)),
  count: v.exactOptional(whole(notificationLimits.count)),
});
export type Notification = v.InferOutput<typeof notificationSchema>;
