import { changedKey } from './getRecentChange';

/**
 * Says on this device that its member has just changed something public: for a while all apps then request what is newest, and the
 * pages that are open now read again (docs/contracts.md).
 */
export function rememberChange(): void {
  try {
    localStorage.setItem(changedKey, String(Date.now()));
  } catch {
    // Without storage the member sees the change when everybody does: within a minute.
  }
  // Other tabs hear of the storage. Later than what follows here: a page whose item is gone is left first. Commands have no pages.
  queueMicrotask(() => globalThis.window?.dispatchEvent(new Event(changedKey)));
}
