import { hasUnsaved } from '@adp/app-contract';

/** Minimum time between two reloads for missing chunks, in milliseconds. */
const RELOAD_GUARD = 10_000;
const GUARD_KEY = 'adp.shell.reloadedAt';

/**
 * Reloads the page after a missing file, except with unsaved changes, offline, or shortly after a reload. Returns
 * whether it reloads.
 */
export function reloadForMissingChunk(chunk = '', target = currentPath()): boolean {
  if (hasUnsaved() || !navigator.onLine) return false;
  try {
    const [last = '0', lastChunk] = (sessionStorage.getItem(GUARD_KEY) ?? '').split(' ', 2);
    if (Date.now() - Number(last) < RELOAD_GUARD || (chunk !== '' && chunk === lastChunk)) return false;
    sessionStorage.setItem(GUARD_KEY, `${Date.now()} ${chunk}`);
  } catch {
    // Without storage, there is no protection against a reload loop, so do not reload.
    return false;
  }
  if (target === currentPath()) window.location.reload();
  else window.location.assign(target);
  return true;
}

const currentPath = () => window.location.pathname + window.location.search;
