import { discardState } from '../persistence/discardState';
import { writeState } from '../persistence/writeState';
import type { Persistence } from '../persistence/persistence';
import { loadState } from '../persistence/loadState';
import { lockFolder } from '../persistence/lockFolder';

interface StateOptions {
  /** Folder that stores the state. If undefined, nothing is saved. */
  readonly folder: string | undefined;
  readonly fresh: boolean;
  readonly parts: Readonly<Record<string, Persistence>>;
  readonly onStatus: (sentence: string) => void;
}

/** Loads and then saves the state. `missing` names parts that need the seed. @throws Error if the folder is locked */
export async function openState({ folder, fresh, parts, onStatus }: StateOptions) {
  const names = Object.keys(parts);
  if (folder === undefined) {
    return { missing: new Set(names), changed: () => undefined, close: () => Promise.resolve() };
  }
  const unlock = lockFolder(folder);
  if (fresh) discardState(folder, names);
  const loaded = await loadState({ folder, parts, onStatus });
  const writer = writeState({ folder, parts, onStatus });
  return {
    missing: new Set(names.filter((name) => !loaded.has(name))),
    changed: writer.changed,
    /** Writes the last changes and unlocks the folder. @throws Error that names the parts that could not be written */
    close: async () => {
      try {
        await writer.stop();
      } finally {
        unlock();
      }
    },
  };
}
