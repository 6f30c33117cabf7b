import type { Shared } from '@adp/shared-ui/share';

/** Returns true if the device has a share sheet for this. */
export function deviceShares(shared: Shared): boolean {
  return (
    typeof navigator !== 'undefined' && typeof navigator.canShare === 'function' && navigator.canShare({ ...shared })
  );
}

/**
 * Opens the device's share sheet. Returns false if the reader closes it.
 * @throws DOMException if the device refuses
 */
export async function shareByDevice(shared: Shared): Promise<boolean> {
  try {
    await navigator.share({ ...shared });
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    throw error;
  }
}
