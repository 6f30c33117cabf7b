import type { Administrator, DocumentWrite, FoundDocument, StoredFields } from '@adp/shared-data/administrator';
import { alertChoices } from '@adp/shared-data/alerts';
import { isObject } from '@adp/shared-data/fields';
import { type DocumentEvent, getText, getTime } from '../background/events';
import { ignoreStale } from '../background/stale';
import { digestCollection, getLastTime, toDigestId } from './digests';
import { type Frequency, toDueTime } from './dueTimes';
import { toFilterId } from './filters';
import { type Owner, retention } from './mailQueue';
import { type OwnerSettings, readOwner, readSettings, toOwnerKey, toSettingsPath } from './owners';

/** `alert_due/{owner}_{time}`: the digests that an owner receives at a time. */
export const dueCollection = 'alert_due';
/** The number of subscriptions per commit, which has up to two writes for each of them. */
const subscriptionsPerPage = 200;
const digestsPerRun = 500;
/** The maximum delay, in milliseconds, with which an item is added to the digest of the day before. */
const maxDelay = 3_600_000;

interface PlanOptions {
  readonly at: Date;
  readonly isLate: () => boolean;
}

/**
 * Stores the times at which followers receive new digests. Resolves to whether all are stored. Running it again is safe.
 *
 * A digest is assigned to all followers once. A further item is then assigned only to those who receive emails
 * immediately, because the others receive the whole digest. `assignDigest` assigns it to those who follow its topic later.
 */
export async function planDigests(administrator: Administrator, { at, isLate }: PlanOptions): Promise<boolean> {
  const open = await administrator.listUntil(digestCollection, {
    field: 'open_since',
    until: at,
    limit: digestsPerRun,
  });
  for (const digest of open) {
    if (isLate() || !(await planDigest(digest, administrator, isLate))) return false;
  }
  return open.length < digestsPerRun;
}

async function planDigest(digest: FoundDocument, administrator: Administrator, isLate: () => boolean) {
  const path = `${digestCollection}/${digest.id}`;
  const since = getTime(digest.fields, 'open_since');
  if (!since) return true;
  const ofTopic = ['topic', 'EQUAL', getText(digest.fields, 'topic')] as const;
  const isAssigned = digest.fields['assigned'] === true;
  const where = isAssigned ? [ofTopic, ['frequency', 'EQUAL', 'immediately'] as const] : [ofTopic];
  let after = readPosition(digest, since);
  for (;;) {
    const subscriptions = await administrator.query('subscriptions', {
      where,
      after: after ? { id: after, wire: {} } : undefined,
      limit: subscriptionsPerPage,
    });
    const writes = await toDueWrites(subscriptions.flatMap(readFollower), { id: digest.id, since }, administrator);
    after = subscriptions.at(-1)?.id ?? '';
    const isLast = subscriptions.length < subscriptionsPerPage;
    const planned = { since, after };
    if (!isLast) writes.push({ path, fields: { planned }, mask: ['planned'] });
    if (writes.length > 0) await administrator.commit(writes);
    if (isLast) break;
    if (isLate()) return false;
  }
  // If more items were appended in the meantime, the digest stays open.
  const current = (await administrator.read([path])).get(path);
  if (getTime(current?.fields ?? {}, 'open_since')?.getTime() !== since.getTime() || !current) return true;
  const done: DocumentWrite = {
    path,
    fields: { assigned: true },
    mask: ['assigned', 'open_since', 'planned'],
    precondition: { updateTime: current.version },
  };
  await administrator.commit([done]).catch(ignoreStale);
  return true;
}

/** Returns the last subscription that an interrupted run has handled, unless items were appended since. */
function readPosition({ fields }: FoundDocument, since: Date): string {
  const planned = isObject(fields['planned']) ? fields['planned'] : {};
  return getTime(planned, 'since')?.getTime() === since.getTime() ? getText(planned, 'after') : '';
}

/**
 * Handles writes of subscriptions: assigns the digest of the day to its follower, because the digest may have been assigned
 * to the other followers before. Running it again is safe.
 */
export async function assignDigest({ path, time }: DocumentEvent, administrator: Administrator): Promise<void> {
  const subscription = (await administrator.read([path])).get(path);
  if (!subscription) return;
  const followers = readFollower(subscription).filter(({ frequency }) => frequency !== 'immediately');
  if (followers.length === 0) return;
  const filter = toFilterId(getText(subscription.fields, 'topic'));
  const since = new Date(time);
  const ids = new Set([new Date(since.getTime() - maxDelay), since].map((at) => toDigestId(filter, at)));
  const paths = [...ids].map((id) => `${digestCollection}/${id}`);
  for (const { id } of (await administrator.read(paths)).values())
    await administrator.commit(await toDueWrites(followers, { id, since }, administrator));
}

interface Follower {
  readonly owner: Owner;
  readonly frequency: Frequency;
  readonly subscription: string;
}

/** Returns the follower of an active subscription. */
function readFollower({ id, fields }: { readonly id: string; readonly fields: StoredFields }): readonly Follower[] {
  const owner = readOwner(fields);
  const frequency = alertChoices.frequency.find((each) => each === fields['frequency']);
  return owner && frequency && fields['state'] === 'active' ? [{ owner, frequency, subscription: id }] : [];
}

/** The id of a digest, and the time since which it has items that followers may not have received. */
interface OpenDigest {
  readonly id: string;
  readonly since: Date;
}

/** Returns the writes that assign a digest to followers. Settings that change later do not move the stored times. */
async function toDueWrites(
  followers: readonly Follower[],
  digest: OpenDigest,
  administrator: Administrator,
): Promise<DocumentWrite[]> {
  const documents = await administrator.read([...new Set(followers.map(({ owner }) => toSettingsPath(owner)))]);
  return followers.flatMap((follower) => {
    const settings = readSettings(follower.owner, documents.get(toSettingsPath(follower.owner)));
    return toDueTimes(follower, digest, settings).map((at) => toDueWrite(follower, digest, at));
  });
}

/**
 * Returns the times at which a follower receives a digest. If a daily or weekly email is due during the day of the digest,
 * the next one contains the items that are found after it.
 */
function toDueTimes({ frequency }: Follower, { id, since }: OpenDigest, settings: OwnerSettings): readonly Date[] {
  const next = toDueTime(frequency, since, settings);
  if (frequency === 'immediately') return [next];
  const last = toDueTime(frequency, getLastTime(id), settings);
  return last > next ? [next, last] : [next];
}

function toDueWrite({ owner, subscription }: Follower, { id }: OpenDigest, at: Date): DocumentWrite {
  return {
    path: `${dueCollection}/${toOwnerKey(owner)}_${at.getTime()}`,
    fields: {
      owner,
      due_at: at,
      digests: { [id]: subscription },
      delete_at: new Date(at.getTime() + retention),
    },
    mask: ['owner', 'due_at', 'delete_at', `digests.\`${id}\``],
  };
}
