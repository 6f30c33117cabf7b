import * as v from 'valibot';
import { listChoices } from '../fields/listChoices';
import { choice, dateTime, distinctList, text } from '../fields/fieldSchemas';
import { equals } from '../kinds/content/listedKind';
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

const entries = {
  /** The followed list or search in its canonical form, such as `opportunities?country=KE`. */
  topic: text(alertLimits.topic),
  frequency: choice(alertChoices.frequency),
  /** The language of notifications and emails. */
  lang: choice(listChoices.lang),
  state: choice(alertChoices.state),
  createdAt: dateTime,
};

/** `subscriptions/{id}` of a member. */
export const subscriptionSchema = v.object({
  uid: text({ min: 1, max: 128 }),
  ...entries,
  channels: distinctList(choice(alertChoices.channel), { min: 1, max: alertChoices.channel.length }),
});
export type Subscription = v.InferOutput<typeof subscriptionSchema>;

/** `subscriptions/{id}` of an email address without an account. Only functions read and write it. */
export const emailSubscriptionSchema = v.object({
  /** The id of the address in `subscribers`. */
  subscriber: text({ min: 1, max: 128 }),
  ...entries,
});
export type EmailSubscription = v.InferOutput<typeof emailSubscriptionSchema>;

/** The kind for `listMine` and `getMine`. */
export const subscriptions = ownedKind('subscriptions', subscriptionSchema, {
  order: { field: 'created_at', direction: 'DESCENDING' },
  filters: { state: equals('state') },
});
