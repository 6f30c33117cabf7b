import { useEffect, useState } from 'react';
import { deleteEntry, readSaved, saveEntry, type SavedEntry, type SaveError } from './savedPages';

/** What is saved, how far what is being saved has come, and why it has stopped. */
export interface Saved {
  readonly entries: readonly SavedEntry[] | undefined;
  readonly saving: SavedEntry | undefined;
  readonly error: SaveError | undefined;
  readonly save: (entry: SavedEntry) => Promise<void>;
  readonly remove: (entry: SavedEntry) => Promise<void>;
}

export function useSaved(): Saved {
  const [entries, setEntries] = useState<readonly SavedEntry[]>();
  const [saving, setSaving] = useState<SavedEntry>();
  const [error, setError] = useState<SaveError>();
  const readAgain = () => readSaved().then(setEntries, () => setEntries([]));
  useEffect(() => {
    void readAgain();
    // Another tab may have saved or deleted something meanwhile.
    const events = ['focus', 'visibilitychange'] as const;
    const follow = () => void (document.visibilityState === 'visible' && readAgain());
    for (const event of events) window.addEventListener(event, follow);
    return () => {
      for (const event of events) window.removeEventListener(event, follow);
    };
  }, []);
  return {
    entries,
    saving,
    error,
    save: async (entry) => {
      setError(undefined);
      setSaving(entry);
      try {
        await saveEntry(entry, setSaving);
      } catch (failure) {
        setError(failure === 'full' ? 'full' : 'network');
      }
      setSaving(undefined);
      await readAgain();
    },
    remove: async (entry) => {
      await deleteEntry(entry).catch(() => undefined);
      await readAgain();
    },
  };
}
