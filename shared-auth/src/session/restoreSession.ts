import { getSession, setSession, signedOut, type Session } from './sessionStore';
import { isSessionKey } from './storedSession';

const importIdentity = () => import(/* webpackChunkName: "identity" */ '../firebase/identity');
type Identity = Awaited<ReturnType<typeof importIdentity>>;
let loading: Promise<Identity> | undefined;

/** Loads the sign-in code once. It has the page's Firebase app. Rejects if the network fails; the next call retries. */
export function loadIdentity(): Promise<Identity> {
  loading ??= importIdentity().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Restores the session of this browser, if there is one. Without a network, the page shows a signed-out visitor. */
export async function restoreSession(): Promise<void> {
  if (getSession().status !== 'restoring') return;
  try {
    await (await loadIdentity()).ready();
  } catch {
    // The session is still stored, so the next page view restores it.
    setSession(signedOut);
  }
}

/** Returns the restored session. Never rejects. */
export async function settledSession(): Promise<Session> {
  if (getSession().status === 'restoring') await restoreSession();
  return getSession();
}

/** Returns the member's ID token, or null if no member is signed in. */
export async function getToken(): Promise<string | null> {
  const { status } = await settledSession();
  return status === 'signed-in' ? (await loadIdentity()).idToken() : null;
}

/** Gets a new ID token. Resolves to whether it grants other rights. */
export async function renewToken(): Promise<boolean> {
  return (await loadIdentity()).renewToken();
}

/** Restores and ends the session when another tab does. Returns a function that stops this. */
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

/** Makes the next call of `loadIdentity` load the code again, for tests. */
export function forgetIdentity(): void {
  loading = undefined;
}
