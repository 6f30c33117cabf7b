const key = 'adp.content.outbox';

/** Whether something may wait to be sent on this device: by it a page knows, without reading a draft, whether to load the outbox. */
export function hasQueuedFlag(): boolean {
  try {
    return localStorage.getItem(key) === '1';
  } catch {
    // Without a storage there are no drafts either.
    return false;
  }
}

/** Sets the flag, or takes it away. */
export function setQueuedFlag(queued: boolean): void {
  try {
    if (queued) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Refused or full: the next page that opens the drafts sends them.
  }
}
