import { chmodSync, mkdirSync } from 'node:fs';
import type { Persistence } from './persistence';
import { previousFile, snapshotFile, snapshotText } from './snapshotFile';
import { writeWhole } from './writeWhole';

/** Replaces a file whole or not at all, and keeps the one before it as `previous`. */
type WriteFile = (file: string, text: string, options: { readonly previous: string }) => Promise<void> | void;

export interface StateWriter {
  /** Something has changed: it is written within the delay. Without a name, all parts are. */
  readonly changed: (part?: string) => void;
  /** Writes now what has changed; resolves when it stands on the disk or the trouble has been told. */
  readonly flush: () => Promise<void>;
  /** Writes the state for the last time. Later changes are not saved. @throws Error that names the parts whose last changes are lost */
  readonly stop: () => Promise<void>;
}

interface WriteOptions {
  readonly folder: string;
  /** Name, as the snapshot's file has it -> part. */
  readonly parts: Readonly<Record<string, Persistence>>;
  readonly delayMillis?: number;
  /** Tells the developer one sentence. */
  readonly onStatus?: (sentence: string) => void;
  readonly write?: WriteFile;
}

/**
 * Writes the parts' snapshots a moment after they change, whole, and keeps the one before. What could not be written is
 * tried again at the next change.
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
        `The state could not be saved (${reason(trouble)}); what was saved before is intact, and the next change tries again.`,
      );
    else if (trouble === undefined && failing) onStatus('The state is saved again.');
    failing = trouble !== undefined;
  }

  /** One write at a time; what changes meanwhile is in the next. */
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
      // Counted from the first change, so that a busy platform is saved all the same.
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
