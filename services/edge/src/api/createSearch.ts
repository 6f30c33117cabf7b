import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { toChangeTime } from '@adp/shared-data/changes';
import { collections } from '@adp/shared-data/content';
import {
  entryKey,
  type EntryKind,
  entryKinds,
  groupByItem,
  type SearchResultPage,
  indexFile,
  loadIndex,
  readIndex,
  searchPage,
  type Searcher,
  type SearchEntry,
  type SearchRequest,
} from '@adp/shared-ui/search-index';
import { PackedSearcher } from '@adp/shared-ui/packed-index';
import { withTimeout } from '../withTimeout';
import { type ChangeOrder, changeOrders, createEntryReader, type EntryPage } from './createEntryReader';
import { readIndexText, type ReadIndexFile } from './createIndexFiles';
import type { PublicData } from './createPublicData';

/** The interval between reads of the index, in milliseconds. Background work updates it once a minute at most. */
const staleTime = 15_000;
/** The timeout for each index file, in milliseconds. Searching the previous index is better than a slow search. */
const timeout = 3_000;
/** The timeout for opening all files of the index, in milliseconds. The next search tries again. */
const openTimeout = 12_000;
/** The maximum number of pages of changed items per search, kind and order. The next search reads further pages. */
const maxChangePages = 4;
/** The maximum number of times that results are checked. After a removal, further results move up and need a check. */
const maxRounds = 3;

const unzip = promisify(gunzip);

interface SearchOptions extends SearchRequest {
  readonly isFresh: boolean;
}

interface SearchResult {
  readonly page: SearchResultPage;
  /** The time at which the result was known to be current, in milliseconds. */
  readonly checkedAt: number;
}

interface LiveIndex {
  readonly searcher: Pick<Searcher, 'search' | 'suggest' | 'add'>;
  readonly builtAt: Date;
  readonly text: string;
  checkedAt: number;
  /**
   * The entity tags of responses whose entries have replaced entries of the index, by item key, or by list and page for
   * lists.
   */
  readonly renewed: Map<string, string>;
  /** Entries that the next search adds to the index, by item key. Adding them one by one would pack all of them again. */
  readonly pending: Map<string, readonly SearchEntry[]>;
  /** Resolves when all entries have been added to the index. */
  adding: Promise<void>;
  readonly changeTokens: Map<EntryKind, string>;
  /** The cursor of the last page of changed items, by list. All earlier pages are full. */
  readonly changeCursors: Map<string, string>;
  /** Items that are no longer public, by item key, with the change token for which this is known. */
  readonly gone: Map<string, string>;
}

interface CurrentEntries extends EntryPage {
  readonly etag: string;
}

export type Search = (options: SearchOptions) => Promise<SearchResult>;

function createLiveIndex(readFile: ReadIndexFile, now: () => number): () => Promise<LiveIndex> {
  let live: LiveIndex | undefined;
  let opening: Promise<LiveIndex> | undefined;

  async function open(last: LiveIndex | undefined): Promise<LiveIndex> {
    const checkedAt = now();
    const text = await readIndexText(readFile, timeout);
    if (last && text === last.text) return Object.assign(last, { checkedAt });
    const { builtAt } = readIndex(JSON.parse(text));
    return {
      searcher: await openSearcher(text, readFile),
      builtAt,
      text,
      checkedAt,
      renewed: new Map(),
      pending: new Map(),
      adding: Promise.resolve(),
      changeTokens: new Map(),
      changeCursors: new Map(),
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

/** Opens the packed index, or the shards of an index that was built before there was a packed index. */
async function openSearcher(text: string, readFile: ReadIndexFile): Promise<LiveIndex['searcher']> {
  const { packed, suggested } = readIndex(JSON.parse(text));
  if (packed !== undefined) {
    const file = await readFile(packed, openTimeout);
    if (!file.ok) throw new Error(`The packed search index responds with status ${file.status}.`);
    return PackedSearcher.open(await unzip(await file.arrayBuffer()), suggested);
  }
  // Reuse the list of shards that was read before, because the stored list may have changed since.
  const fetch = (name: string) => (name === indexFile ? Promise.resolve(new Response(text)) : readFile(name, timeout));
  const { searcher, addOthers } = await loadIndex({ folder: '', languages: [], fetch });
  await addOthers();
  return searcher;
}

/**
 * Creates a search that compares its results with items written after the index was built. A search rejects if there is
 * no index.
 */
export function createSearch(readFile: ReadIndexFile, { reader, cache, now }: PublicData): Search {
  const getIndex = createLiveIndex(readFile, now);
  const entryReader = createEntryReader(reader);

  async function getCurrent(key: string, kind: EntryKind, read: () => Promise<EntryPage>): Promise<CurrentEntries> {
    const { content, etag } = await cache.getContent({
      key: `search ${key}`,
      collections: [collections[kind]],
      read,
    });
    return { etag, ...content };
  }

  /** Replaces entries of the index at the next search. Returns whether they differ. */
  function renew({ renewed, pending }: LiveIndex, key: string, { etag, entries }: CurrentEntries): boolean {
    if (renewed.get(key) === etag) return false;
    renewed.set(key, etag);
    for (const [item, texts] of groupByItem(entries)) pending.set(item, texts);
    return true;
  }

  async function addNewest(index: LiveIndex, kind: EntryKind): Promise<void> {
    const from = index.builtAt;
    const key = `${kind} ${from.toISOString()}`;
    renew(index, kind, await getCurrent(key, kind, () => entryReader.listNewest(kind, from)));
  }

  /**
   * Adds items that have changed since the index was built, so that their new words find them. Full pages are read once,
   * because an item that changes again moves to the end.
   */
  async function addChanged(index: LiveIndex, kind: EntryKind, order: ChangeOrder): Promise<void> {
    const from = index.builtAt;
    const list = `${kind} ${order}`;
    for (let pages = 0; pages < maxChangePages; pages += 1) {
      const cursor = index.changeCursors.get(list) ?? null;
      const key = `${list} ${cursor ?? from.toISOString()}`;
      const page = await getCurrent(key, kind, () => entryReader.listChanged(kind, { order, from, cursor }));
      renew(index, key, page);
      if (page.next === null) return;
      index.changeCursors.set(list, page.next);
    }
  }

  async function checkItem(index: LiveIndex, { kind, id }: SearchEntry): Promise<boolean> {
    const changeToken = getNewerToken(index, kind);
    if (changeToken === undefined) return false;
    const key = entryKey({ kind, id });
    const current = await getCurrent(key, kind, () => entryReader.getItem(kind, id));
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
    const additions = entryKinds.flatMap((kind) => [
      addNewest(index, kind),
      ...changeOrders.map((order) => addChanged(index, kind, order)),
    ]);
    // If changes cannot be read, search the index without them.
    await Promise.allSettled(additions);
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
  return changeToken !== undefined && toChangeTime(changeToken) > builtAt ? changeToken : undefined;
}

/** Adds the pending entries to the index, after those of earlier searches. If it fails, the next search reads all of them again. */
function addPending(index: LiveIndex): Promise<void> {
  const { searcher, pending, renewed, changeCursors } = index;
  index.adding = index.adding
    .then(() => {
      const entries = [...pending.values()].flat();
      pending.clear();
      return searcher.add(entries, { newer: true });
    })
    .catch(() => {
      renewed.clear();
      changeCursors.clear();
    });
  return index.adding;
}

async function searchPublic(index: LiveIndex, options: SearchOptions): Promise<SearchResultPage> {
  await addPending(index);
  const { searcher, gone } = index;
  const isPublic = (entry: SearchEntry) => {
    const changeToken = gone.get(entryKey(entry));
    return changeToken === undefined || changeToken !== getNewerToken(index, entry.kind);
  };
  const search: typeof searcher.search = (query, searchOptions) =>
    searcher.search(query, searchOptions).filter(isPublic);
  return searchPage({ search, suggest: () => searcher.suggest() }, options);
}
