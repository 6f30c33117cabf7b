import { alertLimits, alertSettingsSchema, parseTopic, printTopic, subscriptionSchema } from '@adp/shared-data/alerts';
import type { DocumentWrite, FoundDocument, StoredFields } from '@adp/shared-data/administrator';
import { toBase } from '@adp/shared-ui/languages';
import * as v from 'valibot';
import type { ActionOptions } from '../actions/ActionContext';
import { ActionError } from '../actions/ActionError';
import { readDailyCount, untilTomorrow } from '../actions/dailyLimits';
import { getTime } from '../background/events';
import { isStale } from '../background/stale';
import { toHash } from '../background/toHash';
import { toMailWrite } from './mailQueue';
import { requireSecret, requireSubscriber, type Signed, type tokenInput } from './signedLinks';
import { normalizeAddress, signToken, tokenLifetimes, toSubscriberId } from './tokens';

const minute = 60_000;
/** The limits of confirmation emails per address. */
export const confirmationLimits = { interval: 10 * minute, perDay: 5 } as const;
/** The limits of requests per IP address and day, and of all requests per day. */
export const followLimits = { ofAddress: 20, ofAll: 2_000 } as const;
const tries = 3;

const { lang, timezone } = alertSettingsSchema.entries;
const { frequency } = subscriptionSchema.entries;

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

/** Sends a confirmation link that contains the topic and its settings. The response is the same for all addresses. */
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

/** Queues the email. Resolves to false if another request changed the same documents at the same time. */
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
      // Do not change the settings of a known address, because anyone can send this request.
      ...(stored ? toLaterDeletion(stored, at) : toNewSubscriber({ email, language, zone, at })),
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

/** Returns the new counts of confirmation emails. Returns undefined if the address has received too many. */
function toRequested(stored: FoundDocument | undefined, at: Date): StoredFields | undefined {
  const fields = stored?.fields ?? {};
  const last = getTime(fields, 'requested_at');
  const isToday = last?.toISOString().slice(0, 10) === at.toISOString().slice(0, 10);
  const count = isToday ? Number(fields['requested_today'] ?? 0) : 0;
  const isAllowed =
    count < confirmationLimits.perDay && !(last && at.getTime() - last.getTime() < confirmationLimits.interval);
  return isAllowed ? { requested_at: at, requested_today: count + 1 } : undefined;
}

/** Postpones the deletion of an address until its new link expires. A stopped address receives no link. */
function toLaterDeletion({ fields }: FoundDocument, at: Date): StoredFields {
  const deletion = getTime(fields, 'delete_at');
  const expiry = new Date(at.getTime() + tokenLifetimes.confirm);
  return deletion && deletion < expiry && fields['state'] !== 'stopped' ? { delete_at: expiry } : {};
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

/** Returns the id of an address's subscription, which is the same for each confirmation of a topic. */
const toSubscriptionId = (subscriber: string, topic: string) => `a-${toHash(`${subscriber} ${topic}`)}`;

/** Runs the action `confirm-subscription`. Returns the token for the page with the subscriptions. */
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
  // The first confirmation determines language and time zone, because other people may have sent earlier requests.
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
