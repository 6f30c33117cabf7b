import * as v from 'valibot';
import { line, matching, dateTime, choice, text, yesOrNo } from '../../fields/fieldSchemas';

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
  /** Kinds of content by the code's names. */
  itemKind: ['article', 'event', 'opportunity', 'product', 'knowledgeProduct'],
} as const;

/** Limits of notifications. An id is one that can be part of a URL. */
export const notificationLimits = {
  title: { min: 1, max: 150 },
  itemId: { max: 128, pattern: '[A-Za-z0-9_-]+' },
} as const;

/** `notifications/{id}`: what happened to a member's account or items, visible to that member alone. */
export const notificationSchema = v.object({
  uid: text({ min: 1, max: 128 }),
  topic: choice(notificationChoices.topic),
  event: choice(notificationChoices.event),
  read: yesOrNo,
  createdAt: dateTime,
  itemKind: v.exactOptional(choice(notificationChoices.itemKind)),
  itemId: v.exactOptional(matching(notificationLimits.itemId.pattern, notificationLimits.itemId.max)),
  /** The item's title; for the account the new username, or the name of the method. */
  title: v.exactOptional(line(notificationLimits.title)),
});
export type Notification = v.InferOutput<typeof notificationSchema>;
