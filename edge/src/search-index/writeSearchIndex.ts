import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createReader, parseDataConfig } from '@adp/shared-data';
import { indexFile } from '@adp/shared-ui/search-index';
import { buildIndex, type BuiltIndex, type IndexState } from './buildIndex';

/** The state in a file, of the site at an address. */
interface FileState extends IndexState {
  readonly from: string;
}

/**
 * Writes the search index of a running site into `out`, the index of shards last, and removes what it no longer names.
 * The local platform and a real project both say at `/__/firebase/init.json` where their data is.
 * Where reading fails, what was written before stays as it is: nothing is written until everything has been read.
 * @param stateFile what was read is stored there, and only what has been written since is read again
 * @throws Error with one sentence where the site does not answer
 */
export async function writeSearchIndex(from: string, out: string, stateFile?: string): Promise<BuiltIndex> {
  const response = await fetch(new URL('/__/firebase/init.json', from));
  if (!response.ok) throw new Error(`${from} does not say where its data is: status ${response.status}.`);
  const config = parseDataConfig(await response.json());
  const builtAt = new Date();
  const last = stateFile === undefined ? undefined : readState(stateFile, from);
  const reader = createReader({ ...config, origin: config.origin || new URL(from).origin });
  const built = await buildIndex(reader, last, builtAt);
  const { files, state } = built;
  mkdirSync(out, { recursive: true });
  for (const [name, text] of files) if (name !== indexFile) writeFileSync(join(out, name), text);
  writeFileSync(join(out, indexFile), files.get(indexFile) ?? '');
  for (const old of readdirSync(out)) if (!files.has(old)) rmSync(join(out, old));
  if (stateFile !== undefined) {
    mkdirSync(dirname(stateFile), { recursive: true });
    writeFileSync(stateFile, JSON.stringify({ ...state, from } satisfies FileState));
  }
  return built;
}

function readState(file: string, from: string): IndexState | undefined {
  try {
    // Written by this function alone.
    const state = JSON.parse(readFileSync(file, 'utf8')) as FileState;
    return state.from === from ? state : undefined;
  } catch {
    return undefined;
  }
}
