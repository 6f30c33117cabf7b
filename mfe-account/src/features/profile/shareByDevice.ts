import type { Shared } from '@adp/shared-ui/share';

/** Returns whether the device has a share sheet for this page. */
export function canShareByDevice(shared: Shared): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ ...shared });
}

/** Opens the device's share sheet. Ignores a reader who closes it. @throws DOMException if the device refuses */
export async function shareByDevice(shared: Shared): Promise<void> {
  try {
    await navigator.share({ ...shared });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
