import { localPath, useMedia } from '@adp/shared-ui';
import { readerZone } from '@adp/shared-ui/calendar';
import { useSyncExternalStore } from 'react';

const noChange = () => () => undefined;

/** Returns a text that only the browser knows. Returns undefined on a server and during hydration. */
function useBrowser(read: () => string): string | undefined {
  return useSyncExternalStore(noChange, read, () => undefined);
}

/** Returns the reader's time zone, or undefined on a server and during hydration. */
export function useReaderZone(): string | undefined {
  return useBrowser(readerZone);
}

const getOrigin = () => window.location.origin;

export function useUrl(path: string): string {
  return `${useBrowser(getOrigin) ?? ''}${localPath(path)}`;
}

/** Returns true if the viewport is wide enough for a side panel. The style sheets use the same breakpoint. */
export function useWide(): boolean {
  return useMedia('(min-width: 64rem)');
}
