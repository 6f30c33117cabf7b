import { deviceStorage } from '@adp/shared-ui/storage';

/** Null if there is no entry, or if storage is blocked. */
export const readStored = deviceStorage.read;

/** Stores `value`, or deletes it if left out. Ignores errors, because the site works without storage. */
export function store(key: string, value?: string): void {
  // Delete the old value even if there is no space for the new value.
  deviceStorage.remove(key);
  if (value !== undefined) deviceStorage.write(key, value);
}
