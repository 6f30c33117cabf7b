import { getSession } from '@adp/shared-auth';
import { DataError, type Notification } from '@adp/shared-data';
import type { WrittenKind } from '../lib/kinds';
import type { ItemSource } from './ItemStore';
import { memberFiles, memberReader, memberWriter } from './memberData';
import { sources } from './sources';

/** An item of the signed-in member's own, as a page knows it that acts on it. */
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
 * Takes an item out of the public's sight; one that is out of it already is left as it is.
 * @throws DataError `conflict` where it was changed between reading and writing, `not-found` where it is gone
 */
export async function unpublishItem(item: MyItem): Promise<void> {
  const { version, status } = await readStored(item);
  if (status === 'archived') return;
  const { kind, id } = item;
  await (await memberWriter()).unpublish(sources[kind], { id, version });
  void notifyAuthor(item, 'unpublished');
}

/**
 * Shows again what was taken out of the public's sight.
 * @throws DataError as `unpublishItem`, `denied` where the member may not publish
 */
export function republishItem(item: MyItem): Promise<void> {
  return publish(item);
}

/**
 * Shows a draft of the member's account to the public for the first time.
 * @throws DataError as `republishItem`
 */
export function publishDraft(item: MyItem): Promise<void> {
  return publish(item);
}

/**
 * Deletes an item, and its picture; an item that is gone already counts as deleted.
 * @throws DataError `conflict` where it was changed between reading and writing
 */
export async function deleteItem(item: MyItem): Promise<void> {
  const found = await readItem(item);
  if (!found) return;
  const { kind, id, uid } = item;
  await (await memberWriter()).remove(sources[kind], { id, version: found.version });
  if (found.item.cover) void removeCover(found.item.cover.url, uid);
  void notifyAuthor(item, 'deleted');
}

async function publish(item: MyItem): Promise<void> {
  const { version, status } = await readStored(item);
  if (status === 'published') return;
  const { kind, id } = item;
  // As it stands and not as the page has it: a draft gets the time of its publication.
  await (await memberWriter()).publish(sources[kind], { id, version, from: status });
  void notifyAuthor(item, 'published');
}

async function readStored(item: MyItem): Promise<{ readonly version: string; readonly status: Status }> {
  const found = await readItem(item);
  if (!found) throw new DataError('not-found');
  return { version: found.version, status: found.item.status };
}

async function readItem({ kind, id }: MyItem) {
  const source: ItemSource<WrittenKind> = sources[kind];
  return (await memberReader()).getOwn(source, id);
}

/** Tells the member what was done, unless he or she wants no such notes. Nobody waits for it: the act holds without it. */
async function notifyAuthor({ uid, kind, id, title }: MyItem, event: Notification['event']): Promise<void> {
  if (getSession().profile?.notificationPrefs.content.inApp === false) return;
  try {
    const writer = await memberWriter();
    await writer.tell({ uid, topic: 'content', event, itemKind: kind, itemId: id, title });
  } catch {
    // As said above.
  }
}

/** Removes the file of a deleted item's picture, where it is the member's own. */
async function removeCover(url: string, uid: string): Promise<void> {
  try {
    await (await memberFiles()).removePicture(url, { uid });
  } catch {
    // A picture that nobody names any more goes with the account at the latest.
  }
}
