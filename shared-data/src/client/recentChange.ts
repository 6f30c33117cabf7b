/** The entry of the storage, and the event of the window (docs/contracts.md). */
export const changedKey = 'adp.changedAt';
/** Longer than any answer may be stored on its way. */
const period = 120_000;

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

/** The time of the member's last change, while answers from before it may still be stored. */
export function getRecentChange(): string | undefined {
  try {
    const changedAt = globalThis.localStorage?.getItem(changedKey) ?? '';
    const age = Date.now() - Number(changedAt);
    return changedAt !== '' && age >= 0 && age < period ? changedAt : undefined;
  } catch {
    return undefined;
  }
}
