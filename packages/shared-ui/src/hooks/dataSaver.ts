import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../storage/guardedStorage';

/** Where a reader's own choice is stored. */
const KEY = 'adp.saveData';
/** On the root, where styles follow it, too, while a reader saves data. Each app has its own copy of this module. */
const ATTRIBUTE = 'data-saver';

/**
 * Whether the reader saves data: as chosen on this device, else by the browser's Save-Data hint, which not every browser has. The
 * script in the HTML reads both before anything is shown (packages/site-document/src/inline/).
 */
export function savesData(): boolean {
  return document.documentElement.hasAttribute(ATTRIBUTE);
}

/** Stores the reader's choice on this device, or none. Returns whether it could be stored. */
export function saveData(on: boolean | undefined): boolean {
  if (!deviceStorage.write(KEY, on === undefined ? null : on ? '1' : '0')) return false;
  document.documentElement.toggleAttribute(ATTRIBUTE, on === true);
  return true;
}

/** Whether the reader saves data, followed as it changes in this page. False on a server. */
export function useDataSaver(): boolean {
  return useSyncExternalStore(subscribe, savesData, () => false);
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true });
  return () => observer.disconnect();
}
