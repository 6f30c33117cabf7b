import type { Shared } from '@adp/shared-ui/share';

/** Whether the device has a share sheet of its own for this. */
export function deviceShares(shared: Shared): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ ...shared });
}

/**
 * Opens the device's share sheet; a reader who closes it has changed his mind.
 * @throws DOMException where the device refuses
 */
export async function shareByDevice(shared: Shared): Promise<void> {
  try {
    await navigator.share({ ...shared });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
