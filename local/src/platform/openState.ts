import { discardState } from '../persistence/discardState';
import { keepState } from '../persistence/keepState';
import type { Lasting } from '../persistence/lasting';
import { loadState } from '../persistence/loadState';
import { lockFolder } from '../persistence/lockFolder';

interface StateOptions {
  /** Without it nothing is kept. */
  readonly keepIn: string | undefined;
  readonly fresh: boolean;
  readonly parts: Readonly<Record<string, Lasting>>;
  readonly tell: (sentence: string) => void;
}

export interface OpenState {
  /** The parts of which nothing was kept: they want the seed. */
  readonly missing: ReadonlySet<string>;
  readonly changed: (part: string) => void;
  /** Writes what is not yet written and lets go of the folder. */
  readonly close: () => Promise<void>;
}

/**
 * Takes the folder of the state, loads what is there, and keeps what changes from now on.
 * @throws Error with one sentence where another process has the folder
 */
export async function openState({ keepIn: folder, fresh, parts, tell }: StateOptions): Promise<OpenState> {
  const names = Object.keys(parts);
  if (folder === undefined) {
    return { missing: new Set(names), changed: () => undefined, close: () => Promise.resolve() };
  }
  const unlock = lockFolder(folder);
  if (fresh) discardState(folder, names);
  const loaded = await loadState({ folder, parts, tell });
  const kept = keepState({ folder, parts, tell });
  return {
    missing: new Set(names.filter((name) => !loaded.has(name))),
    changed: kept.changed,
    close: async () => {
      await kept.stop();
      unlock();
    },
  };
}
