import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../storage/guardedStorage';

const KEY = 'adp.saveData';
/** Attribute of the root element while data saver is on. Styles, and the copies of this module in other builds, read this attribute. */
const ATTRIBUTE = 'data-saver';

/** Returns whether data saver is on. An inline script has read the reader's choice, or else the browser's Save-Data hint. */
export function savesData(): boolean {
  return document.documentElement.hasAttribute(ATTRIBUTE);
}

/** Stores the reader's choice on this device, or removes it if undefined. Returns whether that succeeded. */
export function saveData(on: boolean | undefined): boolean {
  if (!deviceStorage.write(KEY, on === undefined ? null : on ? '1' : '0')) return false;
  document.documentElement.toggleAttribute(ATTRIBUTE, on === true);
  return true;
}

export function useDataSaver(): boolean {
  return useSyncExternalStore(subscribe, savesData, () => false);
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true });
  return () => observer.disconnect();
}
