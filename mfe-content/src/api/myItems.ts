import { DataError } from '@adp/shared-data/client';
import { collections, wholeKinds } from '@adp/shared-data/content';
import type { Notification } from '@adp/shared-data/notification';
import type { AuthorStatus, ItemStatus } from '@adp/shared-data/writer';
import type { Kind } from '../lib/kinds';
import { memberFiles, memberReader, memberWriter } from './memberData';
import { notifyAuthor } from './notifyAuthor';
import { itemSource } from './itemSource';

export interface MyItem {
  readonly kind: Kind;
  readonly id: string;
  readonly title: string;
  readonly status: ItemStatus;
  readonly uid: string;
  readonly programme?: string | undefined;
}

export type MyItemEvent = 'published' | 'unpublished' | 'submitted' | 'withdrawn' | 'deleted';
export type StatusEvent = Exclude<MyItemEvent, 'deleted'>;

/** The statuses in which an item may take each step, and the requested status. */
const steps: Readonly<Record<StatusEvent, { readonly from: readonly ItemStatus[]; readonly to: AuthorStatus }>> = {
  published: { from: ['draft', 'archived', 'scheduled'], to: 'published' },
  unpublished: { from: ['published'], to: 'archived' },
  submitted: { from: ['draft', 'returned', 'archived'], to: 'in_review' },
  // Withdrawing a scheduled item also cancels its schedule.
  withdrawn: { from: ['in_review', 'scheduled', 'returned'], to: 'draft' },
};

/** Resolves to the new status. @throws DataError `conflict` if the item changed, `not-found`, or `denied` */
export async function changeStatus(item: MyItem, event: StatusEvent): Promise<AuthorStatus> {
  const { kind, id, uid } = item;
  const stored = await readItem(item);
  if (!stored) throw new DataError('not-found');
  const { status: from, publishedAt } = stored.item;
  const step = steps[event];
  // The rules do not let an item that was once public become a draft again.
  const to = step.to === 'draft' && publishedAt ? 'archived' : step.to;
  if (from === to) return to;
  // A reviewer or another device has changed the status since the page was loaded.
  if (!step.from.includes(from)) throw new DataError('conflict');
  await (await memberWriter()).changeStatus(wholeKinds[kind], { id, uid, version: stored.version, from, to });
  if (event === 'published' || event === 'unpublished') void notifyAboutItem(item, event);
  return to;
}

/** Appeals against the removal of an item. @throws DataError `already-exists` for a second appeal */
export async function appealRemoval({ kind, id, uid }: MyItem, text: string): Promise<null> {
  await (await memberWriter()).appeal({ collection: collections[kind], item: id, uid, text });
  return null;
}

/** Deletes an item and its cover. Succeeds if the item no longer exists. @throws DataError `conflict` if it has changed */
export async function deleteItem(item: MyItem): Promise<null> {
  const stored = await readItem(item);
  if (!stored) return null;
  const { kind, id, uid } = item;
  await (await memberWriter()).remove(wholeKinds[kind], { id, version: stored.version, from: stored.item.status });
  if (stored.item.cover) void removeCover(stored.item.cover.url, uid);
  void notifyAboutItem(item, 'deleted');
  return null;
}

async function readItem({ kind, id }: MyItem) {
  return (await memberReader()).getMine(itemSource(kind), id);
}

/** Notifies the author of a change to their item. Never rejects. */
async function notifyAboutItem({ uid, kind, id, title }: MyItem, event: Notification['event']): Promise<void> {
  try {
    await notifyAuthor(await memberWriter(), { uid, event, itemKind: kind, itemId: id, title });
  } catch {
    // The action has succeeded, even if the notification fails.
  }
}

/** Removes the cover of a deleted item if the member uploaded it. */
async function removeCover(url: string, uid: string): Promise<void> {
  try {
    await (await memberFiles()).removePicture(url, { uid });
  } catch {
    // Ignore a failure, because deleting the account also removes unused covers.
  }
}
