import { localPath } from '@adp/shared-ui';
import { readSaves, subscribeToSaves } from '@adp/shared-ui/saves';
import type { StoreMessage } from '../../offline/stores';
import { paths } from '../../paths';

/** Time between a press on a save button and storing the page, in milliseconds. */
const IDLE_DELAY = 1_000;

/** Stores the page of saved items once an item is saved, so that it opens offline even if it was never visited. */
export function storeSavedItems(send: (message: StoreMessage) => void): void {
  const store = () => {
    const hasSaves = Object.values(readSaves()).some(({ saved }) => saved);
    // With data saver on, the worker downloads only pages that the reader opens.
    if (!hasSaves || !navigator.onLine || document.documentElement.hasAttribute('data-saver')) return;
    unsubscribe();
    setTimeout(() => {
      send({ type: 'adp.store', url: window.location.origin + localPath(paths.saved), build: __BUILD_ID__ });
    }, IDLE_DELAY);
  };
  const unsubscribe = subscribeToSaves(store);
  store();
}
