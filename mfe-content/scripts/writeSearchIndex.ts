import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createReader, parseDataConfig } from '@adp/shared-data';
import { buildShards, frequentTags, indexFile, indexFiles } from '@adp/shared-ui/search-index';
import { collectItems, joinCollections, type Collection } from './collectItems';

/** What an index came to. */
interface WrittenIndex {
  readonly items: number;
  /** Bytes of gzip of each shard. */
  readonly shards: readonly number[];
  /** Paths of published documents that are not in the index because they cannot be read. */
  readonly unreadable: readonly string[];
  /** Collections that were read; the others are as they were. */
  readonly read: readonly string[];
}

/** What an index was made of, which the next one is made from. */
interface IndexState {
  readonly version: typeof stateVersion;
  readonly from: string;
  readonly readAt: string;
  readonly kinds: Collection;
}

/** Changes with the fields of an entry. */
const stateVersion = 3;
/** Who writes past the rules may set neither the mark nor the time of a change, so that all is read again after this time, in milliseconds. */
const longest = 86_400_000;

/**
 * Writes the search index of a running site into `out`, the index of shards last, and removes what it no longer names.
 * The local platform and a real project both say at `/__/firebase/init.json` where their data is.
 * Where reading fails, what was written before stays as it is: nothing is written until everything has been read.
 * @param stateFile what was read is stored there, and only what has been written since is read again
 * @throws Error with one sentence where the site does not answer
 */
export async function writeSearchIndex(from: string, out: string, stateFile?: string): Promise<WrittenIndex> {
  const response = await fetch(new URL('/__/firebase/init.json', from));
  if (!response.ok) throw new Error(`${from} does not say where its data is: status ${response.status}.`);
  const config = parseDataConfig(await response.json());
  const builtAt = new Date();
  const last = stateFile === undefined ? undefined : readState(stateFile, from, builtAt);
  const reader = createReader({ ...config, origin: config.origin || new URL(from).origin });
  const kinds = await collectItems(reader, last?.kinds);
  const { items, unreadable } = joinCollections(kinds);
  const weigh = (text: string) => gzipSync(text, { level: 9 }).length;
  const shards = buildShards(items, weigh);
  const written = items.filter(({ original }) => original === undefined);
  const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);
  const files = indexFiles(shards, builtAt, hash, frequentTags(written));
  mkdirSync(out, { recursive: true });
  for (const [name, text] of files) if (name !== indexFile) writeFileSync(join(out, name), text);
  writeFileSync(join(out, indexFile), files.get(indexFile) ?? '');
  for (const old of readdirSync(out)) if (!files.has(old)) rmSync(join(out, old));
  if (stateFile !== undefined)
    writeState(stateFile, { version: stateVersion, from, readAt: last?.readAt ?? builtAt.toISOString(), kinds });
  const read = Object.keys(kinds).filter((name) => kinds[name] !== last?.kinds[name]);
  return { items: written.length, shards: shards.map(({ text }) => weigh(text)), unreadable, read };
}

/** What the last index of the site was made of, unless that is too long ago, or of another build. */
function readState(file: string, from: string, now: Date): IndexState | undefined {
  try {
    // Written by this script alone.
    const state = JSON.parse(readFileSync(file, 'utf8')) as IndexState;
    const isRecent = now.getTime() - new Date(state.readAt).getTime() < longest;
    return state.version === stateVersion && state.from === from && isRecent ? state : undefined;
  } catch {
    return undefined;
  }
}

function writeState(file: string, state: IndexState): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(state));
}
