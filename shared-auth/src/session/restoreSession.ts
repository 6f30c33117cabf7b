import { getSession, setSession, signedOut, type Session } from './sessionStore';
import { isSessionKey } from './storedSession';

const importIdentity = () => import(/* webpackChunkName: "identity" */ '../firebase/identity');
type Identity = Awaited<ReturnType<typeof importIdentity>>;
let loading: Promise<Identity> | undefined;

/** Loads the sign-in code with the page's Firebase app, at most once. Rejects if the network fails. The next call retries. */
export function loadIdentity(): Promise<Identity> {
  loading ??= importIdentity().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Restores this browser's session, if there is one. If the sign-in code does not load, the page shows a signed-out visitor. */
export async function restoreSession(): Promise<void> {
  if (getSession().status !== 'restoring') return;
  try {
    await (await loadIdentity()).ready();
  } catch {
    // The session is still stored, so the next page view restores it.
    setSession(signedOut);
  }
}

/** Resolves to the session after it has been restored. Never rejects. */
export async function settledSession(): Promise<Session> {
  if (getSession().status === 'restoring') await restoreSession();
  return getSession();
}

/** Resolves to the member's ID token, or to null if no member is signed in. */
export async function getToken(): Promise<string | null> {
  const { status } = await settledSession();
  return status === 'signed-in' ? (await loadIdentity()).idToken() : null;
}

/** Refreshes the ID token. Resolves to true if the new token grants different rights. */
export async function renewToken(): Promise<boolean> {
  return (await loadIdentity()).renewToken();
}

/** Restores or ends the session when another tab signs in or out. Returns a function that stops following other tabs. */
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

/** Discards the loaded sign-in code, so that the next call of `loadIdentity` loads it again. For tests. */
export function forgetIdentity(): void {
  loading = undefined;
}
