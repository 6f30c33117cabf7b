import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../storage/guardedStorage';
import type { DeviceSave, DeviceSaves, SaveDetails } from './mergeSaves';

/** Key of the saved items in localStorage. All tabs, and all apps of a page, share it. */
export const savesKey = 'adp.saves';

/** The saves that were read last, and the stored text that they were parsed from. */
let cached: { readonly text: string | null; readonly saves: DeviceSaves } | undefined;
/** False if the stored text may have changed. It is always false without a listener, which would learn of changes. */
let isCurrent = false;
const listeners = new Set<() => void>();

/** Returns the saves of this device. Empty if storage is blocked. */
export function readSaves(): DeviceSaves {
  if (cached && isCurrent) return cached.saves;
  const text = deviceStorage.read(savesKey);
  if (!cached || cached.text !== text)
    cached = { text, saves: (deviceStorage.readJson(savesKey) ?? {}) as DeviceSaves };
  isCurrent = listeners.size > 0;
  return cached.saves;
}

/** Replaces the saves with the result of `change`. Returns false if the device has no space or blocks storage. */
export function changeSaves(change: (saves: DeviceSaves) => DeviceSaves): boolean {
  isCurrent = false;
  const isWritten = deviceStorage.write(savesKey, JSON.stringify(change(readSaves())));
  // Browsers notify only other tabs. Dispatch the event here too, because each app of the page has its own copy of this module.
  window.dispatchEvent(new StorageEvent('storage', { key: savesKey }));
  return isWritten;
}

/** Calls `listener` after each change of the saves, in this tab or another one. Returns a function that unsubscribes. */
export function subscribeToSaves(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', onStorage);
    isCurrent = false;
  };
}

function onStorage({ key }: StorageEvent): void {
  // The key is null after all entries were removed.
  if (key !== savesKey && key !== null) return;
  isCurrent = false;
  for (const listener of [...listeners]) listener();
}

/** Returns whether this device has saved an item. False on a server and while a page hydrates. */
export function useIsSaved(item: string): boolean {
  return useSyncExternalStore(
    subscribeToSaves,
    () => readSaves()[item]?.saved === true,
    () => false,
  );
}

/** Fields of items that the device stores. */
const detailNames: readonly string[] = [
  'title',
  'lang',
  'startsAt',
  'endsAt',
  'startsLocal',
  'endsLocal',
  'deadlineKind',
  'deadlineAt',
  'deadlineLocal',
  'timezone',
  'allDay',
  'eventStatus',
  'removed',
  'readAt',
] satisfies readonly (keyof SaveDetails)[];

/** Returns the fields of an item that the device stores, with dates as texts. */
export const toSaveDetails = (item: object): SaveDetails =>
  JSON.parse(JSON.stringify(item, [...detailNames])) as SaveDetails;

/** Saves an item, or removes it if it was saved. Returns false if the device cannot store this. */
export function toggleSave(item: string, source: object): boolean {
  return changeSaves((saves) => ({
    ...saves,
    [item]: press(saves[item], (save) => ({ saved: !save?.saved, details: toSaveDetails(source) })),
  }));
}

/** Returns an item's save after a press that makes `changes`. The press is always later than the previous one. */
export function press(
  save: DeviceSave | undefined,
  changes: (save: DeviceSave | undefined) => Partial<DeviceSave>,
): DeviceSave {
  const { isStored: _isStored, uid: _uid, ...before } = save ?? { saved: false, changedAt: '' };
  const time = Math.max(Date.now(), (Date.parse(before.changedAt) || 0) + 1);
  return { ...before, ...changes(save), changedAt: new Date(time).toISOString() };
}
