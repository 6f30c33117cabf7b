import type { ShardFile } from './buildShards';

/** The one address of the index that is looked up anew: it names the shards, whose names change with what they hold. */
export const indexFile = 'index.json';

/** What `index.json` holds. */
interface SearchIndex {
  readonly version: 1;
  /** When it was built, as an ISO time: younger items come from the lists. */
  readonly builtAt: string;
  /** Language -> files of its shards, the newest items first. */
  readonly shards: Readonly<Record<string, readonly string[]>>;
}

/** The files of an index: name -> text. `hash` gives some letters that change with the text. */
export function indexFiles(
  shards: readonly ShardFile[],
  builtAt: Date,
  hash: (text: string) => string,
): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const names: Record<string, string[]> = {};
  for (const { lang, part, text } of shards) {
    const name = `${lang}-${part}.${hash(text)}.json`;
    files.set(name, text);
    (names[lang] ??= []).push(name);
  }
  const index: SearchIndex = { version: 1, builtAt: builtAt.toISOString(), shards: names };
  return files.set(indexFile, JSON.stringify(index));
}

/** An index that has been read: the files of each language's shards, and when it was built. */
export interface ReadIndex {
  readonly builtAt: Date;
  readonly shards: ReadonlyMap<string, readonly string[]>;
}

/**
 * What `index.json` holds, checked.
 * @throws Error where it is no index of ours
 */
export function readIndex(index: unknown): ReadIndex {
  const fault = new Error('this is not the search index');
  if (typeof index !== 'object' || index === null || !('version' in index) || index.version !== 1) throw fault;
  if (!('shards' in index) || typeof index.shards !== 'object' || index.shards === null) throw fault;
  const shards = Object.entries<unknown>({ ...index.shards }).map(([lang, names]) => {
    if (!Array.isArray(names) || !names.every(isShardName)) throw fault;
    return [lang, names] as const;
  });
  const builtAt = new Date('builtAt' in index ? String(index.builtAt) : NaN);
  if (Number.isNaN(builtAt.getTime())) throw fault;
  return { builtAt, shards: new Map(shards) };
}

/** The index's name for a reader's language: `pt-BR` reads what is written in `pt`. */
export function toLanguage(locale: string): string {
  return locale.split('-')[0]?.toLowerCase() ?? locale;
}

/** A file beside the index, never an address elsewhere. */
function isShardName(name: unknown): name is string {
  return typeof name === 'string' && /^[a-z]{2,3}-\d{1,3}\.[0-9a-f]{8}\.json$/.test(name);
}
