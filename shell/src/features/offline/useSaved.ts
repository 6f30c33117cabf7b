import { useSyncExternalStore } from 'react';
import type { SavedState, SavedStore } from './createSavedStore';

export type Saved = SavedState & Pick<SavedStore, 'save' | 'remove'>;

export function useSaved({ getState, subscribe, save, remove }: SavedStore): Saved {
  return { ...useSyncExternalStore(subscribe, getState), save, remove };
}
