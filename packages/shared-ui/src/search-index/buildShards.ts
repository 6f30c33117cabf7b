import type { Instant } from '../calendar/zones';
import { entryKey, packShard, type SearchEntry } from './searchEntry';

/** An item as input of the index. */
export interface IndexedItem extends SearchEntry {
  readonly lang: string;
  readonly publishedAt: Instant;
}

/** One file of the index. */
export interface ShardFile {
  readonly lang: string;
  /** Its index among the language's shards; the newest items are in shard 0. */
  readonly part: number;
  readonly text: string;
}

/** The largest size of a shard, in bytes of gzip. */
export const shardLimit = 80_000;

/** The part of a summary that a result shows. */
const summaryLength = 160;

/**
 * The index of all items: shards by language, each within the limit. The order
 * of the items makes no difference.
 * @param weigh the bytes of a file as it will be transferred
 */
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

/** One file if it is within the limit, else the files of both halves. */
function split(entries: readonly SearchEntry[], weigh: (text: string) => number, limit: number): readonly string[] {
  const text = JSON.stringify(packShard(entries));
  if (weigh(text) <= limit || entries.length < 2) return [text];
  const middle = Math.ceil(entries.length / 2);
  return [...split(entries.slice(0, middle), weigh, limit), ...split(entries.slice(middle), weigh, limit)];
}

function shortened({ lang, publishedAt, summary, ...entry }: IndexedItem): SearchEntry {
  // The file says its language, and its order who is newest.
  void [lang, publishedAt];
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
