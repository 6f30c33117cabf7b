import { collections, searchedKind } from '@adp/shared-data/content';
import { findStates } from '@adp/shared-data/lists';
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

/** The interval between reads of the index, in milliseconds. Background work updates it within a minute. */
const staleTime = 15_000;
/** The timeout for each index file, in milliseconds. Searching the previous index is better than a slow search. */
const timeout = 3_000;
/** The timeout for opening all files of the index, in milliseconds. The next search tries again. */
const openTimeout = 12_000;
/** The newest items per kind that a search reads in addition: the maximum of one request. */
const newest = 50;
/** The maximum number of times that results are checked. After a removal, further results move up and need a check. */
const maxRounds = 3;

interface SearchOptions extends SearchRequest {
  readonly isFresh: boolean;
}

interface SearchResult {
  readonly page: SearchResultPage;
  /** The time at which the result was known to be current, in milliseconds. */
  readonly checkedAt: number;
}

interface LiveIndex extends OpenIndex {
  readonly text: string;
  checkedAt: number;
  /**
   * The entity tags of responses whose entries have replaced entries of the index, by item key. Those of newest items
   * are stored by kind.
   */
  readonly renewed: Map<string, string>;
  /** Resolves when all replacements have been added to the index. */
  renewing: Promise<void>;
  readonly changeTokens: Map<EntryKind, string>;
  /** Items that are no longer public, by item key, with the change token for which this is known. */
  readonly gone: Map<string, string>;
}

interface CurrentEntries {
  readonly etag: string;
  readonly entries: readonly SearchEntry[];
}

export type Search = (options: SearchOptions) => Promise<SearchResult>;

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
      // Reuse the list of shards that was read above, because the stored list may have changed since.
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
 * Creates a search that compares its results with items written after the index was built. A search rejects if there is
 * no index.
 */
export function createSearch(readFile: ReadIndexFile, { reader, cache, now }: PublicData): Search {
  const getIndex = createLiveIndex(readFile, now);

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

  /**
   * Replaces entries of the index. Returns whether they differ. Replacements run in sequence, because each depends on
   * the previous entry.
   */
  function renew(index: LiveIndex, key: string, { etag, entries }: CurrentEntries): boolean {
    if (index.renewed.get(key) === etag) return false;
    index.renewed.set(key, etag);
    index.renewing = index.renewing
      .then(() => index.searcher.add(entries, { newer: true }))
      // If adding the entries fails, the next search tries again.
      .catch(() => void index.renewed.delete(key));
    return true;
  }

  async function addNewest(index: LiveIndex, kind: EntryKind): Promise<void> {
    const from = index.builtAt;
    const current = await getCurrent(`${kind} ${from.toISOString()}`, kind, async () => {
      const { items } = await reader.list(searchedKind(kind), { order: 'newest', range: { from }, pageSize: newest });
      return items.flatMap((item) => toSearchEntries(kind, item, findStates(kind, item)));
    });
    renew(index, kind, current);
  }

  async function checkItem(index: LiveIndex, { kind, id }: SearchEntry): Promise<boolean> {
    const changeToken = getNewerToken(index, kind);
    if (changeToken === undefined) return false;
    const key = entryKey({ kind, id });
    const current = await getCurrent(key, kind, async () => {
      const item = await reader.get(searchedKind(kind), id);
      return item ? toSearchEntries(kind, item, findStates(kind, item)) : [];
    });
    if (current.entries.length > 0) return renew(index, key, current);
    index.gone.set(key, changeToken);
    return true;
  }

  /** Reads the change tokens, or keeps the previous ones. Returns the time of the oldest, in milliseconds. */
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
    // If the newest items cannot be read, search the index without them.
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

function getNewerToken({ changeTokens, builtAt }: LiveIndex, kind: EntryKind): string | undefined {
  const changeToken = changeTokens.get(kind);
  return changeToken !== undefined && Date.parse(changeToken) > builtAt.getTime() ? changeToken : undefined;
}

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
