import type { Draft, DraftBase } from '../../lib/drafts/Draft';
import { hasErrorCode, isRetryable } from '../../lib/errors';
import { getCover, getText, sameValues } from '../../lib/forms/toFormValues';
import { notifyAuthor } from '../notifyAuthor';
import { type Attempt, type Delivery, getSource, type QueuedDraft, type Step, getStatus } from './Delivery';
import { moveItem, prepareItem } from './moveItem';
import { uploadCover, withUrl } from './uploadCover';
import { writeItem } from './writeItem';

export interface Delivered {
  readonly id: string;
  readonly title: string;
  readonly status: DraftBase['status'];
}

const notify: Step = async ({ kind, itemId, values, pendingNotificationId: id }, { uid, writer, signal }) => {
  if (id === undefined) return undefined;
  try {
    const title = getText(values['title']).trim();
    await notifyAuthor(writer, { uid, event: 'published', id, itemKind: kind, itemId, title, signal });
  } catch (error) {
    // The item is already published, so the draft is not kept for a refused notification.
    if (isRetryable(error)) throw error;
  }
  return undefined;
};

const steps: readonly Step[] = [uploadCover, prepareItem, writeItem, moveItem, notify];

/**
 * Sends a draft, and records each step, so that a later attempt resumes.
 * @throws DataError `conflict` if the stored item has changed, or another error
 */
export async function deliver(draft: QueuedDraft, delivery: Delivery): Promise<Delivered> {
  try {
    return await send(draft, delivery);
  } catch (error) {
    const submission = hasErrorCode(error, 'denied') ? await toSubmission(draft, delivery) : undefined;
    if (!submission) throw error;
    return send(submission, delivery);
  }
}

async function send(draft: QueuedDraft, delivery: Delivery): Promise<Delivered> {
  const attempt = toAttempt(draft, delivery);
  let sent = draft;
  for (const step of steps) {
    const change = await step(sent, attempt);
    if (change) sent = await attempt.record(sent, change);
  }
  await removeSent(sent, draft, delivery);
  const { itemId: id, base, values } = sent;
  return { id, title: getText(values['title']).trim(), status: base?.status ?? attempt.status };
}

function toAttempt(draft: QueuedDraft, delivery: Delivery): Attempt {
  const { store, reader, uid, signal } = delivery;
  return {
    ...delivery,
    status: getStatus(draft.queued),
    isNew: draft.base === null,
    readStored: async ({ kind, itemId }) => {
      try {
        const stored = await reader.getMine(getSource(kind), itemId, { signal });
        return stored?.item.authorUid === uid ? stored : undefined;
      } catch (error) {
        if (!hasErrorCode(error, 'unreadable')) throw error;
        return undefined;
      }
    },
    record: async (copy, change) => {
      await store.change(copy.key, change);
      return { queued: copy.queued, ...change(copy) };
    },
  };
}

/** Queues a refused publication for review, if the site reviews the item and the item is not public. */
async function toSubmission(draft: QueuedDraft, { store, needsReview }: Delivery): Promise<QueuedDraft | undefined> {
  const { to } = draft.queued;
  const isPublication = to === 'published' || to === 'scheduled';
  if (!isPublication || draft.base?.status === 'published' || !(await needsReview?.(draft))) return undefined;
  const next = await store.change(draft.key, (current) => {
    if (!current.queued) return undefined;
    const { publishAt, ...queued } = current.queued;
    return { ...current, queued: { ...queued, to: 'in_review' } };
  });
  return next?.queued && { ...next, queued: next.queued };
}

/** Removes a sent draft. If the member has typed or submitted again since, stores the draft as a change to the item. */
async function removeSent(sent: QueuedDraft, draft: QueuedDraft, { store }: Delivery): Promise<void> {
  const { to, since } = draft.queued;
  const isFullySent = ({ kind, values, queued }: Draft) =>
    sameValues(kind, values, sent.values) && (queued?.to ?? to) === to;
  const remaining = await store.change(sent.key, (stored) => {
    const current = withSentCover(stored, draft, sent);
    if (isFullySent(current)) return undefined;
    const { queued, pendingNotificationId, ...change } = current;
    const isNewRequest = queued && (queued.to !== to || queued.since !== since);
    return { ...change, base: sent.base, ...(isNewRequest && { queued }) };
  });
  if (remaining && isFullySent(withSentCover(remaining, draft, sent))) await store.remove(sent.key);
}

/** Restores the cover's URL, because an open form may have replaced it with the cover's data. */
function withSentCover(current: Draft, draft: Draft, sent: Draft): Draft {
  const [before, after] = [getCover(draft.values), getCover(sent.values)];
  return before && after && 'dataUrl' in before && 'url' in after
    ? withUrl(current, before.dataUrl, after.url)
    : current;
}
