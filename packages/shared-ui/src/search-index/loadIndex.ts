import { indexFile, readIndex } from './indexFiles';
import { Searcher } from './Searcher';
import { unpackShard } from './searchEntry';

export interface IndexOptions {
  /** URL of the index's folder, with a trailing slash. */
  readonly folder: string;
  readonly languages: readonly string[];
  readonly fetch?: (url: string) => Promise<Response>;
}

export interface OpenIndex {
  readonly searcher: Searcher;
  readonly builtAt: Date;
  readonly others: () => readonly string[];
  readonly addOthers: () => Promise<void>;
}

/** Loads the published index, its shards in parallel. Throws an Error if a file is invalid or does not load. */
export async function loadIndex({
  folder,
  languages,
  fetch = (url) => globalThis.fetch(url),
}: IndexOptions): Promise<OpenIndex> {
  const fetchJson = async (name: string): Promise<unknown> => {
    const response = await fetch(folder + name);
    if (!response.ok) throw new Error(`the search index answers with status ${response.status}`);
    return response.json();
  };
  const { builtAt, shards } = readIndex(await fetchJson(indexFile));
  const searcher = new Searcher();
  const loaded = new Set<string>();
  const load = async (requested: readonly string[]) => {
    const parts = await Promise.all(
      requested.flatMap((lang) =>
        (shards.get(lang) ?? []).map(async (name) => unpackShard(await fetchJson(name), lang)),
      ),
    );
    for (const part of parts) await searcher.add(part);
    for (const lang of requested) loaded.add(lang);
  };
  const others = () => [...shards.keys()].filter((lang) => !loaded.has(lang));
  await load(languages);
  return { searcher, builtAt, others, addOthers: () => load(others()) };
}
