import { getSession, setSession, signedOut, type Session } from './sessionStore';
import { isSessionKey } from './storedSession';

const importIdentity = () => import(/* webpackChunkName: "identity" */ '../firebase/identity');
type Identity = Awaited<ReturnType<typeof importIdentity>>;
let loading: Promise<Identity> | undefined;

/** The sign-in code, loaded once: it holds the page's one Firebase app. Rejects where the network fails; the next call tries again. */
export function loadIdentity(): Promise<Identity> {
  loading ??= importIdentity().catch((error: unknown) => {
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

/** The session once it is known whether there is one; starts restoring it. Never rejects. */
export async function settledSession(): Promise<Session> {
  if (getSession().status === 'restoring') await restoreSession();
  return getSession();
}

/** The member's ID token for requests in their name; null when nobody is signed in. */
export async function getToken(): Promise<string | null> {
  const { status } = await settledSession();
  return status === 'signed-in' ? (await loadIdentity()).idToken() : null;
}

/** Gets another ID token if the member's address was confirmed since the last one; resolves to whether it did. */
export async function renewToken(): Promise<boolean> {
  return (await loadIdentity()).renewToken();
}

/** Follows other tabs: a session that begins there is restored here, one that ends there ends here. Returns a function that stops. */
export function followOtherTabs(): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (!isSessionKey(key)) return;
    if (newValue === null) setSession(signedOut);
    else if (getSession().status === 'signed-out') {
      setSession({ ...signedOut, status: 'restoring' });
      void restoreSession();
    }
  };
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener('storage', onStorage);
  };
}

/** For tests: the next call of `loadIdentity` loads it again. */
export function forgetIdentity(): void {
  loading = undefined;
}
