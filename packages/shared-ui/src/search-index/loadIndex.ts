import { indexFile, readIndex } from './indexFiles';
import { Searcher } from './Searcher';
import { unpackShard } from './searchEntry';

export interface IndexPlace {
  /** The address of the index's folder, with a slash at its end. */
  readonly folder: string;
  /** The reader's languages, which are searched first. */
  readonly languages: readonly string[];
  readonly fetch?: (address: string) => Promise<Response>;
}

/** The opened index. */
export interface OpenIndex {
  readonly searcher: Searcher;
  /** When it was built: newer items come from the lists. */
  readonly builtAt: Date;
  /** Languages with items that are not searched yet. */
  readonly others: () => readonly string[];
  /** Adds the other languages. */
  readonly addOthers: () => Promise<void>;
}

/**
 * Opens the published index. Shards are requested in parallel and added one by one.
 * @throws Error where the index or a shard does not load or is invalid
 */
export async function loadIndex({
  folder,
  languages,
  fetch = (address) => globalThis.fetch(address),
}: IndexPlace): Promise<OpenIndex> {
  const ask = async (name: string): Promise<unknown> => {
    const response = await fetch(folder + name);
    if (!response.ok) throw new Error(`the search index answers with status ${response.status}`);
    return response.json();
  };
  const { builtAt, shards } = readIndex(await ask(indexFile));
  const searcher = new Searcher();
  const taken = new Set<string>();
  const take = async (wanted: readonly string[]) => {
    const parts = await Promise.all(
      wanted.flatMap((lang) => (shards.get(lang) ?? []).map(async (name) => unpackShard(await ask(name), lang))),
    );
    for (const part of parts) await searcher.add(part);
    for (const lang of wanted) taken.add(lang);
  };
  const others = () => [...shards.keys()].filter((lang) => !taken.has(lang));
  await take(languages);
  return { searcher, builtAt, others, addOthers: () => take(others()) };
}
