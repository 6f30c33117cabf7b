import { isObject } from '@adp/shared-data/fields';
import { deviceStorage } from '@adp/shared-ui/storage';

/** Storage key of a requested email address, until its link is opened. */
const KEY = 'adp.account.newAddress';

/** Returns the email address that the member has requested on this device. */
export function readPendingEmail(uid: string): string | undefined {
  const stored = deviceStorage.readJson(KEY);
  const { uid: owner, email } = isObject(stored) ? stored : {};
  return owner === uid && typeof email === 'string' ? email : undefined;
}

/** Without storage, the email address still changes, but without a notification. */
export function savePendingEmail(uid: string, email: string): void {
  deviceStorage.write(KEY, JSON.stringify({ uid, email }));
}

export function clearPendingEmail(): void {
  deviceStorage.remove(KEY);
}
