import type { Draft, DraftBase, Queued } from '../../lib/drafts/Draft';
import type { DraftStore } from '../../lib/drafts/DraftStore';
import { getCover, sameValues, getText } from '../../lib/forms/toFormValues';
import { hasErrorCode, isRetryable } from '../../lib/errors';
import { notifyAuthor } from '../notifyAuthor';
import type { Delivery, QueuedDraft } from './Delivery';
import { getStatus } from './getStatus';
import { moveItem, prepareItem } from './moveItem';
import { uploadCover, withAddress } from './uploadCover';
import { writeItem } from './writeItem';

export interface Delivered {
  readonly id: string;
  readonly title: string;
  readonly status: DraftBase['status'];
}

/**
 * Sends a queued draft: its picture, its text, its next state, the notification. Each step is idempotent and recorded in
 * the stored draft at once, so that a later attempt continues there. What a member who is not trusted wanted to publish is
 * submitted, where the site reviews: the form may not have known.
 * @throws DataError `conflict` if the stored item is not the draft's base, and whatever the services reject with
 */
export async function deliver(draft: QueuedDraft, delivery: Delivery): Promise<Delivered> {
  try {
    return await send(draft, delivery);
  } catch (error) {
    const submitted = hasErrorCode(error, 'denied') ? await toSubmission(draft, delivery) : undefined;
    if (!submitted) throw error;
    return send(submitted, delivery);
  }
}

async function send(draft: QueuedDraft, delivery: Delivery): Promise<Delivered> {
  const { queued } = draft;
  const withCover = await uploadCover(draft, delivery);
  const prepared = await prepareItem(withCover, queued, delivery);
  const written = await writeItem(prepared, prepared.queued ?? queued, delivery);
  const moved = await moveItem(written, { queued, isNew: draft.base === null }, delivery);
  const { itemId: id, base, values } = moved;
  const title = getText(values['title']).trim();
  if (moved.pendingNotificationId !== undefined)
    await notifyOfPublication(moved, { id: moved.pendingNotificationId, title }, delivery);
  await removeSent(moved, queued, { from: draft, store: delivery.store });
  return { id, title, status: base?.status ?? getStatus(queued) };
}

/** The same draft, queued to be reviewed; nothing where it is not to be. What is public is not taken away without a request. */
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

async function notifyOfPublication(
  { kind, itemId }: Draft,
  { id, title }: { readonly id: string; readonly title: string },
  { uid, writer, signal }: Delivery,
): Promise<void> {
  try {
    await notifyAuthor(writer, { uid, event: 'published', id, itemKind: kind, itemId, title, signal });
  } catch (error) {
    // The item is published: a refused notification is no reason to keep the draft.
    if (isRetryable(error)) throw error;
  }
}

/** Removes a draft that was sent as `sent`. What was typed or requested meanwhile stays, as a change of the item. */
async function removeSent(
  sent: Draft,
  queued: Queued,
  { from, store }: { readonly from: Draft; readonly store: DraftStore },
): Promise<void> {
  const left = await store.change(sent.key, (current) => {
    const same = withSentCover(current, from, sent);
    return isFullySent(same, sent, queued) ? undefined : toRemainingChange(same, sent, queued);
  });
  if (left && isFullySent(withSentCover(left, from, sent), sent, queued)) await store.remove(sent.key);
}

/** A form that is still open may have saved the picture again, in place of its address. */
function withSentCover(current: Draft, from: Draft, sent: Draft): Draft {
  const [before, after] = [getCover(from.values), getCover(sent.values)];
  return before && after && 'dataUrl' in before && 'url' in after
    ? withAddress(current, before.dataUrl, after.url)
    : current;
}

function isFullySent({ kind, values, queued: requested }: Draft, sent: Draft, { to }: Queued): boolean {
  return sameValues(kind, values, sent.values) && (requested?.to ?? to) === to;
}

function toRemainingChange(
  { queued: requested, pendingNotificationId, ...current }: Draft,
  { base }: Draft,
  { to, since }: Queued,
): Draft {
  // The notification has been sent.
  const again = requested && (requested.to !== to || requested.since !== since);
  return { ...current, base, ...(again && { queued: requested }) };
}
