import { gunzipSync, gzipSync } from 'node:zlib';
import { buildIndex, type IndexState } from '@adp/edge/search-index';
import { type DataReader, searchFolder } from '@adp/shared-data';
import type { Administrator } from '@adp/shared-data/administrator';
import { indexFile, readIndex } from '@adp/shared-ui/search-index';

type Files = Pick<Administrator, 'readFileStart' | 'saveFile' | 'deleteFile'>;

interface StoredIndex {
  /** The time of the index that the state belongs to. */
  readonly builtAt: string;
  /** Names of its files. */
  readonly files: readonly string[];
  /** Files of the index before, which the next update deletes. */
  readonly retired: readonly string[];
  readonly state: IndexState;
}

/** Outside of the folder that everybody may read. */
const stateFile = 'search-state/state.json.gz';
const maxIndexBytes = 1_000_000;
const maxStateBytes = 100_000_000;

/**
 * Updates the search index in Storage after something was published, changed or removed. The list of shards is written after the shards,
 * and shards of the index before stay until the next update, so a reader of either index finds all of its files.
 */
export function updateSearchIndex(
  files: Files,
  reader: DataReader,
): (event: { readonly time: string }) => Promise<void> {
  let inMemory: StoredIndex | undefined;

  async function readLast(): Promise<StoredIndex | undefined> {
    const builtAt = await readTime(files);
    if (builtAt === undefined) return undefined;
    if (inMemory?.builtAt !== builtAt) inMemory = await readState(files);
    return inMemory?.builtAt === builtAt ? inMemory : undefined;
  }

  return async ({ time }) => {
    const builtAt = new Date(Math.min(Date.parse(time), Date.now()));
    const last = await readLast();
    const built = await buildIndex(reader, last?.state, builtAt);
    const names = [...built.files.keys()];
    const isSame = last !== undefined && names.join() === last.files.join();
    if (isSame && built.read.length === 0) return;
    const json = { contentType: 'application/json' };
    for (const name of names) {
      if (name === indexFile || last?.files.includes(name)) continue;
      await files.saveFile(`${searchFolder}/${name}`, toBytes(built.files.get(name)), json);
    }
    await files.saveFile(`${searchFolder}/${indexFile}`, toBytes(built.files.get(indexFile)), {
      ...json,
      cacheControl: 'no-cache',
    });
    const retired = (last?.files ?? []).filter((name) => !names.includes(name));
    inMemory = { builtAt: builtAt.toISOString(), files: names, retired, state: built.state };
    await files.saveFile(stateFile, gzipSync(JSON.stringify(inMemory)), { contentType: 'application/gzip' });
    for (const name of last?.retired ?? [])
      if (!names.includes(name)) await files.deleteFile(`${searchFolder}/${name}`);
  };
}

/** The time of the stored index; undefined where there is none that can be read. */
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
    // Written by this function alone.
    return content && (JSON.parse(gunzipSync(content).toString()) as StoredIndex);
  } catch {
    return undefined;
  }
}

const toBytes = (text = '') => Buffer.from(text);
