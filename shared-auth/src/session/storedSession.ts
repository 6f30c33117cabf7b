/** In localStorage: that this browser has a session to restore. It names nobody. */
const KEY = 'adp.session';

/** Whether there is a session to restore: without one, no sign-in code is downloaded. */
export function hasStoredSession(): boolean {
  try {
    return typeof localStorage !== 'undefined' && localStorage.getItem(KEY) !== null;
  } catch {
    // Storage is forbidden: then no session outlives its page.
    return false;
  }
}

/** Remembers that there is one. Written once, for writing it again would wake the other tabs. */
export function rememberSession(): void {
  try {
    if (!hasStoredSession()) localStorage.setItem(KEY, '1');
  } catch {
    // As above.
  }
}

/**
 * Remembers whether this session began with an e-mail link. The service names such a method `password` whether or not the
 * account has one.
 */
export function setSignedInByLink(byLink: boolean): void {
  try {
    localStorage.setItem(KEY, byLink ? 'link' : '1');
  } catch {
    // As above.
  }
}

export function isSignedInByLink(): boolean {
  try {
    return localStorage.getItem(KEY) === 'link';
  } catch {
    return false;
  }
}

export function forgetSession(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}

/** Whether a change of storage concerns the session; a null key is a storage that was cleared whole. */
export function isSessionKey(key: string | null): boolean {
  return key === KEY || key === null;
}
