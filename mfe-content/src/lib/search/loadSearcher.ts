import { indexFile, shardsOf } from './indexFiles';
import { Searcher } from './Searcher';
import { unpackShard } from './searchEntry';

interface IndexPlace {
  /** The address of the index's folder, with a slash at its end. */
  readonly folder: string;
  /** Whose items are searched: the reader's language, and others he may read. */
  readonly languages: readonly string[];
  readonly fetch?: (address: string) => Promise<Response>;
}

/**
 * A searcher over the published index. Shards are asked for side by side and taken in one by one.
 * @throws Error where the index or a shard does not come, or is none of ours
 */
export async function loadSearcher({
  folder,
  languages,
  fetch = (address) => globalThis.fetch(address),
}: IndexPlace): Promise<Searcher> {
  const ask = async (name: string): Promise<unknown> => {
    const response = await fetch(folder + name);
    if (!response.ok) throw new Error(`the search index answers with status ${response.status}`);
    return response.json();
  };
  const names = shardsOf(await ask(indexFile), languages);
  const shards = await Promise.all(names.map(ask));
  const searcher = new Searcher();
  for (const shard of shards) await searcher.add(unpackShard(shard));
  return searcher;
}
