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

/** Stores the time at which each owner receives new digests. Resolves to whether all are stored. Running it again is safe. */
export async function planDigests(
  administrator: Administrator,
  { at, isLate }: { readonly at: Date; readonly isLate: () => boolean },
): Promise<boolean> {
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
  const where = [['topic', 'EQUAL', getText(digest.fields, 'topic')]] as const;
  let after = readPosition(digest, since);
  for (;;) {
    const subscriptions = await administrator.query('subscriptions', {
      where,
      after: after ? { id: after, wire: {} } : undefined,
      limit: subscriptionsPerPage,
    });
    const writes = await toDueWrites(subscriptions, { digest: digest.id, matchedAt: since }, administrator);
    after = subscriptions.at(-1)?.id ?? '';
    if (subscriptions.length < subscriptionsPerPage) {
      if (writes.length > 0) await administrator.commit(writes);
      break;
    }
    const planned = { since, after };
    await administrator.commit([...writes, { path, fields: { planned }, mask: ['planned'] }]);
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

async function toDueWrites(
  subscriptions: readonly FoundDocument[],
  { digest, matchedAt }: { readonly digest: string; readonly matchedAt: Date },
  administrator: Administrator,
): Promise<readonly DocumentWrite[]> {
  const followed = subscriptions.flatMap(({ id, fields }) => {
    const owner = readOwner(fields);
    const frequency = alertChoices.frequency.find((each) => each === fields['frequency']);
    return owner && frequency && fields['state'] === 'active' ? [{ id, owner, frequency }] : [];
  });
  const documents = await administrator.read([...new Set(followed.map(({ owner }) => toSettingsPath(owner)))]);
  return followed.flatMap(({ id, owner, frequency }) => {
    const settings = readSettings(owner, documents.get(toSettingsPath(owner)));
    if (!settings.isConfirmed) return [];
    return [toDueWrite(owner, { subscription: id, digest, due: toDueTime(frequency, matchedAt, settings) })];
  });
}

function toDueWrite(
  owner: Owner,
  { subscription, digest, due }: { readonly subscription: string; readonly digest: string; readonly due: Date },
): DocumentWrite {
  return {
    path: `${dueCollection}/${toOwnerKey(owner)}_${due.getTime()}`,
    fields: {
      owner,
      due_at: due,
      digests: { [digest]: subscription },
      delete_at: new Date(due.getTime() + retention),
    },
    mask: ['owner', 'due_at', 'delete_at', `digests.\`${digest}\``],
  };
}
