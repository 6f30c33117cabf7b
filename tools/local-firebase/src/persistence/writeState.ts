import { chmodSync, mkdirSync } from 'node:fs';
import type { Persistence } from './persistence';
import { previousFile, snapshotFile, snapshotText } from './snapshotFile';
import { writeWhole } from './writeWhole';

/** Function that replaces a file atomically and saves the old file as `previous`. */
type WriteFile = (file: string, text: string, options: { readonly previous: string }) => Promise<void> | void;

export interface StateWriter {
  /** Schedules a write of the changed part after the delay. Without a name, schedules writes of all parts. */
  readonly changed: (part?: string) => void;
  /** Writes all changes immediately. Resolves once the changes are on disk or an error has been reported. */
  readonly flush: () => Promise<void>;
  /**
   * Writes the state for the last time. Later changes are not saved.
   * @throws Error that names the parts whose last changes are lost
   */
  readonly stop: () => Promise<void>;
}

interface WriteOptions {
  readonly folder: string;
  /** Parts of the platform by name. Snapshot files have the names of their parts. */
  readonly parts: Readonly<Record<string, Persistence>>;
  readonly delayMillis?: number;
  /** Called with one sentence for the developer. */
  readonly onStatus?: (sentence: string) => void;
  readonly write?: WriteFile;
}

/**
 * Writes snapshots of changed parts after a delay. Each write is atomic and saves the previous snapshot as a backup.
 * The next change retries a failed write.
 */
export function writeState(options: WriteOptions): StateWriter {
  const { folder, parts, delayMillis = 1000, onStatus = console.error, write = writeWhole } = options;
  const dirty = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let queue = Promise.resolve();
  let failing = false;
  let lastReason = '';
  let stopped = false;

  async function writeDirty(): Promise<void> {
    let trouble: unknown;
    for (const [name, part] of Object.entries(parts)) {
      if (!dirty.delete(name)) continue;
      try {
        makePrivateFolder(folder);
        const text = snapshotText(name, part.save(), Date.now());
        await write(snapshotFile(folder, name), text, { previous: previousFile(folder, name) });
      } catch (error) {
        dirty.add(name);
        trouble = error;
        lastReason = reason(error);
      }
    }
    if (trouble !== undefined && !failing)
      onStatus(
        `The state could not be saved (${reason(trouble)}). The last saved state is intact, and the next change tries again.`,
      );
    else if (trouble === undefined && failing) onStatus('The state is saved again.');
    failing = trouble !== undefined;
  }

  /** Writes the changed parts. Only one write runs at a time. Changes during a write are part of the next write. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    queue = queue.then(() => (dirty.size > 0 ? writeDirty() : undefined));
    return queue;
  }

  return {
    changed: (part) => {
      if (stopped) return;
      for (const name of part === undefined ? Object.keys(parts) : [part]) dirty.add(name);
      // Start the delay at the first change, so that the state is saved even if changes never stop.
      timer ??= setTimeout(() => void flush(), delayMillis);
    },
    flush,
    stop: async () => {
      stopped = true;
      await flush();
      if (dirty.size > 0)
        throw new Error(
          `The last changes of ${[...dirty].join(', ')} are lost: they could not be saved (${lastReason}).`,
        );
    },
  };
}

function makePrivateFolder(folder: string): void {
  if (mkdirSync(folder, { recursive: true, mode: 0o700 }) === undefined) chmodSync(folder, 0o700);
}

function reason(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
}
