import { deviceStorage } from '@adp/shared-ui/storage';

/** Returns what this browser has stored under `key`; null if nothing, or storage is forbidden. */
export const readStored = deviceStorage.read;

/** Stores `value` in place of what was there, or nothing. Storage may be full or forbidden; the site works without it. */
export function store(key: string, value?: string): void {
  // Even if there is no room for the new value, the old one does not stay.
  deviceStorage.remove(key);
  if (value !== undefined) deviceStorage.write(key, value);
}
