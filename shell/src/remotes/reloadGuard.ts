import { hasUnsaved } from '@adp/app-contract';

/** A failed chunk reloads the page at most once in this time, in milliseconds (specification 9). */
const RELOAD_GUARD = 10_000;
const GUARD_KEY = 'adp.shell.reloadedAt';

/**
 * Opens `target` again, because a file of it is gone: after a deploy the new page
 * names files that exist. Not while something typed is unsaved, not offline, not
 * twice in ten seconds, and never twice for the same `chunk` (a page of a build):
 * one that hangs fails more slowly than the guard. Returns whether the page is about to go.
 */
export function reloadForMissingChunk(chunk = '', target = currentPath()): boolean {
  if (hasUnsaved() || !navigator.onLine) return false;
  try {
    const [last = '0', lastChunk] = (sessionStorage.getItem(GUARD_KEY) ?? '').split(' ', 2);
    if (Date.now() - Number(last) < RELOAD_GUARD || (chunk !== '' && chunk === lastChunk)) return false;
    sessionStorage.setItem(GUARD_KEY, `${Date.now()} ${chunk}`);
  } catch {
    // Without storage there is no guard against a loop, so there is no reload.
    return false;
  }
  if (target === currentPath()) window.location.reload();
  else window.location.assign(target);
  return true;
}

const currentPath = () => window.location.pathname + window.location.search;
