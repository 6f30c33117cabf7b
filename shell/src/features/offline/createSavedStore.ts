import { SaveError, type SaveErrorCode } from './pageFiles';
import { deleteEntry, readSaved, saveEntry, type SavedEntry } from './savedPages';

export interface SavedState {
  /** Undefined until the entries have been read. */
  readonly entries: readonly SavedEntry[] | undefined;
  readonly saving: SavedEntry | undefined;
  readonly error: { readonly url: string; readonly code: SaveErrorCode } | undefined;
}

/** The saved pages of this device, which the dialog and the apps' pages share. */
export interface SavedStore {
  readonly getState: () => SavedState;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly save: (entry: SavedEntry) => Promise<void>;
  readonly remove: (entry: SavedEntry) => Promise<void>;
}

export function createSavedStore(): SavedStore {
  let state: SavedState = { entries: undefined, saving: undefined, error: undefined };
  const listeners = new Set<() => void>();
  const set = (change: Partial<SavedState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const readAgain = async () => {
    const entries = await readSaved().catch(() => []);
    // Keep the previous array if nothing has changed. A new one would make the dialog send requests for its estimate.
    if (JSON.stringify(entries) !== JSON.stringify(state.entries)) set({ entries });
  };
  // Read the entries again, because another tab may have changed them.
  const onReturn = () => void (document.visibilityState === 'visible' && readAgain());
  const events = ['focus', 'visibilitychange'] as const;
  return {
    getState: () => state,
    subscribe: (onChange) => {
      if (listeners.size === 0) for (const event of events) window.addEventListener(event, onReturn);
      listeners.add(onChange);
      void readAgain();
      return () => {
        listeners.delete(onChange);
        if (listeners.size === 0) for (const event of events) window.removeEventListener(event, onReturn);
      };
    },
    save: async (entry) => {
      set({ error: undefined, saving: entry });
      try {
        await saveEntry(entry, (saving) => set({ saving }));
      } catch (error) {
        set({ error: { url: entry.url, code: error instanceof SaveError ? error.code : 'network' } });
      }
      await readAgain();
      set({ saving: undefined });
    },
    remove: async (entry) => {
      await deleteEntry(entry).catch(() => undefined);
      await readAgain();
    },
  };
}
