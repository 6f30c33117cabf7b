import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Persistence } from './persistence';
import { previousFile, snapshotFile, toState } from './snapshotFile';

interface LoadOptions {
  readonly folder: string;
  /** Name, as the snapshot's file has it -> part. */
  readonly parts: Readonly<Record<string, Persistence>>;
  /** Tells the developer one sentence. */
  readonly onStatus?: (sentence: string) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/**
 * Loads what `writeState` wrote. A snapshot that cannot be used is moved aside and told, and the one before it is loaded;
 * without that, the part is left as it was. Gives the names of the parts that were loaded; the others want the seed.
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
        const next = at + 1 < snapshots.length ? ' The one saved before it is tried.' : '';
        onStatus(`The saved state of ${name} cannot be used (${reason(error)}), so it was moved to ${aside}.${next}`);
      }
    }
  }
  return loaded;
}

/** An interrupted write leaves the snapshot's name with a number behind it; the snapshot itself is whole. */
function clearUnfinished(folder: string, names: readonly string[]): void {
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder)) {
    if (names.some((name) => /^\d+$/.test(file.replace(`${name}.json.`, '')))) rmSync(join(folder, file));
  }
}

function reason(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
}
