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

/**
 * The names of the shards in an index, for the languages given.
 * @throws Error where it is no index of ours
 */
export function shardsOf(index: unknown, languages: readonly string[]): readonly string[] {
  const fault = new Error('this is not the search index');
  if (typeof index !== 'object' || index === null || !('version' in index) || index.version !== 1) throw fault;
  if (!('shards' in index) || typeof index.shards !== 'object' || index.shards === null) throw fault;
  const shards = index.shards;
  return languages.flatMap((lang) => {
    const names: unknown = Object.hasOwn(shards, lang) ? Reflect.get(shards, lang) : [];
    if (!Array.isArray(names) || !names.every(isShardName)) throw fault;
    return names;
  });
}

/** A file beside the index, never an address elsewhere. */
function isShardName(name: unknown): name is string {
  return typeof name === 'string' && /^[a-z]{2,3}-\d{1,3}\.[0-9a-f]{8}\.json$/.test(name);
}
