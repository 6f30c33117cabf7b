import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { DataReader } from '@adp/shared-data';
import { buildShards, frequentTags, indexFiles } from '@adp/shared-ui/search-index';
import { type Collection, collectItems, joinCollections } from './collectItems';

/** What an index was made of, from which the next one is made. */
export interface IndexState {
  readonly version: number;
  /** When all items were last read, as an ISO time. */
  readonly readAt: string;
  readonly kinds: Collection;
}

export interface BuiltIndex {
  /** Name -> text. */
  readonly files: ReadonlyMap<string, string>;
  readonly state: IndexState;
  readonly items: number;
  /** Bytes of gzip of each shard. */
  readonly shards: readonly number[];
  /** Paths of published documents that are not in the index because they cannot be read. */
  readonly unreadable: readonly string[];
  /** Collections that were read; the others are as they were. */
  readonly read: readonly string[];
}

/** Changes with the fields of an entry. */
const stateVersion = 3;
/** Writes past the rules may set neither the mark nor the time of a change, so all items are read again after this time, in milliseconds. */
const maxStateAge = 86_400_000;

/**
 * Builds the search index of what is published, from what was written since `last`, unless that is a day old or of another version.
 * @param builtAt a time before which everything that it reads was written
 * @throws DataError, or Error with one sentence where the schema of a kind does not fit its documents
 */
export async function buildIndex(
  reader: Pick<DataReader, 'list' | 'get' | 'count'>,
  last: IndexState | undefined,
  builtAt: Date,
): Promise<BuiltIndex> {
  const known = last && isUsable(last, builtAt) ? last : undefined;
  const kinds = await collectItems(reader, known?.kinds);
  const { items, unreadable } = joinCollections(kinds);
  const weigh = (text: string) => gzipSync(text, { level: 9 }).length;
  const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);
  const shards = buildShards(items, weigh);
  const written = items.filter(({ original }) => original === undefined);
  return {
    files: indexFiles(shards, builtAt, hash, frequentTags(written)),
    state: { version: stateVersion, readAt: known?.readAt ?? builtAt.toISOString(), kinds },
    items: written.length,
    shards: shards.map(({ text }) => weigh(text)),
    unreadable,
    read: Object.keys(kinds).filter((name) => kinds[name] !== known?.kinds[name]),
  };
}

function isUsable(state: IndexState, now: Date): boolean {
  return state.version === stateVersion && now.getTime() - Date.parse(state.readAt) < maxStateAge;
}
