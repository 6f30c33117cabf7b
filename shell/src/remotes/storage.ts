import { deviceStorage } from '@adp/shared-ui/storage';

/** Returns what this browser has stored under `key`; null if nothing, or storage is forbidden. */
export const readStored = deviceStorage.read;

/** Stores `value`, or deletes the stored value if it is left out. Ignores failures, because the site works without storage. */
export function store(key: string, value?: string): void {
  // Delete the old value even if there is no space for the new one.
  deviceStorage.remove(key);
  if (value !== undefined) deviceStorage.write(key, value);
}
