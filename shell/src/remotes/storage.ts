import { deviceStorage } from '@adp/shared-ui/storage';

/** Returns a stored value, or null if the key has no value or storage is blocked. */
export const readStored = deviceStorage.read;

/** Stores `value`, or deletes the entry if `value` is omitted. Ignores errors, because the site works without storage. */
export function store(key: string, value?: string): void {
  // Delete the old value even if there is no space for the new value.
  deviceStorage.remove(key);
  if (value !== undefined) deviceStorage.write(key, value);
}
