import type { Administrator, FoundDocument, StoredFields } from '@adp/shared-data/administrator';
import { isObject } from '@adp/shared-data/fields';
import { getText, getTime } from '../background/events';
import { digestCollection } from './digests';
import { toFilterId } from './filters';
import type { Owner } from './mailQueue';
import { isActiveFor, type OwnerSettings, readChannels, readOwner, readSettings, toSettingsPath } from './owners';
import { toReceivedPath } from './receivedItems';

/** The digests that an owner receives at a time, with all documents that determine whether an email is sent. */
export interface Due {
  readonly document: FoundDocument;
  readonly owner: Owner;
  readonly at: Date;
  readonly received: FoundDocument | undefined;
  readonly settings: OwnerSettings;
  /** The member's document. Undefined for an owner who is an email address, and for a member who has left. */
  readonly member: StoredFields | undefined;
  readonly followed: readonly Followed[];
}

/** The items of a digest for one of the owner's subscriptions. */
export interface Followed {
  readonly id: string;
  readonly topic: string;
  readonly channels: readonly unknown[];
  readonly lang: string;
  readonly items: readonly string[];
}

type Read = (paths: readonly string[]) => Promise<ReadonlyMap<string, FoundDocument | undefined>>;
export type Items = Awaited<ReturnType<Read>>;

/** Returns a function that reads a document once per run, because many owners receive the same digests and items. */
export function createCache({ read }: Administrator): Read {
  const cached = new Map<string, FoundDocument | undefined>();
  return async (paths) => {
    const missing = [...new Set(paths)].filter((path) => !cached.has(path));
    const documents = await read(missing);
    for (const path of missing) cached.set(path, documents.get(path));
    return cached;
  };
}

const toMemberPaths = (owner: Owner) => ('uid' in owner ? [`users/${owner.uid}`] : []);

/**
 * Returns the digests of each owner, and their items. For an owner who receives nothing, returns only the document that
 * was due.
 */
export async function readDue(
  documents: readonly FoundDocument[],
  { administrator, read }: { readonly administrator: Administrator; readonly read: Read },
): Promise<{ readonly due: readonly (Due | FoundDocument)[]; readonly items: Items }> {
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
    if (!settings.isConfirmed || ('uid' in owner && !member)) return document;
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
    due.flatMap((each) => ('followed' in each ? each.followed.flatMap(({ items: paths }) => paths) : [])),
  );
  return { due, items };
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
  if (!subscription || !digest || !isActiveFor(owner, subscription)) return [];
  const { fields } = subscription;
  const topic = getText(fields, 'topic');
  if (!id.startsWith(`${toFilterId(topic)}_`)) return [];
  const since = getTime(fields, 'created_at') ?? new Date(0);
  const published = isObject(digest.fields['items']) ? digest.fields['items'] : {};
  const items = Object.entries(published)
    .filter(([, at]) => at instanceof Date && at > since)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([path]) => path);
  const channels = readChannels(owner, subscription);
  return [{ id: subscription.id, topic, items, channels, lang: getText(fields, 'lang') }];
}
