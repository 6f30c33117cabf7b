import { collections, searchedKind } from '@adp/shared-data/content';
import {
  entryKey,
  type EntryKind,
  entryKinds,
  type SearchResultPage,
  indexFile,
  loadIndex,
  type OpenIndex,
  searchPage,
  type SearchEntry,
  type SearchRequest,
  toSearchEntries,
} from '@adp/shared-ui/search-index';
import { withTimeout } from '../withTimeout';
import { readIndexText, type ReadIndexFile } from './createIndexFiles';
import type { PublicData } from './createPublicData';

/** Interval between reads of the index, in milliseconds. It is updated within a minute of a change. */
const staleTime = 15_000;
/** Timeout for each file of the index, in milliseconds. A search of the previous index is better than a slow one. */
const timeout = 3_000;
/** Timeout for opening the index, which has several files, in milliseconds. The next search tries again. */
const openTimeout = 12_000;
/** Number of items per kind, published after the index was built, that a search reads: the maximum of one request. */
const newest = 50;
/** Maximum number of times that a search checks its results. Each time, other results may take the place of removed ones. */
const maxRounds = 3;

interface SearchOptions extends SearchRequest {
  /** Includes items that were published just now. */
  readonly isFresh: boolean;
}

interface SearchResult {
  readonly page: SearchResultPage;
  /** The time for which the result is known to be true, in milliseconds. */
  readonly checkedAt: number;
}

/** The index in memory, with later changes of its items. */
interface LiveIndex extends OpenIndex {
  /** The text of its list of shards, which identifies the index. */
  readonly text: string;
  checkedAt: number;
  /** Key of an item, or a kind for its newest items -> the entity tag of the entries that replaced those of the index. */
  readonly renewed: Map<string, string>;
  /** Resolves when all replacements are in the index. */
  renewing: Promise<void>;
  readonly changeTokens: Map<EntryKind, string>;
  /** Key of an item that is no longer public -> the change token of its kind for which this is true. */
  readonly gone: Map<string, string>;
}

/** The current entries of an item, or of the newest items. Empty for an item that is not public. */
interface CurrentEntries {
  readonly etag: string;
  readonly entries: readonly SearchEntry[];
}

export type Search = (options: SearchOptions) => Promise<SearchResult>;

/** Returns a function that loads the index, and replaces it once a newer one is stored. Rejects if there is none. */
function createLiveIndex(readFile: ReadIndexFile, now: () => number): () => Promise<LiveIndex> {
  let live: LiveIndex | undefined;
  let opening: Promise<LiveIndex> | undefined;

  async function open(last: LiveIndex | undefined): Promise<LiveIndex> {
    const checkedAt = now();
    const text = await readIndexText(readFile, timeout);
    if (last && text === last.text) return Object.assign(last, { checkedAt });
    const index = await loadIndex({
      folder: '',
      languages: [],
      // The stored list of shards may have changed since.
      fetch: (name) => (name === indexFile ? Promise.resolve(new Response(text)) : readFile(name, timeout)),
    });
    await index.addOthers();
    return {
      ...index,
      text,
      checkedAt,
      renewed: new Map(),
      renewing: Promise.resolve(),
      changeTokens: new Map(),
      gone: new Map(),
    };
  }

  return async () => {
    const last = live;
    if (last && now() - last.checkedAt < staleTime) return last;
    opening ??= withTimeout(open(last), openTimeout)
      .catch((error: unknown) => {
        if (last) return Object.assign(last, { checkedAt: now() });
        throw error;
      })
      .finally(() => {
        opening = undefined;
      });
    live = await opening;
    return live;
  };
}

/**
 * Searches published items in all languages. If items of a kind were written after the index was built, the results are compared with the
 * items before they are returned. A search rejects if there is no index.
 */
export function createSearch(readFile: ReadIndexFile, { reader, cache, now }: PublicData): Search {
  const getIndex = createLiveIndex(readFile, now);

  /** Returns entries from the cache, or reads them if their kind has changed. */
  async function getCurrent(
    key: string,
    kind: EntryKind,
    readEntries: () => Promise<readonly SearchEntry[]>,
  ): Promise<CurrentEntries> {
    const { content, etag } = await cache.getContent({
      key: `search ${key}`,
      collections: [collections[kind]],
      read: async () => ({ entries: await readEntries() }),
    });
    return { etag, entries: content.entries };
  }

  /** Replaces entries of the index, and reports whether they differ. Runs one at a time: a replacement needs the entry before it. */
  function renew(index: LiveIndex, key: string, { etag, entries }: CurrentEntries): boolean {
    if (index.renewed.get(key) === etag) return false;
    index.renewed.set(key, etag);
    index.renewing = index.renewing
      .then(() => index.searcher.add(entries, { newer: true }))
      // The next search tries again.
      .catch(() => void index.renewed.delete(key));
    return true;
  }

  async function addNewest(index: LiveIndex, kind: EntryKind): Promise<void> {
    const from = index.builtAt;
    const current = await getCurrent(`${kind} ${from.toISOString()}`, kind, async () => {
      const { items } = await reader.list(searchedKind(kind), { order: 'newest', range: { from }, pageSize: newest });
      return items.flatMap((item) => toSearchEntries(kind, item));
    });
    renew(index, kind, current);
  }

  /** Compares a result with its item if the item may have changed. Reports whether it has. */
  async function checkItem(index: LiveIndex, { kind, id }: SearchEntry): Promise<boolean> {
    const changeToken = getNewerToken(index, kind);
    if (changeToken === undefined) return false;
    const key = entryKey({ kind, id });
    const current = await getCurrent(key, kind, async () => {
      const item = await reader.get(searchedKind(kind), id);
      return item ? toSearchEntries(kind, item) : [];
    });
    if (current.entries.length > 0) return renew(index, key, current);
    index.gone.set(key, changeToken);
    return true;
  }

  /** Reads the change tokens, and returns the time of the oldest read in milliseconds. A token that cannot be read stays as it is. */
  async function readChangeTokens({ changeTokens }: LiveIndex, isFresh: boolean): Promise<number> {
    const times = entryKinds.map(async (kind) => {
      try {
        const { value, checkedAt } = await cache.getChangeToken(collections[kind], { isFresh });
        changeTokens.set(kind, value);
        return checkedAt;
      } catch {
        return now();
      }
    });
    return Math.min(...(await Promise.all(times)));
  }

  return async (options) => {
    const index = await getIndex();
    const checkedAt = await readChangeTokens(index, options.isFresh);
    // Without the data service, search results are as old as the index.
    await Promise.all(entryKinds.map((kind) => addNewest(index, kind).catch(() => undefined)));
    let page = await searchPublic(index, options);
    for (let round = 0; round < maxRounds; round += 1) {
      const checks = page.items.map((entry) => checkItem(index, entry).catch(() => false));
      if (!(await Promise.all(checks)).includes(true)) break;
      page = await searchPublic(index, options);
    }
    return { page, checkedAt };
  };
}

/** Returns the change token of a kind that was written after the index was built. Undefined for other kinds. */
function getNewerToken({ changeTokens, builtAt }: LiveIndex, kind: EntryKind): string | undefined {
  const changeToken = changeTokens.get(kind);
  return changeToken !== undefined && Date.parse(changeToken) > builtAt.getTime() ? changeToken : undefined;
}

/** Returns a page of results without the items that are no longer public. */
async function searchPublic(index: LiveIndex, options: SearchOptions): Promise<SearchResultPage> {
  await index.renewing;
  const { searcher, gone } = index;
  const isPublic = (entry: SearchEntry) => {
    const changeToken = gone.get(entryKey(entry));
    return changeToken === undefined || changeToken !== getNewerToken(index, entry.kind);
  };
  const search: typeof searcher.search = (query, searchOptions) =>
    searcher.search(query, searchOptions).filter(isPublic);
  return searchPage({ search, suggest: () => searcher.suggest() }, options);
}
