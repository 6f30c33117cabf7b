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
}

/** Maximum size of a shard after gzip compression, in bytes. */
export const shardLimit = 80_000;

const summaryLength = 160;

/** Builds the shards of each language, whatever the order of the items. `weigh` returns the compressed size in bytes. */
export function buildShards(
  items: readonly IndexedItem[],
  weigh: (text: string) => number,
  limit = shardLimit,
): readonly ShardFile[] {
  const byLanguage = new Map<string, IndexedItem[]>();
  for (const item of [...items].sort(newestFirst))
    byLanguage.set(item.lang, [...(byLanguage.get(item.lang) ?? []), item]);
  return [...byLanguage]
    .sort(([a], [b]) => compare(a, b))
    .flatMap(([lang, all]) => split(all.map(shortened), weigh, limit).map((text, part) => ({ lang, part, text })));
}

function split(entries: readonly SearchEntry[], weigh: (text: string) => number, limit: number): readonly string[] {
  const text = JSON.stringify(packShard(entries));
  if (weigh(text) <= limit || entries.length < 2) return [text];
  const middle = Math.ceil(entries.length / 2);
  return [...split(entries.slice(0, middle), weigh, limit), ...split(entries.slice(middle), weigh, limit)];
}

/**
 * Shortens the entry of an item. Omits the language (stated once per file), the date (implied by the order of entries),
 * and the fields that no search uses.
 */
function shortened({ lang, publishedAt, sample, compared, summary, ...entry }: IndexedItem): SearchEntry {
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
