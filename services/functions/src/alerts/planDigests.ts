import type { Administrator, DocumentWrite, FoundDocument } from '@adp/shared-data/administrator';
import { alertChoices } from '@adp/shared-data/alerts';
import { isObject } from '@adp/shared-data/fields';
import { getText, getTime } from '../background/events';
import { ignoreStale } from '../background/stale';
import { toDueTime } from './dueTimes';
import { type Owner, retention } from './mailQueue';
import { digestCollection } from './matchAlerts';
import { readOwner, readSettings, toOwnerKey, toSettingsPath } from './owners';

/** `alert_due/{owner}_{time}`: the digests that an owner receives at a time. */
export const dueCollection = 'alert_due';
const subscriptionsPerPage = 300;
const digestsPerRun = 500;
/** The maximum duration of a run, in milliseconds. */
const maxRunTime = 60_000;

/**
 * The times at which owners receive digests, by digest and subscription. An instance remembers them, because a popular
 * topic has a new item every few minutes, and its followers already receive the digest.
 */
export type PlannedTimes = Map<string, number>;

/** Removes the times at which another run may be composing emails, because that run may not see new items. */
export function removePastTimes(planned: PlannedTimes, now: number): void {
  for (const [key, due] of planned) if (due <= now + maxRunTime) planned.delete(key);
}

interface PlanOptions {
  readonly at: Date;
  readonly planned: PlannedTimes;
  readonly isLate: () => boolean;
}

/** Stores the time at which each owner receives new digests. Resolves to whether all are stored. Running it again is safe. */
export async function planDigests(administrator: Administrator, options: PlanOptions): Promise<boolean> {
  const { at, isLate } = options;
  const open = await administrator.listUntil(digestCollection, {
    field: 'open_since',
    until: at,
    limit: digestsPerRun,
  });
  for (const digest of open) {
    if (isLate() || !(await planDigest(digest, administrator, options))) return false;
  }
  return open.length < digestsPerRun;
}

async function planDigest(
  digest: FoundDocument,
  administrator: Administrator,
  { planned: times, isLate }: PlanOptions,
) {
  const path = `${digestCollection}/${digest.id}`;
  const since = getTime(digest.fields, 'open_since');
  if (!since) return true;
  const where = [['topic', 'EQUAL', getText(digest.fields, 'topic')]] as const;
  let after = readPosition(digest, since);
  for (;;) {
    const subscriptions = await administrator.query('subscriptions', {
      where,
      after: after ? { id: after, wire: {} } : undefined,
      limit: subscriptionsPerPage,
    });
    const due = await listDue(subscriptions, { digest: digest.id, matchedAt: since, times }, administrator);
    const writes = due.map((each) => toDueWrite(each, digest.id));
    after = subscriptions.at(-1)?.id ?? '';
    const isLast = subscriptions.length < subscriptionsPerPage;
    const planned = { since, after };
    if (!isLast) writes.push({ path, fields: { planned }, mask: ['planned'] });
    if (writes.length > 0) await administrator.commit(writes);
    for (const { key, at } of due) times.set(key, at.getTime());
    if (isLast) break;
    if (isLate()) return false;
  }
  // If more items were appended in the meantime, the digest stays open.
  const current = (await administrator.read([path])).get(path);
  if (getTime(current?.fields ?? {}, 'open_since')?.getTime() !== since.getTime() || !current) return true;
  const done: DocumentWrite = {
    path,
    fields: {},
    mask: ['open_since', 'planned'],
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

interface Due {
  readonly key: string;
  readonly owner: Owner;
  readonly subscription: string;
  readonly at: Date;
}

/**
 * Returns the times at which the followers of a topic receive a digest. Omits times in the future that have been stored
 * before, because no run has composed their emails yet.
 */
async function listDue(
  subscriptions: readonly FoundDocument[],
  { digest, matchedAt, times }: { readonly digest: string; readonly matchedAt: Date; readonly times: PlannedTimes },
  administrator: Administrator,
): Promise<readonly Due[]> {
  const followed = subscriptions.flatMap(({ id, fields }) => {
    const owner = readOwner(fields);
    const frequency = alertChoices.frequency.find((each) => each === fields['frequency']);
    if (!owner || !frequency || fields['state'] !== 'active') return [];
    // A reader who has left and follows the topic again may have a subscription with the same id.
    const key = [digest, id, frequency, getTime(fields, 'created_at')?.getTime()].join(' ');
    return times.has(key) ? [] : [{ key, id, owner, frequency }];
  });
  const documents = await administrator.read([...new Set(followed.map(({ owner }) => toSettingsPath(owner)))]);
  return followed.flatMap(({ key, id, owner, frequency }) => {
    const settings = readSettings(owner, documents.get(toSettingsPath(owner)));
    if (!settings.isConfirmed) return [];
    return [{ key, owner, subscription: id, at: toDueTime(frequency, matchedAt, settings) }];
  });
}

function toDueWrite({ owner, subscription, at }: Due, digest: string): DocumentWrite {
  return {
    path: `${dueCollection}/${toOwnerKey(owner)}_${at.getTime()}`,
    fields: {
      owner,
      due_at: at,
      digests: { [digest]: subscription },
      delete_at: new Date(at.getTime() + retention),
    },
    mask: ['owner', 'due_at', 'delete_at', `digests.\`${digest}\``],
  };
}
