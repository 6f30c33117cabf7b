import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../storage/guardedStorage';
import type { DeviceSave, DeviceSaves } from './mergeSaves';

// Every first view with cards downloads this module, so it contains only what a press needs.

export const savesKey = 'adp.saves';

let cached: { readonly text: string | null; readonly saves: DeviceSaves } = { text: null, saves: {} };

/** Returns the saves of this device, or none if storage is blocked. */
export function readSaves(): DeviceSaves {
  const text = deviceStorage.read(savesKey);
  if (cached.text !== text) cached = { text, saves: (deviceStorage.readJson(savesKey) ?? {}) as DeviceSaves };
  return cached.saves;
}

/** Replaces the saves with the result of `change`. Returns false if the device has no space or blocks storage. */
export function changeSaves(change: (saves: DeviceSaves) => DeviceSaves): boolean {
  const isWritten = deviceStorage.write(savesKey, JSON.stringify(change(readSaves())));
  // Browsers notify only other tabs. Dispatch the event here too, because each app of the page has its own copy of this module.
  window.dispatchEvent(new StorageEvent('storage', { key: savesKey }));
  return isWritten;
}

/** Calls `listener` after each change to the storage, in this tab or another one. Returns a function that unsubscribes. */
export function subscribeToSaves(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Returns whether this device has saved an item. Returns false on a server and while a page hydrates. */
export function useIsSaved(item: string): boolean {
  return useSyncExternalStore(
    subscribeToSaves,
    () => readSaves()[item]?.saved === true,
    () => false,
  );
}

/** Returns an item's save after a press that makes `changes`. Its time is always later than that of the previous press. */
export function press(save: DeviceSave | undefined, changes: Partial<DeviceSave>): DeviceSave {
  const { isStored: _isStored, uid: _uid, ...before } = save ?? { saved: false, changedAt: '' };
  const time = Math.max(Date.now(), (Date.parse(before.changedAt) || 0) + 1);
  return { ...before, ...changes, changedAt: new Date(time).toISOString() };
}
