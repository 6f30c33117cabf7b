import { createReader, DataError, notifications, readDataConfig } from '@adp/shared-data';
import { getSession, setSession } from '../session/sessionStore';
import { idToken } from './account';

/** As many as are counted: above nine the header shows "9+". */
const MOST = 10;

let countedFor: string | undefined;

/** Counts the member's unread notifications for the session, at most once for each view of a page, which `view` names. */
export async function countUnread(view: string): Promise<void> {
  const { user } = getSession();
  if (!user || user.isAnonymous || countedFor === view) return;
  countedFor = view;
  try {
    const reader = createReader(await readDataConfig(), { getToken: idToken });
    const { items } = await reader.listMine(notifications, user.uid, { filters: { read: false }, pageSize: MOST });
    if (getSession().user?.uid === user.uid) setSession({ unread: items.length });
  } catch (error) {
    // A number that cannot be had is not shown.
    if (!(error instanceof DataError)) throw error;
  }
}

/** @deprecated The member's store shows the count. */
export function showUnread(unread: number): void {
  setSession({ unread });
}
