import * as v from 'valibot';
import { writtenKinds } from '../contentKinds';
import { line, matching, dateTime, choice, paragraph, text, yesOrNo } from '../../fields/fieldSchemas';

/** The controlled lists of notifications: apart from `choices`, which every list page downloads. */
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
  /** What the site alone notifies of: a decision about an item, a report or an appeal, another role, the schedule of a programme's page, a profile, or a file. */
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
  ],
  /** Kinds of content by the code's names. */
  itemKind: writtenKinds,
} as const;

/** Limits of notifications. An id is one that can be part of a URL. */
export const notificationLimits = {
  title: { min: 1, max: 150 },
  itemId: { max: 128, pattern: '[A-Za-z0-9_-]{1,128}' },
  reason: { min: 1, max: 1000 },
} as const;

/** `notifications/{id}`: what happened to a member's account or items, visible to that member alone. */
export const notificationSchema = v.object({
  uid: text({ min: 1, max: 128 }),
  topic: choice(notificationChoices.topic),
  event: choice([...notificationChoices.event, ...notificationChoices.siteEvent]),
  read: yesOrNo,
  createdAt: dateTime,
  itemKind: v.exactOptional(choice(notificationChoices.itemKind)),
  itemId: v.exactOptional(matching(notificationLimits.itemId.pattern, notificationLimits.itemId.max)),
  /** The item's title; for the account the new username, or the name of the method. */
  title: v.exactOptional(line(notificationLimits.title)),
  /** Why it was decided so, in the reviewer's words. */
  reason: v.exactOptional(paragraph(notificationLimits.reason)),
});
export type Notification = v.InferOutput<typeof notificationSchema>;
