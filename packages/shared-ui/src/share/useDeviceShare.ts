import { useState } from 'react';
import type { Shared } from './getShareLinks';

/**
 * Returns a function that opens the device's share sheet. Returns undefined if the device has no share sheet, or has
 * refused to open it.
 */
export function useDeviceShare(shared: Shared): (() => void) | undefined {
  const [isRefused, setRefused] = useState(false);
  if (isRefused || typeof navigator.canShare !== 'function' || !navigator.canShare({ ...shared })) return undefined;
  return () =>
    void navigator.share({ ...shared }).catch((error: unknown) => {
      const isClosedByReader = error instanceof DOMException && error.name === 'AbortError';
      if (!isClosedByReader) setRefused(true);
    });
}
