import { gunzipSync, gzipSync } from 'node:zlib';
import { buildIndex, collectState, type IndexState } from '@adp/edge/search-index';
import type { ServerReader } from '@adp/shared-data/changes';
import { searchFolder } from '@adp/shared-data/files';
import type { Administrator } from '@adp/shared-data/administrator';
import { indexFile, readIndex } from '@adp/shared-ui/search-index';

type Files = Pick<Administrator, 'readFileStart' | 'saveFile' | 'deleteFile'>;

interface StoredIndex {
  /** The build time of the index that the state belongs to. */
  readonly builtAt: string;
  readonly files: readonly string[];
  /** The files of the previous index, which are deleted later. */
  readonly retired: readonly string[];
  readonly state: IndexState;
  /** The duration of the build, in milliseconds. */
  readonly duration: number;
}

/** The path of the state file, outside the public folder. */
const stateFile = 'search-state/state.json.gz';
const maxIndexBytes = 1_000_000;
const maxStateBytes = 100_000_000;
/** The delay before former files, which may name members who have left, are deleted, in milliseconds. */
const retirementTime = 10 * 60_000;
/**
 * The pause after a build, as a multiple of its duration, and the maximum pause in milliseconds. A large index would
 * otherwise be built all the time. In the meantime, searches read changed items.
 */
const pauseFactor = 10;
const maxPause = 10 * 60_000;

/**
 * Creates a scheduled job that updates the search index. It writes shards before their list and keeps the previous
 * shards, so that readers of either index find all files.
 */
export function updateSearchIndex(
  files: Files,
  { reader, now = Date.now }: { readonly reader: ServerReader; readonly now?: () => number },
): (event: { readonly time: string }) => Promise<void> {
  let inMemory: StoredIndex | undefined;

  async function readLast(): Promise<StoredIndex | undefined> {
    const builtAt = await readTime(files);
    if (builtAt === undefined) return undefined;
    if (inMemory?.builtAt !== builtAt) inMemory = await readState(files);
    return inMemory?.builtAt === builtAt ? inMemory : undefined;
  }

  async function saveState(stored: StoredIndex): Promise<void> {
    inMemory = stored;
    await files.saveFile(stateFile, gzipSync(JSON.stringify(stored)), { contentType: 'application/gzip' });
  }

  /** Deletes the files of the previous index, before a state without them is saved. */
  async function deleteRetired(last: StoredIndex | undefined, names: readonly string[]): Promise<void> {
    for (const name of last?.retired ?? [])
      if (!names.includes(name)) await files.deleteFile(`${searchFolder}/${name}`);
  }

  return async ({ time }) => {
    const builtAt = new Date(Math.min(Date.parse(time), now()));
    const last = await readLast();
    if (last && Date.parse(time) - Date.parse(last.builtAt) < Math.min(last.duration * pauseFactor, maxPause)) return;
    const startedAt = performance.now();
    const { state, read } = await collectState(reader, last?.state, builtAt);
    if (last && read.length === 0) {
      if (last.retired.length === 0 || Date.parse(time) - Date.parse(last.builtAt) < retirementTime) return;
      await deleteRetired(last, last.files);
      await saveState({ ...last, retired: [] });
      return;
    }
    const built = await buildIndex(state, builtAt);
    const names = [...built.files.keys()];
    for (const name of names) {
      if (name === indexFile || last?.files.includes(name)) continue;
      await files.saveFile(`${searchFolder}/${name}`, toBytes(built.files.get(name)), {
        contentType: name.endsWith('.gz') ? 'application/gzip' : 'application/json',
      });
    }
    await files.saveFile(`${searchFolder}/${indexFile}`, toBytes(built.files.get(indexFile)), {
      contentType: 'application/json',
      cacheControl: 'no-cache',
    });
    // After an interrupted update, the stored state still contains the previous files.
    const before = last ?? (await readState(files));
    const former = [...(before?.files ?? []), ...(last ? [] : (before?.retired ?? []))];
    const retired = former.filter((name) => !names.includes(name));
    await deleteRetired(last, names);
    const duration = performance.now() - startedAt;
    await saveState({ builtAt: builtAt.toISOString(), files: names, retired, state, duration });
  };
}

/** Returns the build time of the stored index. Resolves to undefined if no readable index is stored. */
async function readTime({ readFileStart }: Files): Promise<string | undefined> {
  const content = await readFileStart(`${searchFolder}/${indexFile}`, maxIndexBytes);
  try {
    return content && readIndex(JSON.parse(Buffer.from(content).toString())).builtAt.toISOString();
  } catch {
    return undefined;
  }
}

async function readState({ readFileStart }: Files): Promise<StoredIndex | undefined> {
  const content = await readFileStart(stateFile, maxStateBytes);
  try {
    // The cast is safe, because only this function writes the file.
    return content && (JSON.parse(gunzipSync(content).toString()) as StoredIndex);
  } catch {
    return undefined;
  }
}

const toBytes = (content: string | Uint8Array = '') => Buffer.from(content);
