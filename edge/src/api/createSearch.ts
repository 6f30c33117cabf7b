import { collections, type DataReader, searchedKind } from '@adp/shared-data';
import {
  entryKinds,
  type FoundPage,
  indexFile,
  loadIndex,
  type OpenIndex,
  searchPage,
  type SearchEntry,
  type SearchRequest,
  toSearchEntries,
} from '@adp/shared-ui/search-index';
import type { AnswerCache } from './AnswerCache';

/** The published index is made again each hour: it is looked at again after this time, in milliseconds. */
const staleTime = 60_000;
/** Its host is not waited for longer: a search with the index of before is better. */
const timeout = 3_000;
/** So many of the newest items of each kind are read, as a browser's search does. */
const newest = 9;

interface Options {
  /** The address of the folder with the index, with a slash at its end. */
  readonly folder: string;
  readonly reader: DataReader;
  readonly cache: AnswerCache;
  readonly now: () => number;
  readonly fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
}

export interface SearchQuestion extends SearchRequest {
  /** Looks now for what has just been published. */
  readonly isFresh: boolean;
}

/** The index in memory, with what was published after it was made. */
interface Open extends OpenIndex {
  /** The text of its list of shards, by which another index is known. */
  readonly text: string;
  readonly checkedAt: number;
  /** Kind -> its newest items, by their ETag, and when they are in the index. */
  readonly added: Map<string, { readonly etag: string; readonly done: Promise<void> }>;
}

export type Search = (question: SearchQuestion) => Promise<FoundPage>;

/** Searches what is published, in all languages. The search rejects where there is no index. */
export function createSearch({ folder, reader, cache, now, fetch = globalThis.fetch }: Options): Search {
  const get = (address: string) => fetch(address, { signal: AbortSignal.timeout(timeout) });
  let open: Open | undefined;
  let opening: Promise<Open> | undefined;

  async function read(last: Open | undefined): Promise<Open> {
    const checkedAt = now();
    const response = await get(folder + indexFile);
    if (!response.ok) throw new Error(`the search index answers with status ${response.status}`);
    const text = await response.text();
    if (text === last?.text) return { ...last, checkedAt };
    const index = await loadIndex({
      folder,
      languages: [],
      // As one index: it may have changed since.
      fetch: (address) => (address.endsWith(indexFile) ? Promise.resolve(new Response(text)) : get(address)),
    });
    await index.addOthers();
    return { ...index, text, checkedAt, added: new Map() };
  }

  async function getIndex(): Promise<Open> {
    const last = open;
    if (last && now() - last.checkedAt < staleTime) return last;
    opening ??= read(last)
      .catch((error: unknown) => {
        if (last) return { ...last, checkedAt: now() };
        throw error;
      })
      .finally(() => {
        opening = undefined;
      });
    open = await opening;
    return open;
  }

  /** Adds the newest items of the lists, whose marks say whether there are any. */
  async function addNewest({ searcher, builtAt, added }: Open, isFresh: boolean): Promise<void> {
    await Promise.all(
      entryKinds.map(async (kind) => {
        const { body, etag } = await cache.get({
          key: `search ${kind} ${builtAt.toISOString()}`,
          collections: [collections[kind]],
          isFresh,
          onRead: () => undefined,
          read: async () => {
            const options = { order: 'newest', range: { from: builtAt }, pageSize: newest } as const;
            const { items } = await reader.list(searchedKind(kind), options);
            const entries = items.flatMap((item) => toSearchEntries(kind, item));
            return { status: 200, content: { entries }, asOf: new Date(now()) };
          },
        });
        const last = added.get(kind);
        if (last?.etag === etag) return last.done;
        const { entries } = JSON.parse(new TextDecoder().decode(body)) as { readonly entries: readonly SearchEntry[] };
        // One after the other: what replaces an entry must find it there.
        const done = Promise.resolve(last?.done).then(() => searcher.add(entries, { newer: true }));
        added.set(kind, { etag, done });
        return done;
      }),
    );
  }

  return async (question) => {
    const index = await getIndex();
    // Without them the search is an hour old at most.
    await addNewest(index, question.isFresh).catch(() => undefined);
    return searchPage(index.searcher, question);
  };
}
