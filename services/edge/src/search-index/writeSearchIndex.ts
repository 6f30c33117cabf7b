import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createServerReader } from '@adp/shared-data/changes';
import { parseDataConfig } from '@adp/shared-data/client';
import { indexFile } from '@adp/shared-ui/search-index';
import { buildIndex, type BuiltIndex, type CollectedState, collectState, type IndexState } from './buildIndex';

interface FileState extends IndexState {
  readonly from: string;
}

/** Writes a running site's search index, once everything has been read. @throws Error with one sentence */
export async function writeSearchIndex(
  from: string,
  out: string,
  stateFile?: string,
): Promise<BuiltIndex & Pick<CollectedState, 'read'>> {
  const response = await fetch(new URL('/__/firebase/init.json', from));
  if (!response.ok) throw new Error(`${from} does not say where its data is: status ${response.status}.`);
  const config = parseDataConfig(await response.json());
  const builtAt = new Date();
  const last = stateFile === undefined ? undefined : readState(stateFile, from);
  const reader = createServerReader({ ...config, origin: config.origin || new URL(from).origin });
  const { state, read } = await collectState(reader, last, builtAt);
  const built = await buildIndex(state, builtAt);
  const { files } = built;
  mkdirSync(out, { recursive: true });
  for (const [name, text] of files) if (name !== indexFile) writeFileSync(join(out, name), text);
  writeFileSync(join(out, indexFile), files.get(indexFile) ?? '');
  for (const old of readdirSync(out)) if (!files.has(old)) rmSync(join(out, old));
  if (stateFile !== undefined) {
    mkdirSync(dirname(stateFile), { recursive: true });
    writeFileSync(stateFile, JSON.stringify({ ...state, from } satisfies FileState));
  }
  return { ...built, read };
}

function readState(file: string, from: string): IndexState | undefined {
  try {
    // The cast is safe, because only this function writes the file.
    const state = JSON.parse(readFileSync(file, 'utf8')) as FileState;
    return state.from === from ? state : undefined;
  } catch {
    return undefined;
  }
}
