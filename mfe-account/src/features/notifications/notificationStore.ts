import { notifications, type Notification } from '@adp/shared-data';
import { dataReader } from '../../api/data';
import { PagedLists, type ReadPage } from '../../api/PagedLists';
import { hasErrorCode } from '../../lib/errors';
import type { NotificationsAddress } from './address';

/** A notification with its id. */
export type NotificationEntryData = Notification & { readonly id: string };

/** Entries of a page. */
const pageSize = 24;

/** The lists that this visit has read, each under its place in the visit's history: a new visit reads anew, the way back keeps. */
export const notificationLists = new PagedLists<NotificationEntryData>();
let readFor: string | undefined;

/** The name of a list in the memory of this page. */
export function toListKey(uid: string, place: string): string {
  return `${uid} ${place}`;
}

/** Reads the first page of a list, unless it is here. */
export function openNotifications(key: string, uid: string, address: NotificationsAddress): Promise<void> {
  // What another member was told does not stay in the page.
  if (readFor !== uid) notificationLists.clear();
  readFor = uid;
  return notificationLists.open(key, createPageReader(uid, address));
}

/** Reads the page after those that are here, or the first again where it failed. */
export function loadMoreNotifications(key: string, uid: string, address: NotificationsAddress): Promise<void> {
  return notificationLists.more(key, createPageReader(uid, address));
}

/** Shows notifications as read or unread, wherever they stand. */
export function showRead(ids: readonly string[], read: boolean): void {
  const those = new Set(ids);
  notificationLists.change((one) => (those.has(one.id) && one.read !== read ? { ...one, read } : one));
}

/** Forgets all of it, for tests. */
export function clearNotifications(): void {
  notificationLists.clear();
  readFor = undefined;
}

function createPageReader(
  uid: string,
  { topic, unread, after }: NotificationsAddress,
): ReadPage<NotificationEntryData> {
  const filters = { topic, read: unread ? false : undefined };
  const read = async (cursor: string | undefined) => {
    const page = await (await dataReader()).listOwn(notifications, uid, { filters, pageSize, cursor });
    return { items: page.items, next: page.cursor, asOf: page.asOf };
  };
  return async (cursor) => {
    try {
      return await read(cursor ?? after);
    } catch (error) {
      const foreign = cursor === undefined && after !== undefined;
      // An address of another time or by another hand: the newest.
      if (!(foreign && hasErrorCode(error, 'invalid'))) throw error;
      return read(undefined);
    }
  };
}
