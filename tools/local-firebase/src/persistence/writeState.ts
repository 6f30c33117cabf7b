import { chmodSync, mkdirSync } from 'node:fs';
import type { Persistence } from './persistence';
import { previousFile, reason, snapshotFile, snapshotText } from './snapshotFile';
import { writeWhole } from './writeWhole';

interface WriteOptions {
  readonly folder: string;
  readonly parts: Readonly<Record<string, Persistence>>;
  readonly delayMillis?: number;
  readonly onStatus?: (sentence: string) => void;
  /** Replaces a file atomically and saves the old file as `previous`. */
  readonly write?: (file: string, text: string, options: { readonly previous: string }) => Promise<void> | void;
}

/** Writes snapshots atomically after a delay, with the previous one as a backup. The next change retries a failure. */
export function writeState(options: WriteOptions) {
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

  /** Resolves once all changes are on disk or an error was reported. Changes during the write are part of the next one. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    queue = queue.then(() => (dirty.size > 0 ? writeDirty() : undefined));
    return queue;
  }

  return {
    /** Schedules a write of the changed part after the delay. Without a name, schedules writes of all parts. */
    changed: (part?: string) => {
      if (stopped) return;
      for (const name of part === undefined ? Object.keys(parts) : [part]) dirty.add(name);
      // Start the delay at the first change, so that the state is saved even if changes never stop.
      timer ??= setTimeout(() => void flush(), delayMillis);
    },
    flush,
    /** Writes the last changes. @throws Error that names the parts whose last changes are lost */
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
