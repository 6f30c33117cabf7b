import { hasUnsaved } from '@adp/app-contract';

/** A failed chunk reloads the page at most once in this time, in milliseconds (specification 9). */
const RELOAD_GUARD = 10_000;
const GUARD_KEY = 'adp.shell.reloadedAt';

/**
 * Reloads the page, because a file of it is gone: after a deploy the new page
 * names files that exist. Not while something typed is unsaved, not offline,
 * not twice in ten seconds. Gives whether the page is about to reload.
 */
export function reloadForMissingChunk(): boolean {
  if (hasUnsaved() || !navigator.onLine) return false;
  try {
    const last = Number(sessionStorage.getItem(GUARD_KEY) ?? 0);
    if (Date.now() - last < RELOAD_GUARD) return false;
    sessionStorage.setItem(GUARD_KEY, String(Date.now()));
  } catch {
    // Without storage there is no guard against a loop, so there is no reload.
    return false;
  }
  window.location.reload();
  return true;
}
