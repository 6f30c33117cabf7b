import { isObject } from '@adp/shared-data/fields';
import { deviceStorage } from '@adp/shared-ui/storage';

/** In localStorage: the address that a member has requested, until its link is followed. */
const KEY = 'adp.account.newAddress';

/** The address that a link was sent to from this device, to become the member's. */
export function readPendingEmail(uid: string): string | undefined {
  const stored = deviceStorage.readJson(KEY);
  const { uid: owner, email } = isObject(stored) ? stored : {};
  return owner === uid && typeof email === 'string' ? email : undefined;
}

/** Without storage, the address changes all the same, without a notification. */
export function savePendingEmail(uid: string, email: string): void {
  deviceStorage.write(KEY, JSON.stringify({ uid, email }));
}

export function clearPendingEmail(): void {
  deviceStorage.remove(KEY);
}
