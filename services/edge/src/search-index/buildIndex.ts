import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { ServerReader } from '@adp/shared-data/changes';
import {
  buildShards,
  countItems,
  type EntryKind,
  entryKinds,
  frequentTags,
  type IndexedItem,
  indexFiles,
  listTimeline,
  toIndexEntries,
} from '@adp/shared-ui/search-index';
import { packIndex } from '@adp/shared-ui/packed-index';
import { type CollectedKinds, collectItems, joinKinds } from './collectItems';

export interface IndexState {
  readonly version: number;
  readonly readAt: string;
  readonly kinds: CollectedKinds;
}

export interface CollectedState {
  readonly state: IndexState;
  /** The collections that were read. All other collections have not changed. If none was read, the index is current. */
  readonly read: readonly string[];
}

export interface BuiltIndex {
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  readonly items: number;
  /** The gzipped size of each shard, in bytes. */
  readonly shards: readonly number[];
  /** The paths of published documents that are not indexed because they cannot be read. */
  readonly unreadable: readonly string[];
}

/** The version of the state. Increment it when the fields of an entry or the files of the index change. */
const stateVersion = 11;
/** The interval between reads of all items, in milliseconds. Such reads are needed, because some writes change no token or time. */
const maxStateAge = 86_400_000;

/** Reads what has changed since `last`. `builtAt` must precede all reads. @throws DataError, or an Error with one sentence */
export async function collectState(
  reader: Pick<ServerReader, 'list' | 'count' | 'getChangeToken'>,
  last: IndexState | undefined,
  builtAt: Date,
): Promise<CollectedState> {
  const base = last && isUsable(last, builtAt) ? last : undefined;
  const kinds = await collectItems(reader, base?.kinds);
  return {
    state: { version: stateVersion, readAt: base?.readAt ?? builtAt.toISOString(), kinds },
    read: Object.keys(kinds).filter((name) => kinds[name] !== base?.kinds[name]),
  };
}

/** Builds the search index. */
export async function buildIndex({ kinds }: IndexState, builtAt: Date): Promise<BuiltIndex> {
  const { items, unreadable } = joinKinds(kinds);
  const weigh = (text: string) => gzipSync(text, { level: 9 }).length;
  const hash = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex').slice(0, 8);
  const shards = buildShards(items, weigh);
  const packed = await packIndex(toIndexEntries(items));
  const packedName = `packed.${hash(packed)}.bin.gz`;
  const written = items.filter(({ original }) => original === undefined);
  const files = indexFiles(shards, builtAt, hash, {
    suggested: frequentTags(written),
    counts: countItems(items),
    timeline: listTimeline(items),
    compared: listCompared(written),
    packed: packedName,
  });
  return {
    files: new Map<string, string | Uint8Array>([...files, [packedName, gzipSync(packed)]]),
    items: written.length,
    shards: shards.map(({ bytes }) => bytes),
    unreadable,
  };
}

/** Lists the fields of the items of each kind that filters compare, in an order that does not depend on earlier builds. */
function listCompared(items: readonly IndexedItem[]): Readonly<Record<string, readonly object[]>> {
  const sorted = [...items].sort((a, b) => (a.id < b.id ? -1 : 1));
  const ofKind = (kind: EntryKind) => sorted.flatMap((item) => (item.kind === kind ? (item.compared ?? []) : []));
  return Object.fromEntries(entryKinds.map((kind) => [kind, ofKind(kind)]));
}

function isUsable(state: IndexState, now: Date): boolean {
  return state.version === stateVersion && now.getTime() - Date.parse(state.readAt) < maxStateAge;
}
