import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Persistence } from './persistence';
import { previousFile, snapshotFile, toState } from './snapshotFile';

interface LoadOptions {
  readonly folder: string;
  /** Parts by name, which is that of the snapshot's file. */
  readonly parts: Readonly<Record<string, Persistence>>;
  /** Receives one sentence for the developer. */
  readonly onStatus?: (sentence: string) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/**
 * Loads the state that `writeState` wrote. An invalid snapshot is moved aside and reported, and the previous one is
 * loaded. Without one, the part does not change.
 *
 * Returns the names of the loaded parts. The others need the seed.
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

/** An interrupted write leaves a file with the snapshot's name and a number. The snapshot itself is complete. */
function clearUnfinished(folder: string, names: readonly string[]): void {
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder)) {
    if (names.some((name) => /^\d+$/.test(file.replace(`${name}.json.`, '')))) rmSync(join(folder, file));
  }
}

function reason(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
}
