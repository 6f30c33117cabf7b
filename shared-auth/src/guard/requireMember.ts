import { settledSession } from '../session/restoreSession';
import type { Session } from '../session/sessionStore';

/** Returns whether a member is signed in. Visitors with an anonymous session are not members. */
export function isMember({ status, user }: Session): boolean {
  return status === 'signed-in' && user !== null && !user.isAnonymous;
}

/** Guards pages for members. Resolves to the path of the sign-in page, or to undefined if a member is signed in. */
export async function refuseVisitors(path: string): Promise<string | undefined> {
  return isMember(await settledSession()) ? undefined : loginPath(path);
}

/** Returns the path of the sign-in page with `path` as the page to return to. The sign-in page validates `path` with `nextPath`. */
export function loginPath(path: string): string {
  return `/login?next=${encodeURIComponent(path)}`;
}
