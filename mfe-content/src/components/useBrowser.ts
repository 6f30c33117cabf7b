import { localPath } from '@adp/shared-ui';
import { readerZone } from '@adp/shared-ui/calendar';
import { useSyncExternalStore } from 'react';

const noChange = () => () => undefined;

/** What only the reader's browser knows, a text; undefined on a server, and in the browser until it has gone on with the page of one. */
function useBrowser(read: () => string): string | undefined {
  return useSyncExternalStore(noChange, read, () => undefined);
}

/** The reader's time zone. */
export function useReaderZone(): string | undefined {
  return useBrowser(readerZone);
}

const getOrigin = () => window.location.origin;

/** The absolute address of a path of the site, in the page's language. */
export function useUrl(path: string): string {
  return `${useBrowser(getOrigin) ?? ''}${localPath(path)}`;
}
