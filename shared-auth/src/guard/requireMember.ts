import { settledSession } from '../session/restoreSession';
import type { Session } from '../session/sessionStore';

/** Whether a member is signed in: a visitor with an anonymous session is none. */
export function isMember({ status, user }: Session): boolean {
  return status === 'signed-in' && user !== null && !user.isAnonymous;
}

/** The guard of members' pages: where to go instead of `path`, or nothing where the page may open. */
export async function refuseVisitors(path: string): Promise<string | undefined> {
  return isMember(await settledSession()) ? undefined : loginPath(path);
}

/** The address of the sign-in page that leads back to `path`, an address of our own; that page trusts none (`nextPath`). */
export function loginPath(path: string): string {
  return `/login?next=${encodeURIComponent(path)}`;
}
