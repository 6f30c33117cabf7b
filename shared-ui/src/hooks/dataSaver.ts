import { useSyncExternalStore } from 'react';

/** Where a reader's own choice is kept, and the event that tells of it: each app has its own copy of this module. */
const KEY = 'adp.saveData';

/** Whether the reader saves data: as chosen on this device, else by the browser's Save-Data hint, which not every browser has. */
export function savesData(): boolean {
  const chosen = readChoice();
  return chosen === null ? isHinted() : chosen === '1';
}

/** Keeps the reader's choice on this device. Returns whether it could be stored. */
export function saveData(on: boolean): boolean {
  try {
    if (on === isHinted()) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, on ? '1' : '0');
  } catch {
    return false;
  }
  window.dispatchEvent(new Event(KEY));
  return true;
}

/** Whether the reader saves data, followed as it changes in this page or in another tab. False on a server. */
export function useDataSaver(): boolean {
  return useSyncExternalStore(subscribe, savesData, () => false);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(KEY, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(KEY, listener);
    window.removeEventListener('storage', listener);
  };
}

function isHinted(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
}

function readChoice(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
