import type { AuthorStatus, ItemStatus } from '@adp/shared-data/writer';
import type { Draft, Queued } from '../../lib/drafts/Draft';
import { hasErrorCode } from '../../lib/errors';
import type { Delivery } from './Delivery';
import { getStatus } from './getStatus';
import { updateDraft } from './updateDraft';
import { getSource, readMyItem } from './writeItem';

/**
 * The step that the rules want before the text is stored (docs/decisions/084): what is public and is to be reviewed is
 * taken back, and what waits for a decision or its time is made private before it becomes anything else.
 */
export async function prepareItem(draft: Draft, queued: Queued, delivery: Delivery): Promise<Draft> {
  const [from, to] = [draft.base?.status, getStatus(queued)];
  if (from === 'published' && to === 'in_review') return changeStatus(draft, 'archived', queued, delivery);
  if (!isPending(from, to)) return draft;
  const found = await readMyItem(draft, delivery);
  // What was shown once is never a draft again.
  return changeStatus(draft, found?.item.publishedAt ? 'archived' : 'draft', queued, delivery);
}

function isPending(from: ItemStatus | undefined, to: Queued['to']): boolean {
  if (to === 'draft') return from === 'in_review' || from === 'scheduled';
  return to !== 'in_review' && (from === 'in_review' || from === 'returned');
}

/** Gives an item whose text is stored the state that was requested. A draft stays what it was, unless it is private already. */
export async function moveItem(
  draft: Draft,
  { queued, isNew }: { readonly queued: Queued; readonly isNew: boolean },
  delivery: Delivery,
): Promise<Draft> {
  const [from, to] = [draft.base?.status, getStatus(queued)];
  if (to === 'draft' || !from) return draft;
  // The time of a schedule may be another one.
  if (from === to && (isNew || to !== 'scheduled')) return draft;
  return changeStatus(draft, to, queued, delivery);
}

async function changeStatus(draft: Draft, to: AuthorStatus, queued: Queued, delivery: Delivery): Promise<Draft> {
  const { base, kind, itemId: id } = draft;
  const { uid, writer, signal } = delivery;
  if (!base) return draft;
  const publishAt = to === 'scheduled' ? new Date(queued.publishAt ?? 0) : undefined;
  const change = async () => {
    try {
      const step = { id, uid, version: base.version, from: base.status, to, publishAt, signal };
      return await writer.changeStatus(getSource(kind), step);
    } catch (error) {
      // An earlier attempt, or another device, may have done it already.
      const found = hasErrorCode(error, 'denied') ? await readMyItem(draft, delivery) : undefined;
      if (found?.item.status !== to) throw error;
      return found;
    }
  };
  const { version } = await change();
  return updateDraft(draft, delivery.store, (current) => {
    const written = current.queued?.written;
    // The text that is stored is the same in the new version.
    const moved = written?.version === base.version && { written: { ...written, version } };
    return {
      ...current,
      base: { version, status: to },
      ...(current.queued && { queued: { ...current.queued, ...moved } }),
      ...(to === 'published' && { pendingNotificationId: queued.notificationId }),
    };
  });
}
