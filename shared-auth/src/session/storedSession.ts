import { deviceStorage } from '@adp/shared-ui/storage';

/** Storage key of the flag that this browser has a session to restore. The flag does not identify the member. */
const KEY = 'adp.session';

/** Returns whether this browser has a session to restore. If not, the page does not download the sign-in code. */
export function hasStoredSession(): boolean {
  return deviceStorage.read(KEY) !== null;
}

/** Sets the flag that this browser has a session. Does not set it twice, because each write notifies other tabs. */
export function rememberSession(): void {
  if (!hasStoredSession()) deviceStorage.write(KEY, '1');
}

/** Stores whether the session began with a link, because the service reports `password` even for accounts without one. */
export function setSignedInByLink(byLink: boolean): void {
  deviceStorage.write(KEY, byLink ? 'link' : '1');
}

export function isSignedInByLink(): boolean {
  return deviceStorage.read(KEY) === 'link';
}

export function forgetSession(): void {
  deviceStorage.remove(KEY);
}

/** Returns whether a storage event with this key concerns the session. The key is null if the storage was cleared. */
export function isSessionKey(key: string | null): boolean {
  return key === KEY || key === null;
}
