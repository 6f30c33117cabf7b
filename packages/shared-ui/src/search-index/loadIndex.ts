import { indexFile, readIndex, type ReadIndex } from './indexFiles';
import { Searcher } from './Searcher';
import { unpackShard } from './searchEntry';

/** Maximum compressed size of the shards that a device downloads, in bytes. With their list, devices download less than 300 kB. */
export const maxDeviceBytes = 290_000;

export interface IndexOptions {
  /** URL of the index's folder, with a trailing slash. */
  readonly folder: string;
  readonly languages: readonly string[];
  /** Maximum compressed size of all loaded shards, in bytes. Beyond it, only the newest shards are loaded. */
  readonly maxBytes?: number;
  readonly fetch?: (url: string) => Promise<Response>;
}

export interface OpenIndex {
  readonly searcher: Searcher;
  readonly builtAt: Date;
  readonly others: () => readonly string[];
  readonly addOthers: () => Promise<void>;
  /** True if shards with older items were not loaded, because of `maxBytes`. */
  readonly isNewestOnly: () => boolean;
}

/** Loads the published index, its shards in parallel. Throws an Error if a file is invalid or does not load. */
export async function loadIndex({
  folder,
  languages,
  maxBytes = Infinity,
  fetch = (url) => globalThis.fetch(url),
}: IndexOptions): Promise<OpenIndex> {
  const fetchJson = async (name: string): Promise<unknown> => {
    const response = await fetch(folder + name);
    if (!response.ok) throw new Error(`the search index answers with status ${response.status}`);
    return response.json();
  };
  const { builtAt, shards, bytes } = readIndex(await fetchJson(indexFile));
  const searcher = new Searcher();
  const loaded = new Set<string>();
  let loadedBytes = 0;
  let isNewestOnly = false;
  const load = async (requested: readonly string[]) => {
    const selected = selectNewest(requested, { shards, bytes }, maxBytes - loadedBytes);
    const parts = await Promise.all(
      selected.names.map(async ({ name, lang }) => unpackShard(await fetchJson(name), lang)),
    );
    for (const part of parts) await searcher.add(part);
    for (const lang of requested) loaded.add(lang);
    loadedBytes += selected.bytes;
    isNewestOnly ||= selected.isNewestOnly;
  };
  const others = () => [...shards.keys()].filter((lang) => !loaded.has(lang));
  await load(languages);
  return { searcher, builtAt, others, addOthers: () => load(others()), isNewestOnly: () => isNewestOnly };
}

interface Selection {
  readonly names: readonly { readonly name: string; readonly lang: string }[];
  readonly bytes: number;
  readonly isNewestOnly: boolean;
}

/** Selects the newest shards of all languages in turn, until they have `maxBytes`. Shards of unknown size count as empty. */
function selectNewest(
  languages: readonly string[],
  { shards, bytes }: Pick<ReadIndex, 'shards' | 'bytes'>,
  maxBytes: number,
): Selection {
  const byAge = languages
    .flatMap((lang) => (shards.get(lang) ?? []).map((name, part) => ({ name, lang, part })))
    .sort((a, b) => a.part - b.part);
  const names: Selection['names'][number][] = [];
  let total = 0;
  for (const { name, lang } of byAge) {
    total += bytes.get(name) ?? 0;
    // Stop at the first shard that exceeds the limit, so that no language lacks items that are newer than the loaded ones.
    if (total > maxBytes) return { names, bytes: total - (bytes.get(name) ?? 0), isNewestOnly: true };
    names.push({ name, lang });
  }
  return { names, bytes: total, isNewestOnly: false };
}
