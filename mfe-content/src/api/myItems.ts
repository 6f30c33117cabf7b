import { DataError } from '@adp/shared-data/client';
import { collections } from '@adp/shared-data/content';
import type { Notification } from '@adp/shared-data/notification';
import type { AuthorStatus, ItemStatus } from '@adp/shared-data/writer';
import type { Kind } from '../lib/kinds';
import { memberFiles, memberReader, memberWriter } from './memberData';
import { notifyAuthor } from './notifyAuthor';
import { sources, type ItemSource } from './sources';

export interface MyItem {
  readonly kind: Kind;
  readonly id: string;
  readonly title: string;
  readonly status: ItemStatus;
  readonly uid: string;
  readonly programme?: string | undefined;
}

/** Makes a public item private. @throws DataError `conflict` if the item changed meanwhile, `not-found` if it is gone */
export async function unpublishItem(item: MyItem): Promise<AuthorStatus> {
  return changeStatus(item, 'archived', { from: ['published'], event: 'unpublished' });
}

/** Publishes a draft or an unpublished item. @throws DataError as `unpublishItem`, `denied` if the member may not publish */
export async function publishItem(item: MyItem): Promise<AuthorStatus> {
  return changeStatus(item, 'published', { from: ['draft', 'archived', 'scheduled'], event: 'published' });
}

/** Submits a draft, a returned item or an unpublished item for review. @throws DataError as `publishItem` */
export async function submitItem(item: MyItem): Promise<AuthorStatus> {
  return changeStatus(item, 'in_review', { from: ['draft', 'returned', 'archived'] });
}

/** Withdraws an item from review, or cancels its schedule. @throws DataError as `unpublishItem` */
export async function withdrawItem(item: MyItem): Promise<AuthorStatus> {
  return changeStatus(item, 'draft', { from: ['in_review', 'scheduled', 'returned'] });
}

interface Step {
  readonly from: readonly ItemStatus[];
  /** The event to notify the author of. */
  readonly event?: Notification['event'];
}

/** Changes the stored status, even if the page shows an outdated status. Resolves to the new status. */
async function changeStatus(
  item: MyItem,
  requested: AuthorStatus,
  { from: steps, event }: Step,
): Promise<AuthorStatus> {
  const { kind, id, uid } = item;
  const stored = await readItem(item);
  if (!stored) throw new DataError('not-found');
  const { status: from, publishedAt } = stored.item;
  // The rules do not let an item that was once public become a draft again.
  const to = requested === 'draft' && publishedAt ? 'archived' : requested;
  if (from === to) return to;
  // A reviewer or another device has changed the status since the page was loaded.
  if (!steps.includes(from)) throw new DataError('conflict');
  await (await memberWriter()).changeStatus(sources[kind], { id, uid, version: stored.version, from, to });
  if (event) void notifyAboutItem(item, event);
  return to;
}

/** Appeals against the removal of an item. @throws DataError `already-exists` for a second appeal */
export async function appealRemoval({ kind, id, uid }: MyItem, text: string): Promise<void> {
  await (await memberWriter()).appeal({ collection: collections[kind], item: id, uid, text });
}

/** Deletes an item and its cover. Succeeds if the item no longer exists. @throws DataError `conflict` as `unpublishItem` */
export async function deleteItem(item: MyItem): Promise<null> {
  const stored = await readItem(item);
  if (!stored) return null;
  const { kind, id, uid } = item;
  await (await memberWriter()).remove(sources[kind], { id, version: stored.version, from: stored.item.status });
  if (stored.item.cover) void removeCover(stored.item.cover.url, uid);
  void notifyAboutItem(item, 'deleted');
  return null;
}

async function readItem({ kind, id }: MyItem) {
  const source: ItemSource = sources[kind];
  return (await memberReader()).getMine(source, id);
}

/** Notifies the author. Never rejects. */
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
