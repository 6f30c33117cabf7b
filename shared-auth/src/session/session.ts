import type { Profile } from './profile';
import type { SessionUser } from './sessionUser';
import { forgetSession, hasStoredSession, isSessionKey } from './storedSession';

// For the sign-in code: what this module uses and it alone is one piece in the shell's bundle.
export { hasStoredSession, rememberSession } from './storedSession';

/** Why a session ended without the member's doing: both are codes of the identity service. */
export type SessionEnd = 'user-disabled' | 'user-token-expired';

/** Who is in front of the page. `restoring` is short, and only in a browser that has a session to restore. */
export interface Session {
  readonly status: 'restoring' | 'signed-out' | 'signed-in';
  readonly user: SessionUser | null;
  /** What the member says of himself or herself; null for one who has not been asked yet, undefined until it is read. */
  readonly profile: Profile | null | undefined;
  readonly ended: SessionEnd | null;
  /** Notifications not read yet, up to 10; undefined until they are counted. */
  readonly unread: number | undefined;
}

const signedOut: Session = { status: 'signed-out', user: null, profile: undefined, ended: null, unread: undefined };

let session: Session | undefined;
const listeners = new Set<() => void>();

/** The session as it stands. On a server, and in a browser without one to restore, nobody is signed in. */
export function getSession(): Session {
  session ??= hasStoredSession() ? { ...signedOut, status: 'restoring' } : signedOut;
  return session;
}

/** Calls `listener` after each change; gives a function that ends it. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** For this package alone: what the identity service says. */
export function setSession(next: Partial<Session>): void {
  session = { ...getSession(), ...next };
  for (const listener of [...listeners]) listener();
}

/** @deprecated Shows what the member's store has read, until every page reads it there. */
export function mirrorToSession(part: Pick<Partial<Session>, 'profile' | 'unread'>): void {
  setSession(part);
}

/** Nobody is signed in any more: nothing of the member stays in the page. */
export function clearSession(ended: SessionEnd | null = null): void {
  forgetSession();
  setSession({ ...signedOut, ended });
}

/** The session once it is known whether there is one; starts restoring it. Never rejects. */
export async function settledSession(): Promise<Session> {
  if (getSession().status === 'restoring') await restoreSession();
  return getSession();
}

const importIdentity = () => import(/* webpackChunkName: "identity" */ '../firebase/identity');
type Identity = Awaited<ReturnType<typeof importIdentity>>;
let loading: Promise<Identity> | undefined;

/** The sign-in code, loaded once: it holds the page's one Firebase app. Rejects where the network fails. */
export function loadIdentity(): Promise<Identity> {
  loading ??= importIdentity().catch((error: unknown) => {
    // Tried anew the next time.
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Restores the session of this browser, if it has one. Ends when the status is known; without a network nobody is signed in for now. */
export async function restoreSession(): Promise<void> {
  if (getSession().status !== 'restoring') return;
  try {
    await (await loadIdentity()).ready();
  } catch {
    // The session is still stored: the next page view restores it.
    setSession(signedOut);
  }
}

/** The member's ID token for requests in his or her name; null when nobody is signed in. */
export async function getToken(): Promise<string | null> {
  const { status } = await settledSession();
  return status === 'signed-in' ? (await loadIdentity()).idToken() : null;
}

/** Follows other tabs: a session that begins there is restored here, one that ends there ends here. Gives a function that stops. */
export function followOtherTabs(): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (!isSessionKey(key)) return;
    if (newValue === null) setSession(signedOut);
    else if (getSession().status === 'signed-out') {
      setSession({ ...signedOut, status: 'restoring' });
      void restoreSession();
    }
  };
  window.addEventListener('storage', hear);
  return () => {
    window.removeEventListener('storage', hear);
  };
}

/** Forgets what this module holds, for tests. */
export function resetSession(next?: Partial<Session>): void {
  session = next && { ...signedOut, ...next };
  loading = undefined;
  for (const listener of [...listeners]) listener();
}
