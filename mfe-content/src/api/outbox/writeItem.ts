import { DataError, newId, type Versioned } from '@adp/shared-data/client';
import type { WritableKind } from '@adp/shared-data/content';
import type { Author } from '@adp/shared-data/writer';
import type { Draft, DraftBase, Queued } from '../../lib/drafts/Draft';
import { toItemFields } from '../../lib/forms/toItemFields';
import type { WrittenKind } from '../../lib/kinds';
import { sources } from '../sources';
import { hasErrorCode } from '../../lib/errors';
import type { Delivery } from './Delivery';
import { getStatus } from './getStatus';
import { updateDraft } from './updateDraft';
import { hashDraft, hashItem } from './hash';

/** What the outbox needs to know of a stored item. */
interface Stored {
  readonly authorUid: string;
  readonly status: DraftBase['status'];
  readonly publishedAt?: Date;
}

/** The collection of a kind that members write. */
export const getSource = (kind: WrittenKind): WritableKind<Stored> => sources[kind];

/** Stores the item's text unless it is stored already. Resolves to the draft with `base` naming that version. */
export async function writeItem(draft: Draft, queued: Queued, delivery: Delivery): Promise<Draft> {
  const { base, kind, itemId: id, values } = draft;
  if (!base) return createItem(draft, queued, delivery);
  const [fields, textHash] = [toItemFields(kind, values), hashDraft(draft)];
  if (queued.written?.version === base.version && queued.written.hash === textHash) return draft;
  const { writer, signal } = delivery;
  const { version } = await writer.update(getSource(kind), { id, version: base.version, draft: fields, signal });
  return updateDraft(draft, delivery.store, markStored({ ...base, version, hash: textHash }));
}

interface Attempts {
  readonly id?: true;
  /** The member's name as it is stored. */
  readonly author?: Author;
}

async function createItem(draft: Draft, queued: Queued, delivery: Delivery, tried: Attempts = {}): Promise<Draft> {
  const { kind, itemId: id, values } = draft;
  const { store, writer, signal } = delivery;
  const status = getStatus(queued);
  const publishAt = status === 'scheduled' ? new Date(queued.publishAt ?? 0) : undefined;
  const author = tried.author ?? (await delivery.getAuthor());
  let version: string;
  try {
    const item = { id, author, draft: toItemFields(kind, values), status, publishAt, signal };
    ({ version } = await writer.create(getSource(kind), item));
  } catch (error) {
    if (hasErrorCode(error, 'denied') && !tried.author) {
      // The byline must be the member's name as it is stored: the session's may be older.
      const stored = await delivery.getAuthor(true);
      if (stored.username === author.username && stored.name === author.name) throw error;
      return createItem(draft, queued, delivery, { ...tried, author: stored });
    }
    if (!hasErrorCode(error, 'already-exists')) throw error;
    const found = await readMyItem(draft, delivery);
    if (found) return adoptCreated(draft, queued, delivery, found);
    if (tried.id) throw error;
    // The id belongs to somebody else's item.
    const itemId = newId();
    const renamed = await updateDraft(draft, store, (current) => ({ ...current, itemId }));
    return createItem(renamed, queued, delivery, { ...tried, id: true });
  }
  const pendingNotificationId = status === 'published' ? queued.notificationId : undefined;
  return updateDraft(draft, store, markStored({ version, status, hash: hashDraft(draft), pendingNotificationId }));
}

/**
 * Continues from an item that an earlier attempt of this draft has created.
 * @throws DataError `conflict` if that item has another text by now, or was unpublished
 */
async function adoptCreated(
  draft: Draft,
  { to, notificationId }: Queued,
  { store }: Delivery,
  found: Versioned<Stored>,
): Promise<Draft> {
  const { item, version } = found;
  const { status } = item;
  const textHash = hashItem(item);
  const same = status !== 'archived' && textHash === hashDraft(draft);
  const pendingNotificationId = status === to && to === 'published' ? notificationId : undefined;
  const pending = pendingNotificationId !== undefined && { pendingNotificationId };
  // Without a base, another attempt meets the same conflict: nothing is overwritten before the member has seen both.
  const next = await updateDraft(
    draft,
    store,
    same
      ? markStored({ version, status, hash: textHash, pendingNotificationId })
      : (current) => ({ ...current, ...pending }),
  );
  if (!same) throw new DataError('conflict', { newer: found });
  return next;
}

/** The stored item, if it belongs to the member and can be read. */
export async function readMyItem(
  { kind, itemId }: Draft,
  { reader, uid, signal }: Delivery,
): Promise<Versioned<Stored> | undefined> {
  try {
    const found = await reader.getMine(getSource(kind), itemId, { signal });
    return found?.item.authorUid === uid ? found : undefined;
  } catch (error) {
    if (!hasErrorCode(error, 'unreadable')) throw error;
    return undefined;
  }
}

interface StoredState extends DraftBase {
  readonly hash: string;
  /** The notification to send, if the item has become public. */
  readonly pendingNotificationId?: string | undefined;
}

/** Changes a draft whose text is stored now. */
function markStored({ version, status, hash: textHash, pendingNotificationId }: StoredState) {
  return ({ queued, ...draft }: Draft): Draft => ({
    ...draft,
    base: { version, status },
    ...(queued && { queued: { ...queued, written: { version, hash: textHash } } }),
    ...(pendingNotificationId !== undefined && { pendingNotificationId }),
  });
}
