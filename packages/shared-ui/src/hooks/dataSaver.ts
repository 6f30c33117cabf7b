import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../storage/guardedStorage';

/** Storage key of the reader's own choice. */
const KEY = 'adp.saveData';
/** Set on the root element while data saver is on, so that styles and the other copies of this module can read it. */
const ATTRIBUTE = 'data-saver';

/**
 * Returns whether data saver is on: the reader's choice on this device, else the browser's Save-Data hint. A script in the HTML reads
 * both before the page is shown (packages/site-document/src/inline/).
 */
export function savesData(): boolean {
  return document.documentElement.hasAttribute(ATTRIBUTE);
}

/** Stores the reader's choice on this device, or removes it. Returns whether that succeeded. */
export function saveData(on: boolean | undefined): boolean {
  if (!deviceStorage.write(KEY, on === undefined ? null : on ? '1' : '0')) return false;
  document.documentElement.toggleAttribute(ATTRIBUTE, on === true);
  return true;
}

/** Returns whether data saver is on, and follows changes. False on a server. */
export function useDataSaver(): boolean {
  return useSyncExternalStore(subscribe, savesData, () => false);
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true });
  return () => observer.disconnect();
}
