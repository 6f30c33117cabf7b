import type { Instant } from '../calendar/zones';
import { entryKey, packShard, type SearchEntry } from './searchEntry';

export interface IndexedItem extends SearchEntry {
  readonly lang: string;
  readonly publishedAt: Instant;
  /** Only the timeline uses this mark. */
  readonly sample?: true;
  /** The fields that filters of lists compare. Only originals have them. */
  readonly compared?: object;
}

export interface ShardFile {
  readonly lang: string;
  /** Number of the shard within its language. Shard 0 has the newest items. */
  readonly part: number;
  readonly text: string;
  /** The compressed size, in bytes. */
  readonly bytes: number;
}

/** Maximum size of a shard after gzip compression, in bytes. */
export const shardLimit = 80_000;

/** Highest expected compression ratio. Texts that would need a higher one are split without being weighed, which takes long. */
const maxCompression = 20;

const summaryLength = 160;

/** Builds the shards of each language, whatever the order of the items. `weigh` returns the compressed size in bytes. */
export function buildShards(
  items: readonly IndexedItem[],
  weigh: (text: string) => number,
  limit = shardLimit,
): readonly ShardFile[] {
  const byLanguage = new Map<string, SearchEntry[]>();
  for (const entry of toIndexEntries(items)) {
    const { lang = '' } = entry;
    const entries = byLanguage.get(lang);
    if (entries) entries.push(entry);
    else byLanguage.set(lang, [entry]);
  }
  return [...byLanguage]
    .sort(([a], [b]) => compare(a, b))
    .flatMap(([lang, entries]) => split(entries, weigh, limit).map((shard, part) => ({ lang, part, ...shard })));
}

/** Returns the entries of an index, newest first. */
export function toIndexEntries(items: readonly IndexedItem[]): readonly SearchEntry[] {
  return [...items].sort(newestFirst).map(shortened);
}

function split(
  entries: readonly SearchEntry[],
  weigh: (text: string) => number,
  limit: number,
): readonly Pick<ShardFile, 'text' | 'bytes'>[] {
  const text = JSON.stringify(packShard(entries));
  if (text.length <= limit * maxCompression || entries.length < 2) {
    const bytes = weigh(text);
    if (bytes <= limit || entries.length < 2) return [{ text, bytes }];
  }
  const middle = Math.ceil(entries.length / 2);
  return [...split(entries.slice(0, middle), weigh, limit), ...split(entries.slice(middle), weigh, limit)];
}

/**
 * Shortens the entry of an item. Omits the date (implied by the order of entries) and the fields that no search uses.
 */
function shortened({ publishedAt, sample, compared, summary, ...entry }: IndexedItem): SearchEntry {
  const letters = [...summary];
  const short =
    letters.length > summaryLength
      ? `${letters
          .slice(0, summaryLength - 1)
          .join('')
          .trimEnd()}…`
      : summary;
  return { ...entry, summary: short };
}

function newestFirst(a: IndexedItem, b: IndexedItem): number {
  const later = new Date(b.publishedAt).getTime() - new Date(a.publishedAt).getTime();
  return later === 0 ? compare(entryKey(a), entryKey(b)) : later;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
