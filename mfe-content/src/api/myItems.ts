import { getSession } from '@adp/shared-auth';
import { DataError, type Notification } from '@adp/shared-data';
import type { WrittenKind } from '../lib/kinds';
import { memberFiles, memberReader, memberWriter } from './memberData';
import { sources, type ItemSource } from './sources';

/** An item of the signed-in member, as the page that acts on it knows it. */
export interface MyItem {
  readonly kind: WrittenKind;
  readonly id: string;
  readonly title: string;
  readonly status: Status;
  /** The member. */
  readonly uid: string;
}

type Status = 'draft' | 'published' | 'archived';

/**
 * Makes an item private; one that is private already is left as it is.
 * @throws DataError `conflict` if it changed between reading and writing, `not-found` if it is gone
 */
export async function unpublishItem(item: MyItem): Promise<void> {
  const { version, status } = await readStored(item);
  if (status === 'archived') return;
  const { kind, id } = item;
  await (await memberWriter()).unpublish(sources[kind], { id, version });
  void notifyAuthor(item, 'unpublished');
}

/**
 * Publishes a draft, or an item that was unpublished; one that is public already is left as it is.
 * @throws DataError as `unpublishItem`, `denied` where the member may not publish
 */
export async function publishItem(item: MyItem): Promise<void> {
  const { version, status } = await readStored(item);
  if (status === 'published') return;
  const { kind, id } = item;
  // From the stored status, not the page's: a draft gets the time of its publication.
  await (await memberWriter()).publish(sources[kind], { id, version, from: status });
  void notifyAuthor(item, 'published');
}

/**
 * Deletes an item and its picture; an item that is gone already counts as deleted.
 * @throws DataError `conflict` if it changed between reading and writing
 */
export async function deleteItem(item: MyItem): Promise<void> {
  const found = await readItem(item);
  if (!found) return;
  const { kind, id, uid } = item;
  await (await memberWriter()).remove(sources[kind], { id, version: found.version, from: found.item.status });
  if (found.item.cover) void removeCover(found.item.cover.url, uid);
  void notifyAuthor(item, 'deleted');
}

async function readStored(item: MyItem): Promise<{ readonly version: string; readonly status: Status }> {
  const found = await readItem(item);
  if (!found) throw new DataError('not-found');
  return { version: found.version, status: found.item.status };
}

async function readItem({ kind, id }: MyItem) {
  const source: ItemSource<WrittenKind> = sources[kind];
  return (await memberReader()).getMine(source, id);
}

/** Notifies the member, unless such notifications are switched off. Not awaited: the action holds without it. */
async function notifyAuthor({ uid, kind, id, title }: MyItem, event: Notification['event']): Promise<void> {
  if (getSession().profile?.notificationPrefs.content.inApp === false) return;
  try {
    const writer = await memberWriter();
    await writer.notify({ uid, topic: 'content', event, itemKind: kind, itemId: id, title });
  } catch {
    // Not awaited: the action holds without it.
  }
}

/** Removes the picture of a deleted item, if the member uploaded it. */
async function removeCover(url: string, uid: string): Promise<void> {
  try {
    await (await memberFiles()).removePicture(url, { uid });
  } catch {
    // A picture that no item uses is removed with the account at the latest.
  }
}
