import { settledSession } from '../session/restoreSession';
import type { Session } from '../session/sessionStore';

/** Returns whether a member is signed in. Visitors with an anonymous session are not members. */
export function isMember({ status, user }: Session): boolean {
  return status === 'signed-in' && user !== null && !user.isAnonymous;
}

/** Guards members' pages. Resolves to the path of the sign-in page, or to undefined if the page may open. */
export async function refuseVisitors(path: string): Promise<string | undefined> {
  return isMember(await settledSession()) ? undefined : loginPath(path);
}

/** Returns the path of the sign-in page that leads back to `path`. The sign-in page validates it with `nextPath`. */
export function loginPath(path: string): string {
  return `/login?next=${encodeURIComponent(path)}`;
}
