import { deviceStorage } from '@adp/shared-ui/storage';

/** In localStorage: that this browser has a session to restore. It names nobody. */
const KEY = 'adp.session';

/**
 * Whether there is a session to restore: without one, no sign-in code is downloaded. Where storage is forbidden, no session
 * outlives its page.
 */
export function hasStoredSession(): boolean {
  return deviceStorage.read(KEY) !== null;
}

/** Remembers that there is one. Written once, for writing it again would wake the other tabs. */
export function rememberSession(): void {
  if (!hasStoredSession()) deviceStorage.write(KEY, '1');
}

/**
 * Remembers whether this session began with an e-mail link. The service names such a method `password` whether or not the
 * account has one.
 */
export function setSignedInByLink(byLink: boolean): void {
  deviceStorage.write(KEY, byLink ? 'link' : '1');
}

export function isSignedInByLink(): boolean {
  return deviceStorage.read(KEY) === 'link';
}

export function forgetSession(): void {
  deviceStorage.remove(KEY);
}

/** Whether a change of storage concerns the session; a null key is a storage that was cleared whole. */
export function isSessionKey(key: string | null): boolean {
  return key === KEY || key === null;
}
