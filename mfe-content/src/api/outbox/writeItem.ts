import { DataError, newId, type Versioned } from '@adp/shared-data/client';
import type { Author } from '@adp/shared-data/writer';
import type { DraftBase } from '../../lib/drafts/Draft';
import { hasErrorCode } from '../../lib/errors';
import { toItemFields } from '../../lib/forms/toItemFields';
import { type Attempt, type DraftChange, getSource, type QueuedDraft, type Step, type Stored } from './Delivery';
import { hashDraft, hashItem } from './hash';

/** Stores the item's text unless it is stored already, and sets the draft's `base` to the stored version. */
export const writeItem: Step = async (draft, attempt) => {
  const { base, kind, itemId: id, values, queued } = draft;
  if (!base) return createItem(draft, attempt);
  const [fields, textHash] = [toItemFields(kind, values), hashDraft(draft)];
  if (queued.written?.version === base.version && queued.written.hash === textHash) return undefined;
  const { writer, signal } = attempt;
  const { version } = await writer.update(getSource(kind), { id, version: base.version, draft: fields, signal });
  return markStored({ ...base, version, hash: textHash });
};

interface Tried {
  readonly id?: true;
  readonly author?: Author;
}

async function createItem(draft: QueuedDraft, attempt: Attempt, tried: Tried = {}): Promise<DraftChange> {
  const { kind, itemId: id, values, queued } = draft;
  const { writer, signal, status } = attempt;
  const publishAt = status === 'scheduled' ? new Date(queued.publishAt ?? 0) : undefined;
  const author = tried.author ?? (await attempt.getAuthor());
  let version: string;
  try {
    const item = { id, author, draft: toItemFields(kind, values), status, publishAt, signal };
    ({ version } = await writer.create(getSource(kind), item));
  } catch (error) {
    if (hasErrorCode(error, 'denied') && !tried.author) {
      // The rules require the byline of the stored profile, and the session's byline may be outdated.
      const stored = await attempt.getAuthor(true);
      if (stored.username === author.username && stored.name === author.name) throw error;
      return createItem(draft, attempt, { ...tried, author: stored });
    }
    if (!hasErrorCode(error, 'already-exists')) throw error;
    const stored = await attempt.readStored(draft);
    if (stored) return adoptCreated(draft, attempt, stored);
    if (tried.id) throw error;
    // The id belongs to another member's item, so retry once with a new id.
    const itemId = newId();
    const renamed = await attempt.record(draft, (current) => ({ ...current, itemId }));
    const change = await createItem(renamed, attempt, { ...tried, id: true });
    return (current) => change({ ...current, itemId });
  }
  const pendingNotificationId = status === 'published' ? queued.notificationId : undefined;
  return markStored({ version, status, hash: hashDraft(draft), pendingNotificationId });
}

/** Resumes from an item that an earlier attempt has created. @throws DataError `conflict` if the item has changed since */
async function adoptCreated(draft: QueuedDraft, { record }: Attempt, stored: Versioned<Stored>): Promise<DraftChange> {
  const { item, version } = stored;
  const { status } = item;
  const { to, notificationId } = draft.queued;
  const pendingNotificationId = status === to && to === 'published' ? notificationId : undefined;
  const textHash = hashItem(item);
  if (status !== 'archived' && textHash === hashDraft(draft))
    return markStored({ version, status, hash: textHash, pendingNotificationId });
  if (pendingNotificationId !== undefined) await record(draft, (current) => ({ ...current, pendingNotificationId }));
  // The draft stays without a base, so every further attempt conflicts until the member has seen both versions.
  throw new DataError('conflict', { newer: stored });
}

interface StoredText extends DraftBase {
  readonly hash: string;
  /** The id of the notification to send, if the item has become public. */
  readonly pendingNotificationId?: string | undefined;
}

function markStored({ version, status, hash, pendingNotificationId }: StoredText): DraftChange {
  return ({ queued, ...draft }) => ({
    ...draft,
    base: { version, status },
    ...(queued && { queued: { ...queued, written: { version, hash } } }),
    ...(pendingNotificationId !== undefined && { pendingNotificationId }),
  });
}
