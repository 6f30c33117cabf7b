import { getSession, loadIdentity } from '@adp/shared-auth';
import { notifications } from '@adp/shared-data';
import { dataReader, dataWriter } from '../../api/data';
import { showRead } from './notificationStore';

/** As many as the site's header counts: above nine it says "9+". */
const MAX_COUNTED = 10;
/** As many as one commit marks, and one page lists. */
const COMMIT_SIZE = 50;

/**
 * Marks one notification, which shows at once, and after a failure as before.
 * @throws DataError
 */
export async function markOne(uid: string, id: string, read: boolean): Promise<void> {
  showRead([id], read);
  try {
    await (await dataWriter()).markRead([id], read);
  } catch (error) {
    showRead([id], !read);
    throw error;
  }
  const { unread } = getSession();
  const counted = unread !== undefined && unread < MAX_COUNTED;
  await updateHeader(counted ? Math.max(0, unread + (read ? -1 : 1)) : await countUnread(uid));
}

/**
 * Marks all unread notifications of the member as read, fifty at a time. `onMarked` hears of each commit, so that
 * what was done before a failure can be undone, too.
 * @throws DataError
 */
export async function markAll(uid: string, onMarked: (ids: readonly string[]) => void): Promise<void> {
  const [reader, writer] = await Promise.all([dataReader(), dataWriter()]);
  let cursor: string | null | undefined;
  do {
    const page = await reader.listOwn(notifications, uid, { filters: { read: false }, pageSize: COMMIT_SIZE, cursor });
    const ids = page.items.map(({ id }) => id);
    if (ids.length > 0) {
      await writer.markRead(ids, true);
      showRead(ids, true);
      onMarked(ids);
    }
    ({ cursor } = page);
  } while (cursor !== null);
  await updateHeader(0);
}

/**
 * Marks notifications as unread again, fifty at a time.
 * @throws DataError
 */
export async function markUnread(ids: readonly string[], onMarked: (ids: readonly string[]) => void): Promise<void> {
  const writer = await dataWriter();
  for (let start = 0; start < ids.length; start += COMMIT_SIZE) {
    const some = ids.slice(start, start + COMMIT_SIZE);
    await writer.markRead(some, false);
    showRead(some, false);
    onMarked(some);
  }
  await updateHeader(ids.length);
}

/** Lets the header's number follow after marking has ended half-way. */
export async function recount(uid: string): Promise<void> {
  await updateHeader(await countUnread(uid));
}

async function countUnread(uid: string): Promise<number | undefined> {
  try {
    const reader = await dataReader();
    return (await reader.listOwn(notifications, uid, { filters: { read: false }, pageSize: MAX_COUNTED })).items.length;
  } catch {
    // A number that cannot be had is not shown anew.
    return undefined;
  }
}

async function updateHeader(unread: number | undefined): Promise<void> {
  if (unread === undefined) return;
  try {
    (await loadIdentity()).showUnread(Math.min(unread, MAX_COUNTED));
  } catch {
    // The sign-in code did not come: the next page view counts again.
  }
}
