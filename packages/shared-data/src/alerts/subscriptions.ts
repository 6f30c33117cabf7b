import * as v from 'valibot';
import { listChoices } from '../fields/listChoices';
import { choice, dateTime, distinctList, matching, text } from '../fields/fieldSchemas';
import { contentCollections } from '../kinds/contentKinds';
import { ownedKind } from './ownedKind';

export const alertChoices = {
  frequency: ['immediately', 'daily', 'weekly'],
  channel: ['site', 'email'],
  state: ['active', 'paused'],
} as const;

export const alertLimits = {
  /** A canonical topic. See `printTopic`. */
  topic: { min: 3, max: 500 },
  /** Subscriptions of one member or one email address. */
  perOwner: 100,
  /** An email address, in UTF-16 units (RFC 5321). */
  email: { min: 3, max: 254 },
} as const;

const collection = contentCollections.join('|');
/** The characters of a canonical topic: a collection, and parameters as `URLSearchParams` writes them. */
export const topicPattern = `(${collection})|(all|${collection})[?][A-Za-z0-9*._+%&=-]{1,${alertLimits.topic.max - 4}}`;

/**
 * `subscriptions/{uid}_{number}`: a member's subscription. Numbers are below `perOwner`, because the rules cannot count
 * documents.
 */
export const subscriptionSchema = v.object({
  uid: text({ min: 1, max: 128 }),
  /** The followed list or search in its canonical form, such as `opportunities?country=KE`. */
  topic: matching(topicPattern, alertLimits.topic.max),
  frequency: choice(alertChoices.frequency),
  lang: choice(listChoices.lang),
  state: choice(alertChoices.state),
  createdAt: dateTime,
  channels: distinctList(choice(alertChoices.channel), { min: 1, max: alertChoices.channel.length }),
});
export type Subscription = v.InferOutput<typeof subscriptionSchema>;

/**
 * The kind with which members read their subscriptions (`listMine`, `getMine`). It has no filters, because the site has
 * few composite indexes left.
 */
export const subscriptions = ownedKind('subscriptions', subscriptionSchema, {
  order: { field: 'created_at', direction: 'DESCENDING' },
});

/** Returns the id of a member's subscription with this number, from 0 to `alertLimits.perOwner - 1`. */
export const toSubscriptionId = (uid: string, number: number) => `${uid}_${number}`;
