import type { Shared } from '@adp/shared-ui/share';

/** Whether the device has a share sheet of its own for this. */
export function deviceShares(shared: Shared): boolean {
  return (
    typeof navigator !== 'undefined' && typeof navigator.canShare === 'function' && navigator.canShare({ ...shared })
  );
}

/**
 * Opens the device's share sheet. Gives false where the reader closed it, which is no fault.
 * @throws DOMException where the device refuses
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
