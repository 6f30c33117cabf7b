import { createHash } from 'node:crypto';
import type { Administrator, DocumentWrite, FoundDocument, StoredFields } from '@adp/shared-data/administrator';
import { isObject } from '@adp/shared-data/fields';
import { notificationLimits } from '@adp/shared-data/notification';
import { getText, getTime } from '../background/events';
import { isSwitchedOff, toNotificationTitle } from '../background/notifications';
import { isStale } from '../background/publishDue';
import { toHash } from '../background/toHash';
import type { DigestSection, MailItem } from '../mail/MailTemplate';
import { toFilterId } from './filters';
import { type Owner, type StopScope, toMailWrite } from './mailQueue';
import { digestCollection } from './matchAlerts';
import { type OwnerSettings, readOwner, readSettings, toOwnerKey, toSettingsPath } from './owners';
import { dueCollection, planDigests } from './planDigests';
import { splitItemPath, toMailItem } from './toMailItem';

/** `alert_owners/{owner}`: hashes of the items that an owner has received, by channel and day. */
export const receivedCollection = 'alert_owners';

interface ComposeOptions {
  /** False if the site has no settings of emails. */
  readonly sendsEmails: boolean;
  /** Returns the current time in milliseconds since 1970. Used to limit the length of a run. */
  readonly now?: () => number;
}

/** The maximum number of owners per request, per run, and the time in milliseconds after which a run stops. */
const perRun = { batch: 50, owners: 2_000, time: 45_000 } as const;
/** The maximum time that emails wait for digests whose subscribers have not been found yet, in milliseconds. */
const plannedTimeout = 30 * 60_000;
/** The maximum number of items that the queue stores for an email. The email lists fewer and counts the others. */
const maxStoredItems = 40;
/** Days for which received items are remembered: more than a week, the longest period. */
const rememberedDays = 12;
const dayLength = 86_400_000;

/** Writes all that an owner receives in one commit with the list of received items, so that no run repeats it. */
export function composeAlerts(
  administrator: Administrator,
  { sendsEmails, now = Date.now }: ComposeOptions,
): (event: { readonly time: string }) => Promise<void> {
  return async ({ time }) => {
    const at = new Date(time);
    const end = now() + perRun.time;
    const isLate = () => now() > end;
    const isPlanned = await planDigests(administrator, { at, isLate });
    // Wait until all digests of the period are known, because the period has one email.
    const until = isPlanned ? at : new Date(at.getTime() - plannedTimeout);
    const due = await administrator.listUntil(dueCollection, { field: 'due_at', until, limit: perRun.owners });
    const read = createCache(administrator);
    for (let start = 0; start < due.length && !isLate(); start += perRun.batch)
      await compose(due.slice(start, start + perRun.batch), { administrator, read, sendsEmails });
  };
}

type Read = (paths: readonly string[]) => Promise<ReadonlyMap<string, FoundDocument | undefined>>;

/** Returns a function that reads a document once per run, because many owners receive the same digests and items. */
function createCache({ read }: Administrator): Read {
  const cached = new Map<string, FoundDocument | undefined>();
  return async (paths) => {
    const missing = [...new Set(paths)].filter((path) => !cached.has(path));
    const documents = await read(missing);
    for (const path of missing) cached.set(path, documents.get(path));
    return cached;
  };
}

interface Context {
  readonly administrator: Administrator;
  readonly read: Read;
  readonly sendsEmails: boolean;
}

async function compose(due: readonly FoundDocument[], context: Context): Promise<void> {
  const { administrator } = context;
  const perOwner = await toWrites(due, context);
  try {
    await administrator.commit(perOwner.flat());
  } catch (error) {
    if (!isStale(error)) throw error;
    // One of the owners has changed in the meantime. The next run reads it again.
    for (const writes of perOwner)
      await administrator.commit(writes).catch((reason: unknown) => {
        if (!isStale(reason)) throw reason;
      });
  }
}

interface Due {
  readonly document: FoundDocument;
  readonly owner: Owner;
  readonly at: Date;
  readonly received: FoundDocument | undefined;
  readonly settings: OwnerSettings;
  /** Undefined for an address and for a member who has left. */
  readonly member: StoredFields | undefined;
  readonly followed: readonly Followed[];
}

interface Followed {
  readonly id: string;
  readonly topic: string;
  readonly channels: readonly unknown[];
  readonly lang: string;
  readonly items: readonly string[];
}

const toReceivedPath = (owner: Owner) => `${receivedCollection}/${toOwnerKey(owner)}`;
const toMemberPaths = (owner: Owner) => ('uid' in owner ? [`users/${owner.uid}`] : []);

async function toWrites(documents: readonly FoundDocument[], context: Context) {
  const { administrator, read } = context;
  const parts = documents.map((document) => {
    const { fields } = document;
    const owner = readOwner(isObject(fields['owner']) ? fields['owner'] : {});
    const digests = Object.entries(isObject(fields['digests']) ? fields['digests'] : {}).map(
      ([digest, subscription]) => ({ digest, subscription: String(subscription) }),
    );
    return { document, owner, digests };
  });
  const subscriptions = parts.flatMap(({ digests }) => digests.map((each) => `subscriptions/${each.subscription}`));
  const owners = parts.flatMap(({ owner }) =>
    owner ? [toReceivedPath(owner), toSettingsPath(owner), ...toMemberPaths(owner)] : [],
  );
  const current = await administrator.read([...new Set([...subscriptions, ...owners])]);
  const digests = await read(
    parts.flatMap((part) => part.digests.map(({ digest }) => `${digestCollection}/${digest}`)),
  );
  const due = parts.map(({ document, owner, digests: listed }): Due | FoundDocument => {
    const at = getTime(document.fields, 'due_at');
    if (!owner || !at) return document;
    const settings = readSettings(owner, current.get(toSettingsPath(owner)));
    const member = 'uid' in owner ? current.get(`users/${owner.uid}`)?.fields : undefined;
    if (settings.paused || ('uid' in owner && !member)) return document;
    const followed = listed
      .sort((a, b) => a.digest.localeCompare(b.digest))
      .flatMap(({ digest, subscription }) =>
        toFollowed(digests.get(`${digestCollection}/${digest}`), {
          digest,
          owner,
          subscription: current.get(`subscriptions/${subscription}`),
        }),
      );
    return { document, owner, at, received: current.get(toReceivedPath(owner)), settings, member, followed };
  });
  const items = await read(
    due.flatMap((each) => ('followed' in each ? each.followed.flatMap(({ items }) => items) : [])),
  );
  return due.map((each): readonly DocumentWrite[] =>
    'followed' in each ? toOwnerWrites(each, items, context) : [toDeleted(each)],
  );
}

/** Returns the items of a digest for a subscription, unless the subscription has ended or has another topic now. */
function toFollowed(
  digest: FoundDocument | undefined,
  {
    digest: id,
    owner,
    subscription,
  }: { readonly digest: string; readonly owner: Owner; readonly subscription: FoundDocument | undefined },
): readonly Followed[] {
  const fields = subscription?.fields ?? {};
  const topic = getText(fields, 'topic');
  const subscriber = readOwner(fields);
  const isCurrent =
    subscriber !== undefined &&
    toOwnerKey(subscriber) === toOwnerKey(owner) &&
    fields['state'] === 'active' &&
    id.startsWith(`${toFilterId(topic)}_`);
  if (!subscription || !digest || !isCurrent) return [];
  const since = getTime(fields, 'created_at') ?? new Date(0);
  const published = isObject(digest.fields['items']) ? digest.fields['items'] : {};
  const items = Object.entries(published)
    .filter(([, at]) => at instanceof Date && at > since)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([path]) => path);
  const channels = 'uid' in owner ? fields['channels'] : ['email'];
  return [
    {
      id: subscription.id,
      topic,
      items,
      channels: Array.isArray(channels) ? channels : [],
      lang: getText(fields, 'lang'),
    },
  ];
}

const toDeleted = ({ id, version }: FoundDocument): DocumentWrite => ({
  path: `${dueCollection}/${id}`,
  deleted: true,
  precondition: { updateTime: version },
});

type Items = Awaited<ReturnType<Read>>;
type Channel = 'email' | 'site';

function toOwnerWrites(due: Due, items: Items, { sendsEmails }: Context): readonly DocumentWrite[] {
  const { document, owner, at, received, member } = due;
  const isInformed = member && !isSwitchedOff(member, 'deadlines');
  const email = sendsEmails ? takeNew('email', due, items) : { hashes: [], sections: [] };
  const onSite = isInformed ? takeNew('site', due, items) : { hashes: [], sections: [] };
  if (email.hashes.length + onSite.hashes.length === 0) return [toDeleted(document)];
  const day = at.toISOString().slice(0, 10);
  const remember = (channel: Channel, hashes: readonly string[]) => {
    const earliest = new Date(at.getTime() - rememberedDays * dayLength).toISOString().slice(0, 10);
    const days = Object.entries(readDays(received, channel)).filter(([each]) => each >= earliest);
    const today = readDays(received, channel)[day] ?? '';
    return Object.fromEntries([...days, [day, today + hashes.join('')]]);
  };
  return [
    {
      path: toReceivedPath(owner),
      fields: {
        owner,
        email: remember('email', email.hashes),
        site: remember('site', onSite.hashes),
        delete_at: new Date(at.getTime() + rememberedDays * dayLength),
      },
      precondition: received ? { updateTime: received.version } : { exists: false },
    },
    ...(email.hashes.length > 0 ? [toEmail(due, email)] : []),
    ...(onSite.hashes.length > 0 ? [toSiteNotification(due, onSite)] : []),
    toDeleted(document),
  ];
}

function readDays(received: FoundDocument | undefined, channel: Channel): Readonly<Record<string, string>> {
  const days = received?.fields[channel];
  return isObject(days) ? (days as Readonly<Record<string, string>>) : {};
}

const hashLength = 10;
const toItemHash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, hashLength);

interface Section {
  readonly followed: Followed;
  readonly items: readonly { readonly path: string; readonly fields: StoredFields }[];
}

/** Skips items that the owner has received. An item of several topics is in the first section only. */
function takeNew(channel: Channel, { followed, received }: Due, items: Items) {
  const taken = new Set<string>();
  for (const hashes of Object.values(readDays(received, channel)))
    for (let start = 0; start < hashes.length; start += hashLength) taken.add(hashes.slice(start, start + hashLength));
  const hashes: string[] = [];
  const sections = new Map<string, Section>();
  for (const part of followed) {
    if (!part.channels.includes(channel)) continue;
    for (const path of part.items) {
      const fields = items.get(path)?.fields;
      const hash = toItemHash(path);
      if (fields?.['status'] !== 'published' || taken.has(hash)) continue;
      taken.add(hash);
      hashes.push(hash);
      // A weekly email has several digests of the same topic.
      const section = sections.get(part.id) ?? { followed: part, items: [] };
      sections.set(part.id, { followed: part, items: [...section.items, { path, fields }] });
    }
  }
  return { hashes, sections: [...sections.values()] };
}

type Taken = ReturnType<typeof takeNew>;

function toEmail({ owner, at, settings }: Due, { hashes, sections }: Taken): DocumentWrite {
  const lang = settings.lang ?? (sections[0]?.followed.lang || 'en');
  let remaining = maxStoredItems;
  const listed = sections.map(({ followed, items }): DigestSection => {
    const shown = items.slice(0, remaining).flatMap(({ path, fields }): MailItem[] => {
      const item = toMailItem(path, fields, lang);
      return item ? [item] : [];
    });
    remaining -= shown.length;
    const more = items.length - shown.length;
    return { topic: followed.topic, items: shown, ...(more > 0 && { more }) };
  });
  const ids = sections.map(({ followed }) => followed.id);
  const stops: StopScope = ids.length === 1 ? { subscriptions: ids } : { kind: 'follow' };
  return toMailWrite({
    key: ['digest', toOwnerKey(owner), at.toISOString(), ...hashes],
    to: owner,
    lang,
    template: 'digest',
    parameters: { sections: listed },
    stops,
    notBefore: at,
    at,
  });
}

function toSiteNotification({ owner, at }: Due, { hashes, sections }: Taken): DocumentWrite {
  const [first, ...others] = sections.flatMap(({ items }) => items);
  const parts = first && others.length === 0 ? splitItemPath(first.path) : undefined;
  const title = first ? toNotificationTitle(getText(first.fields, 'title')) : '';
  return {
    path: `notifications/f-${toHash(JSON.stringify([owner, at, hashes]))}`,
    fields: {
      ...owner,
      topic: 'deadlines',
      event: 'new_items',
      read: false,
      created_at: at,
      count: Math.min(hashes.length, notificationLimits.count.max),
      ...(sections.length === 1 && { followed: sections[0]?.followed.topic }),
      ...(parts && { item_kind: parts.kind, item_id: parts.id, title }),
    },
    precondition: { exists: false },
  };
}
