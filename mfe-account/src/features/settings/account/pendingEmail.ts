import { isObject } from '@adp/shared-data';

/** In localStorage: the address that a member has requested, until its link is followed. */
const KEY = 'adp.account.newAddress';

/** The address that a link was sent to from this device, to become the member's. */
export function readPendingEmail(uid: string): string | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    const { uid: owner, email } = isObject(stored) ? stored : {};
    return owner === uid && typeof email === 'string' ? email : undefined;
  } catch {
    return undefined;
  }
}

export function savePendingEmail(uid: string, email: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ uid, email }));
  } catch {
    // The address changes all the same, without a notification.
  }
}

export function clearPendingEmail(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was remembered.
  }
}
