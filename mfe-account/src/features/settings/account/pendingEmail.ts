import { isObject } from '@adp/shared-data/fields';
import { deviceStorage } from '@adp/shared-ui/storage';

const KEY = 'adp.account.newAddress';

export function readPendingEmail(uid: string): string | undefined {
  const stored = deviceStorage.readJson(KEY);
  const { uid: owner, email } = isObject(stored) ? stored : {};
  return owner === uid && typeof email === 'string' ? email : undefined;
}

/** Stores the requested email address. If storage is unavailable, only the notification is lost. */
export function savePendingEmail(uid: string, email: string): void {
  deviceStorage.write(KEY, JSON.stringify({ uid, email }));
}

export function clearPendingEmail(): void {
  deviceStorage.remove(KEY);
}
