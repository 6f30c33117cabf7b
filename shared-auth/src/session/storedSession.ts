import { deviceStorage } from '@adp/shared-ui/storage';

/** Storage key of a flag: this browser has a session to restore. It does not identify the member. */
const KEY = 'adp.session';

/** Returns whether there is a session to restore. Otherwise, no sign-in code is downloaded. */
export function hasStoredSession(): boolean {
  return deviceStorage.read(KEY) !== null;
}

/** Sets the flag if it is not set, because writing again would notify other tabs. */
export function rememberSession(): void {
  if (!hasStoredSession()) deviceStorage.write(KEY, '1');
}

/** Stores whether this session began with an email link. The service reports `password` for such accounts even if they have none. */
export function setSignedInByLink(byLink: boolean): void {
  deviceStorage.write(KEY, byLink ? 'link' : '1');
}

export function isSignedInByLink(): boolean {
  return deviceStorage.read(KEY) === 'link';
}

export function forgetSession(): void {
  deviceStorage.remove(KEY);
}

/** Returns whether a storage event concerns the session. The key is null if the storage was cleared. */
export function isSessionKey(key: string | null): boolean {
  return key === KEY || key === null;
}
