import { useEffect, useState } from 'react';
import { deleteEntry, readSaved, saveEntry, type SavedEntry, SaveError, type SaveErrorCode } from './savedPages';

export interface Saved {
  readonly entries: readonly SavedEntry[] | undefined;
  readonly saving: SavedEntry | undefined;
  readonly error: SaveErrorCode | undefined;
  readonly save: (entry: SavedEntry) => Promise<void>;
  readonly remove: (entry: SavedEntry) => Promise<void>;
}

/** Returns the previous array if the entries are equal. A new array would make the dialog send requests for its estimate. */
const followChange = (read: readonly SavedEntry[]) => (before: readonly SavedEntry[] | undefined) =>
  JSON.stringify(read) === JSON.stringify(before) ? before : read;

export function useSaved(): Saved {
  const [entries, setEntries] = useState<readonly SavedEntry[]>();
  const [saving, setSaving] = useState<SavedEntry>();
  const [error, setError] = useState<SaveErrorCode>();
  const readAgain = () =>
    readSaved().then(
      (read) => setEntries(followChange(read)),
      () => setEntries([]),
    );
  useEffect(() => {
    void readAgain();
    // Read the entries again, because another tab may have changed them.
    const events = ['focus', 'visibilitychange'] as const;
    const look = () => void (document.visibilityState === 'visible' && readAgain());
    for (const event of events) window.addEventListener(event, look);
    return () => {
      for (const event of events) window.removeEventListener(event, look);
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
        setError(failure instanceof SaveError ? failure.code : 'network');
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
