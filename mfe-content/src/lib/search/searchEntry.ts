import { kinds, type Kind } from '../kinds';

/** The fields of an item that the search uses. */
export interface SearchEntry {
  readonly kind: Kind;
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly tags: readonly string[];
}

/** An entry in a shard: index of its kind in `kinds`, id, title, summary, tags. */
type PackedEntry = readonly [number, string, string, string, readonly string[]];

/** The file of one shard: entries of one language, the newest first. */
export interface Shard {
  readonly version: 1;
  readonly entries: readonly PackedEntry[];
}

/** The key of an entry among all kinds. */
export function entryKey({ kind, id }: Pick<SearchEntry, 'kind' | 'id'>): string {
  return `${kind}/${id}`;
}

export function packShard(entries: readonly SearchEntry[]): Shard {
  const packed = entries.map(({ kind, id, title, summary, tags }): PackedEntry => [
    kinds.indexOf(kind),
    id,
    title,
    summary,
    tags,
  ]);
  return { version: 1, entries: packed };
}

/**
 * The entries of a shard's file.
 * @throws Error where it is invalid, as when a gateway has answered instead
 */
export function unpackShard(shard: unknown): readonly SearchEntry[] {
  if (!isShard(shard)) throw new Error('this is not a part of the search index');
  return shard.entries.flatMap(([place, id, title, summary, tags]) => {
    const kind = kinds[place];
    // A kind of a newer index that this build does not know.
    return kind === undefined ? [] : [{ kind, id, title, summary, tags }];
  });
}

function isShard(value: unknown): value is Shard {
  if (typeof value !== 'object' || value === null || !('version' in value) || !('entries' in value)) return false;
  return value.version === 1 && Array.isArray(value.entries) && value.entries.every(isPacked);
}

function isPacked(value: unknown): value is PackedEntry {
  if (!Array.isArray(value)) return false;
  const [place, id, title, summary, tags] = value as unknown[];
  const texts = [id, title, summary].every((text) => typeof text === 'string');
  return typeof place === 'number' && texts && Array.isArray(tags) && tags.every((tag) => typeof tag === 'string');
}
