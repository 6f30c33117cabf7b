import { alertLimits, alertSettingsSchema, parseTopic, printTopic, subscriptionSchema } from '@adp/shared-data/alerts';
import type { DocumentWrite, FoundDocument, StoredFields } from '@adp/shared-data/administrator';
import { toBase } from '@adp/shared-ui/languages';
import * as v from 'valibot';
import type { ActionOptions } from '../actions/ActionContext';
import { ActionError } from '../actions/ActionError';
import { readDailyCount, untilTomorrow } from '../actions/dailyLimits';
import { getText, getTime } from '../background/events';
import { isStale } from '../background/publishDue';
import { toHash } from '../background/toHash';
import { retention, toMailWrite } from './mailQueue';
import { deleteOwnerData, exportOwnerData } from './ownerData';
import { readOwner, readSettings } from './owners';
import {
  maskAddress,
  normalizeAddress,
  readToken,
  signToken,
  type Token,
  tokenLifetimes,
  toSubscriberId,
} from './tokens';

const minute = 60_000;
/** The limits of confirmation emails per address. */
export const confirmationLimits = { interval: 10 * minute, perDay: 5 } as const;
/** The limits of requests per IP address and day, and of all requests per day. */
export const followLimits = { ofAddress: 20, ofAll: 2_000 } as const;
const tries = 3;

const token = v.pipe(v.string(), v.maxLength(2_000));
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/));
const { lang, timezone, digestHour: hour, digestDay: day, paused } = alertSettingsSchema.entries;
const { frequency, state } = subscriptionSchema.entries;

export const followInput = v.object({
  email: v.pipe(v.string(), v.maxLength(alertLimits.email.max), v.transform(normalizeAddress), v.string()),
  topic: v.pipe(
    v.string(),
    v.maxLength(2 * alertLimits.topic.max),
    v.transform((text) => {
      const topic = parseTopic(text);
      return topic && printTopic(topic);
    }),
    v.string(),
  ),
  frequency,
  lang,
  /** A form without JavaScript does not know the time zone. */
  timezone: v.optional(timezone),
});
export const tokenInput = v.object({ token });
export const subscriptionInput = v.object({
  token,
  id,
  frequency: v.optional(frequency),
  state: v.optional(state),
  deleted: v.optional(v.boolean()),
});
export const subscriberInput = v.object({
  token,
  lang: v.optional(lang),
  timezone: v.optional(timezone),
  digestHour: v.optional(hour),
  digestDay: v.optional(day),
  paused: v.optional(paused),
});

interface Signed {
  readonly secret: string;
  readonly now: number;
}

/** Returns the key of signed links. @throws ActionError `unavailable` if the site sends no emails */
export function requireSecret({ alertsSecret, now = Date.now }: ActionOptions): Signed {
  if (!alertsSecret) throw new ActionError(503, 'unavailable', 'This site sends no emails.');
  return { secret: alertsSecret, now: now() };
}

/** Sends a confirmation link that contains the follow. The answer is the same for all addresses. */
export async function followByEmail(
  input: v.InferOutput<typeof followInput>,
  request: Request,
  options: ActionOptions,
): Promise<object> {
  const signed = requireSecret(options);
  for (let remaining = tries; remaining > 0; remaining -= 1)
    if (await requestConfirmation(input, request, { ...options, signed })) return {};
  throw new ActionError(503, 'unavailable', 'Too many concurrent requests. Try again later.', { retryAfter: 5 });
}

/** Resolves to false if another request changed the same documents at the same time. */
async function requestConfirmation(
  { email, topic, frequency: often, lang: language, timezone: zone }: v.InferOutput<typeof followInput>,
  request: Request,
  { administrator, getIpAddress, site, signed }: ActionOptions & { readonly signed: Signed },
): Promise<boolean> {
  const { secret, now } = signed;
  const at = new Date(now);
  const ip = getIpAddress?.(request);
  const limited = { collection: 'follow_limits', limits: followLimits };
  const count = ip === undefined ? undefined : await readDailyCount(ip, now, administrator, limited);
  if (count && !count.hasMore)
    throw new ActionError(429, 'too-many', 'Too many requests from this network today.', {
      retryAfter: untilTomorrow(now),
    });
  const subscriber = toSubscriberId(email, secret);
  const path = `subscribers/${subscriber}`;
  const stored = (await administrator.read([path])).get(path);
  const requested = toRequested(stored, at);
  const confirmation = requested && [
    toRequestedWrite(path, stored, {
      ...requested,
      // A request must not change the settings of an address, because everyone can send it.
      ...(stored ? {} : toNewSubscriber({ email, language, zone, at })),
    }),
    toMailWrite({
      key: ['confirm', subscriber, at.toISOString()],
      to: { subscriber },
      lang: language,
      template: 'confirm',
      parameters: {
        topic,
        link: `${site}${toBase(language)}/subscriptions?token=${signToken({ p: 'confirm', s: subscriber, t: topic, f: often, l: language, ...(zone && { z: zone }) }, signed)}`,
      },
      notBefore: at,
      at,
    }),
  ];
  try {
    const writes = [...(confirmation ?? []), ...(count?.writes ?? [])];
    if (writes.length > 0) await administrator.commit(writes);
    return true;
  } catch (error) {
    if (isStale(error)) return false;
    throw error;
  }
}

/** Returns the new counts of confirmation emails. Undefined if the address has received too many. */
function toRequested(stored: FoundDocument | undefined, at: Date): StoredFields | undefined {
  const fields = stored?.fields ?? {};
  const last = getTime(fields, 'requested_at');
  const isToday = last?.toISOString().slice(0, 10) === at.toISOString().slice(0, 10);
  const count = isToday ? Number(fields['requested_today'] ?? 0) : 0;
  const isAllowed =
    count < confirmationLimits.perDay && !(last && at.getTime() - last.getTime() < confirmationLimits.interval);
  return isAllowed ? { requested_at: at, requested_today: count + 1 } : undefined;
}

const toRequestedWrite = (path: string, stored: FoundDocument | undefined, fields: StoredFields): DocumentWrite => ({
  path,
  fields,
  mask: Object.keys(fields),
  precondition: stored ? { updateTime: stored.version } : { exists: false },
});

function toNewSubscriber({
  email,
  language,
  zone,
  at,
}: {
  readonly email: string;
  readonly language: string;
  readonly zone: string | undefined;
  readonly at: Date;
}): StoredFields {
  return {
    email,
    state: 'unconfirmed',
    lang: language,
    ...(zone && { timezone: zone }),
    created_at: at,
    delete_at: new Date(at.getTime() + tokenLifetimes.confirm),
  };
}

/** Reads a token and the address that it belongs to. @throws ActionError if the link is not valid */
async function requireSubscriber<Purpose extends Token['p']>(
  text: string,
  purposes: readonly Purpose[],
  options: ActionOptions,
) {
  const content = readToken(text, purposes, requireSecret(options));
  const subscriber = content?.s;
  const path = `subscribers/${subscriber ?? '-'}`;
  const document = subscriber === undefined ? undefined : (await options.administrator.read([path])).get(path);
  if (!content || !document || subscriber === undefined || !getText(document.fields, 'email'))
    throw new ActionError(403, 'link-invalid', 'This link is not valid or has expired.');
  return { content, subscriber, path, document };
}

/** Returns the id of an address's subscription, which is the same for each confirmation of a topic. */
const toSubscriptionId = (subscriber: string, topic: string) => `a-${toHash(`${subscriber} ${topic}`)}`;

/** Runs the action `confirm-subscription`. Returns the token of the page of subscriptions. */
export async function confirmSubscription(
  input: v.InferOutput<typeof tokenInput>,
  options: ActionOptions,
): Promise<{ readonly token: string }> {
  const { administrator } = options;
  const signed = requireSecret(options);
  const { content, subscriber, path, document } = await requireSubscriber(input.token, ['confirm'], options);
  const at = new Date(signed.now);
  const subscription = `subscriptions/${toSubscriptionId(subscriber, content.t)}`;
  const stored = (await administrator.read([subscription])).get(subscription);
  const count = await administrator.count('subscriptions', { field: 'subscriber', value: subscriber });
  if (!stored && count >= alertLimits.perOwner)
    throw new ActionError(409, 'too-many', 'This address follows too many topics.');
  // The first confirmation decides about the language and the zone, because others may have sent earlier requests.
  const first =
    document.fields['state'] === 'confirmed' ? {} : { lang: content.l, ...(content.z && { timezone: content.z }) };
  const confirmed = { state: 'confirmed', confirmed_at: at, ...first };
  await administrator.commit([
    { path, fields: confirmed, mask: [...Object.keys(confirmed), 'delete_at'], precondition: { exists: true } },
    {
      path: subscription,
      fields: {
        subscriber,
        topic: content.t,
        frequency: content.f,
        lang: content.l,
        state: 'active',
        created_at: getTime(stored?.fields ?? {}, 'created_at') ?? at,
      },
    },
  ]);
  return { token: signToken({ p: 'manage', s: subscriber }, signed) };
}

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
  // A repeated deletion succeeds.
  if (!stored && deleted) return {};
  const owner = stored && readOwner(stored.fields);
  if (!stored || !owner || !('subscriber' in owner) || owner.subscriber !== subscriber)
    throw new ActionError(404, 'not-subscribed', 'There is no such subscription.');
  if (deleted) {
    await deleteSubscriptions(subscriber, [subscription], options);
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
  ids: readonly string[],
  { administrator, now = Date.now }: Pick<ActionOptions, 'administrator' | 'now'>,
): Promise<number> {
  const all = await administrator.find('subscriptions', 'subscriber', [subscriber]);
  const ended = all.filter((each) => ids.includes(each.id));
  const isLast = ended.length === all.length;
  const path = `subscribers/${subscriber}`;
  const isKnown = (await administrator.read([path])).has(path);
  const writes: DocumentWrite[] = ended.map((each) => ({ path: `subscriptions/${each.id}`, deleted: true }));
  if (isLast && isKnown)
    writes.push({
      path,
      fields: { delete_at: new Date(now() + retention) },
      mask: ['delete_at'],
      precondition: { exists: true },
    });
  if (writes.length > 0) await administrator.commit(writes);
  return ended.length;
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
