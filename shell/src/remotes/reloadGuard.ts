import { hasUnsaved } from '@adp/app-contract';

/** Minimum time between two reloads for missing chunks, in milliseconds. */
const RELOAD_GUARD = 10_000;
const GUARD_KEY = 'adp.shell.reloadedAt';

/**
 * Opens `target` again because one of its files is missing. After a deployment, the new page names files that exist. Does not reload if
 * there are unsaved changes, offline, or twice within ten seconds. Reloads only once for the same `chunk` (a page of a build), because a
 * hanging chunk takes longer to fail than these ten seconds. Returns whether the page is about to reload.
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
