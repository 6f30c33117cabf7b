import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Persistence } from './persistence';
import { previousFile, reason, snapshotFile, toState } from './snapshotFile';

interface LoadOptions {
  readonly folder: string;
  /** Snapshot files have the names of their parts. */
  readonly parts: Readonly<Record<string, Persistence>>;
  readonly onStatus?: (sentence: string) => void;
  /** Returns the current time in milliseconds since 1970. */
  readonly now?: () => number;
}

/**
 * Loads the state that `writeState` wrote. An invalid snapshot is moved aside and reported, and the previous snapshot
 * is loaded instead. Returns the names of the loaded parts. All other parts are unchanged and need the seed.
 */
export async function loadState({
  folder,
  parts,
  onStatus = console.error,
  now = Date.now,
}: LoadOptions): Promise<Set<string>> {
  const loaded = new Set<string>();
  clearUnfinished(folder, Object.keys(parts));
  for (const [name, part] of Object.entries(parts)) {
    const snapshots = [snapshotFile(folder, name), previousFile(folder, name)].filter(existsSync);
    for (const [at, file] of snapshots.entries()) {
      try {
        await part.load(toState(readFileSync(file, 'utf8'), name));
        loaded.add(name);
        break;
      } catch (error) {
        const aside = `${file}.broken-${new Date(now()).toISOString().replace(/[:.]/g, '-')}`;
        renameSync(file, aside);
        const next = at + 1 < snapshots.length ? ' Loading the previous one instead.' : '';
        onStatus(`The saved state of ${name} cannot be used (${reason(error)}), so it was moved to ${aside}.${next}`);
      }
    }
  }
  return loaded;
}

/** Deletes files of interrupted writes, whose names are the snapshot's name and a number. */
function clearUnfinished(folder: string, names: readonly string[]): void {
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder)) {
    if (names.some((name) => /^\d+$/.test(file.replace(`${name}.json.`, '')))) rmSync(join(folder, file));
  }
}
