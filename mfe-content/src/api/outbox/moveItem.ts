import type { AuthorStatus } from '@adp/shared-data/writer';
import { hasErrorCode } from '../../lib/errors';
import { type Attempt, type DraftChange, getSource, type QueuedDraft, type Step } from './Delivery';

/** Makes an item private before its text changes, if the rules require it (docs/decisions/084). */
export const prepareItem: Step = async (draft, attempt) => {
  const from = draft.base?.status;
  const to = attempt.status;
  if (from === 'published' && to === 'in_review') return changeStatus(draft, 'archived', attempt);
  const isPending =
    to === 'draft'
      ? from === 'in_review' || from === 'scheduled'
      : to !== 'in_review' && (from === 'in_review' || from === 'returned');
  if (!isPending) return undefined;
  const stored = await attempt.readStored(draft);
  // The rules do not let an item that was once public become a draft again.
  return changeStatus(draft, stored?.item.publishedAt ? 'archived' : 'draft', attempt);
};

export const moveItem: Step = async (draft, attempt) => {
  const from = draft.base?.status;
  const { status: to, isNew } = attempt;
  if (to === 'draft' || !from) return undefined;
  // A scheduled item keeps its status but may get a new time.
  if (from === to && (isNew || to !== 'scheduled')) return undefined;
  return changeStatus(draft, to, attempt);
};

async function changeStatus(
  draft: QueuedDraft,
  to: AuthorStatus,
  { uid, writer, signal, readStored }: Attempt,
): Promise<DraftChange | undefined> {
  const { base, kind, itemId: id, queued } = draft;
  if (!base) return undefined;
  const publishAt = to === 'scheduled' ? new Date(queued.publishAt ?? 0) : undefined;
  const change = { id, uid, version: base.version, from: base.status, to, publishAt, signal };
  const { version } = await writer.changeStatus(getSource(kind), change).catch(async (error: unknown) => {
    // An earlier attempt or another device may have changed the status already.
    const stored = hasErrorCode(error, 'denied') ? await readStored(draft) : undefined;
    if (stored?.item.status !== to) throw error;
    return stored;
  });
  return (current) => {
    const written = current.queued?.written;
    // The status change creates a new version with the same text, so the text need not be written again.
    const moved = written?.version === base.version && { written: { ...written, version } };
    return {
      ...current,
      base: { version, status: to },
      ...(current.queued && { queued: { ...current.queued, ...moved } }),
      ...(to === 'published' && { pendingNotificationId: queued.notificationId }),
    };
  };
}
