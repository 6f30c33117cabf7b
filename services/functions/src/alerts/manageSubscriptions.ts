import { alertSettingsSchema, subscriptionSchema } from '@adp/shared-data/alerts';
import type { DocumentWrite, FoundDocument } from '@adp/shared-data/administrator';
import * as v from 'valibot';
import type { ActionOptions } from '../actions/ActionContext';
import { ActionError } from '../actions/ActionError';
import { getText, getTime } from '../background/events';
import { isStale } from '../background/stale';
import { retention } from './mailQueue';
import { deleteOwnerData, exportOwnerData } from './ownerData';
import { readOwner, readSettings } from './owners';
import { requireSecret, requireSubscriber, tokenInput } from './signedLinks';
import { maskAddress, readToken } from './tokens';

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/));
/** The number of attempts to change an address that other requests change at the same time. */
const tries = 3;

const { lang, timezone, digestHour: hour, digestDay: day, paused } = alertSettingsSchema.entries;
const { frequency, state } = subscriptionSchema.entries;

export const subscriptionInput = v.object({
  ...tokenInput.entries,
  id,
  frequency: v.optional(frequency),
  state: v.optional(state),
  deleted: v.optional(v.boolean()),
});
export const subscriberInput = v.object({
  ...tokenInput.entries,
  lang: v.optional(lang),
  timezone: v.optional(timezone),
  digestHour: v.optional(hour),
  digestDay: v.optional(day),
  paused: v.optional(paused),
});

/** Returns the settings and subscriptions of an address, or the scope of an email's link. */
export async function readSubscriptions(
  input: v.InferOutput<typeof tokenInput>,
  options: ActionOptions,
): Promise<object> {
  const content = readToken(input.token, ['stop'], requireSecret(options));
  if (content?.u !== undefined) return { purpose: 'stop', scope: content.scope };
  const subscribed = await requireSubscriber(input.token, ['confirm', 'manage', 'stop'], options);
  const { fields } = subscribed.document;
  const settings = readSettings({ subscriber: subscribed.subscriber }, subscribed.document);
  const email = maskAddress(getText(fields, 'email'));
  if (subscribed.content.p === 'confirm')
    return { purpose: 'confirm', email, pending: { topic: subscribed.content.t, frequency: subscribed.content.f } };
  const all = await options.administrator.find('subscriptions', 'subscriber', [subscribed.subscriber]);
  const subscriptions = all
    .map((subscription) => ({
      id: subscription.id,
      topic: getText(subscription.fields, 'topic'),
      frequency: getText(subscription.fields, 'frequency'),
      state: getText(subscription.fields, 'state'),
      createdAt: getTime(subscription.fields, 'created_at')?.toISOString() ?? '',
    }))
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id));
  if (subscribed.content.p === 'stop') {
    const { scope } = subscribed.content;
    const isStopped = ({ id: each }: { readonly id: string }) =>
      !('subscriptions' in scope) || scope.subscriptions.includes(each);
    return { purpose: 'stop', email, scope, subscriptions: subscriptions.filter(isStopped) };
  }
  return {
    purpose: 'manage',
    email,
    state: getText(fields, 'state'),
    lang: settings.lang ?? 'en',
    timezone: settings.timezone,
    digestHour: settings.digestHour,
    digestDay: settings.digestDay,
    paused: fields['paused'] === true,
    subscriptions,
  };
}

export async function changeSubscription(
  { token: text, id: subscription, frequency: often, state, deleted }: v.InferOutput<typeof subscriptionInput>,
  options: ActionOptions,
): Promise<object> {
  const { administrator } = options;
  const { subscriber } = await requireSubscriber(text, ['manage'], options);
  const path = `subscriptions/${subscription}`;
  const stored = (await administrator.read([path])).get(path);
  // The subscription has already been deleted, so a repeated deletion succeeds.
  if (!stored && deleted) return {};
  const owner = stored && readOwner(stored.fields);
  if (!stored || !owner || !('subscriber' in owner) || owner.subscriber !== subscriber)
    throw new ActionError(404, 'not-subscribed', 'There is no such subscription.');
  if (deleted) {
    await deleteSubscriptions(subscriber, (each) => each === subscription, options);
    return {};
  }
  const fields = { ...(often && { frequency: often }), ...(state && { state }) };
  if (Object.keys(fields).length > 0)
    await administrator.commit([{ path, fields, mask: Object.keys(fields), precondition: { exists: true } }]);
  return {};
}

/** Deletes subscriptions of an address. Deletes the address a month after its last subscription. */
export async function deleteSubscriptions(
  subscriber: string,
  isEnded: (id: string) => boolean,
  { administrator, now = Date.now }: Pick<ActionOptions, 'administrator' | 'now'>,
): Promise<number> {
  for (let remaining = tries; ; remaining -= 1) {
    const path = `subscribers/${subscriber}`;
    // Read the address before its subscriptions, so that the commit fails if a new one is confirmed in the meantime.
    const stored = (await administrator.read([path])).get(path);
    const all = await administrator.find('subscriptions', 'subscriber', [subscriber]);
    const ended = all.filter(({ id }) => isEnded(id));
    if (ended.length === 0) return 0;
    const writes: DocumentWrite[] = ended.map(({ id }) => ({ path: `subscriptions/${id}`, deleted: true }));
    if (stored) writes.push(toChange(path, stored, ended.length === all.length ? now() : undefined));
    try {
      await administrator.commit(writes);
      return ended.length;
    } catch (error) {
      if (!isStale(error) || remaining === 1) throw error;
    }
  }
}

/**
 * Returns the write that changes an address after a deletion. If the last two subscriptions are deleted at the same
 * time, its precondition makes one commit fail.
 */
function toChange(path: string, { fields, version }: FoundDocument, endedAt: number | undefined): DocumentWrite {
  const deletion = endedAt === undefined ? getTime(fields, 'delete_at') : new Date(endedAt + retention);
  return {
    path,
    fields: deletion ? { delete_at: deletion } : {},
    mask: ['delete_at'],
    times: ['changed_at'],
    precondition: { updateTime: version },
  };
}

export async function changeSubscriber(
  { token: text, digestHour, digestDay, ...plain }: v.InferOutput<typeof subscriberInput>,
  options: ActionOptions,
): Promise<object> {
  const { path } = await requireSubscriber(text, ['manage'], options);
  const changed = { ...plain, digest_hour: digestHour, digest_day: digestDay };
  const fields = Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined));
  if (Object.keys(fields).length > 0)
    await options.administrator.commit([{ path, fields, mask: Object.keys(fields), precondition: { exists: true } }]);
  return {};
}

/** Runs the action `forget-subscriber`: deletes an address and everything that belongs to it. */
export async function forgetSubscriber(
  input: v.InferOutput<typeof tokenInput>,
  options: ActionOptions,
): Promise<object> {
  const { subscriber } = await requireSubscriber(input.token, ['manage'], options);
  await deleteOwnerData({ subscriber }, options.administrator);
  return {};
}

export async function exportSubscriber(
  input: v.InferOutput<typeof tokenInput>,
  options: ActionOptions,
): Promise<object> {
  const { subscriber } = await requireSubscriber(input.token, ['manage'], options);
  return exportOwnerData({ subscriber }, options.administrator);
}
