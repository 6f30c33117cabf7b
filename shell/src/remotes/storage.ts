/** What this browser has stored under `key`; null where that is nothing, or storage is forbidden. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores `value` in place of what was there, or nothing. Storage may be full or forbidden; the site works without it. */
export function store(key: string, value?: string): void {
  try {
    // Also where there is no room for the new value, the old one does not stay.
    localStorage.removeItem(key);
    if (value !== undefined) localStorage.setItem(key, value);
  } catch {
    // Nothing is stored.
  }
}
