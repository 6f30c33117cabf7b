import type { DataReader } from '@adp/shared-data/client';
import { collections, searchedKind } from '@adp/shared-data/content';
import {
  entryKey,
  type EntryKind,
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
import { withTimeout } from '../withTimeout';
import type { AnswerCache } from './AnswerCache';
import type { ReadIndexFile } from './createIndexFiles';

/** How often to read the index again, in milliseconds. It is updated within a minute of a change. */
const staleTime = 15_000;
/** Its host is not waited for longer: a search with the index of before is better. */
const timeout = 3_000;
/** Timeout for opening the index, which has several files, in milliseconds. The next search tries again. */
const longestOpening = 12_000;
/** Number of items per kind, published after the index was built, that a search reads: the maximum of one request. */
const newest = 50;
/** So often what has moved up is looked at in the place of what is no longer there; more of it is left to the next search. */
const mostRounds = 3;

interface Options {
  readonly readIndexFile: ReadIndexFile;
  readonly reader: DataReader;
  readonly cache: AnswerCache;
  readonly now: () => number;
}

export interface SearchQuestion extends SearchRequest {
  /** Looks now for what has just been published. */
  readonly isFresh: boolean;
}

/** What a search finds, and since when it is known to be true, in milliseconds. */
interface Found {
  readonly page: FoundPage;
  readonly checkedAt: number;
}

/** The index in memory, with what has changed after it was made. */
interface Open extends OpenIndex {
  /** The text of its list of shards, by which another index is known. */
  readonly text: string;
  checkedAt: number;
  /** A kind, for its newest items, or an item -> the ETag of what has taken the place of the index's entries. */
  readonly renewed: Map<string, string>;
  /** When all of it is in the index. */
  renewing: Promise<void>;
  /** The marks of the kinds, as they were last read. */
  readonly marks: Map<EntryKind, string>;
  /** An item that the public does not see -> the mark of its kind for which that is true. */
  readonly gone: Map<string, string>;
}

/** What is read of items: nothing of one that the public does not see. */
interface Current {
  readonly etag: string;
  readonly entries: readonly SearchEntry[];
}

export type Search = (question: SearchQuestion) => Promise<Found>;

/**
 * Searches what is published, in all languages. Of kinds in which something was written after the index was made, what is about to be
 * shown is compared with the items. The search rejects where there is no index.
 */
// eslint-disable-next-line max-lines-per-function -- its functions share the loaded index
export function createSearch({ readIndexFile, reader, cache, now }: Options): Search {
  let open: Open | undefined;
  let opening: Promise<Open> | undefined;

  async function read(last: Open | undefined): Promise<Open> {
    const checkedAt = now();
    const response = await readIndexFile(indexFile, timeout);
    if (!response.ok) throw new Error(`the search index answers with status ${response.status}`);
    const text = await response.text();
    if (last && text === last.text) return Object.assign(last, { checkedAt });
    const index = await loadIndex({
      folder: '',
      languages: [],
      // As one index: it may have changed since.
      fetch: (name) => (name === indexFile ? Promise.resolve(new Response(text)) : readIndexFile(name, timeout)),
    });
    await index.addOthers();
    return {
      ...index,
      text,
      checkedAt,
      renewed: new Map(),
      renewing: Promise.resolve(),
      marks: new Map(),
      gone: new Map(),
    };
  }

  async function getIndex(): Promise<Open> {
    const last = open;
    if (last && now() - last.checkedAt < staleTime) return last;
    opening ??= withTimeout(read(last), longestOpening)
      .catch((error: unknown) => {
        if (last) return Object.assign(last, { checkedAt: now() });
        throw error;
      })
      .finally(() => {
        opening = undefined;
      });
    open = await opening;
    return open;
  }

  /** What is in memory of items as long as their kind has not changed, or is read. */
  async function getCurrent(
    key: string,
    kind: EntryKind,
    readEntries: () => Promise<readonly SearchEntry[]>,
  ): Promise<Current> {
    const { body, etag } = await cache.get({
      key: `search ${key}`,
      collections: [collections[kind]],
      // Its mark was just looked at.
      isFresh: false,
      onRead: () => undefined,
      read: async () => ({ status: 200, content: { entries: await readEntries() }, asOf: new Date(now()) }),
    });
    const { entries } = JSON.parse(new TextDecoder().decode(body)) as Pick<Current, 'entries'>;
    return { etag, entries };
  }

  /** Puts items into the place of the index's. One after the other: what replaces an entry must find it there. */
  function renew(index: Open, key: string, { etag, entries }: Current): boolean {
    if (index.renewed.get(key) === etag) return false;
    index.renewed.set(key, etag);
    index.renewing = index.renewing
      .then(() => index.searcher.add(entries, { newer: true }))
      // Tried again by the next search.
      .catch(() => void index.renewed.delete(key));
    return true;
  }

  async function addNewest(index: Open, kind: EntryKind): Promise<void> {
    const from = index.builtAt;
    const current = await getCurrent(`${kind} ${from.toISOString()}`, kind, async () => {
      const { items } = await reader.list(searchedKind(kind), { order: 'newest', range: { from }, pageSize: newest });
      return items.flatMap((item) => toSearchEntries(kind, item));
    });
    renew(index, kind, current);
  }

  /** Compares a result with its item, if it may be another than in the index. Returns whether the search has changed by that. */
  async function checkItem(index: Open, { kind, id }: SearchEntry): Promise<boolean> {
    const mark = getNewerMark(index, kind);
    if (mark === undefined) return false;
    const key = entryKey({ kind, id });
    const current = await getCurrent(key, kind, async () => {
      const item = await reader.get(searchedKind(kind), id);
      return item ? toSearchEntries(kind, item) : [];
    });
    if (current.entries.length > 0) return renew(index, key, current);
    index.gone.set(key, mark);
    return true;
  }

  /** Reads the marks. Returns since when they are known, in milliseconds; of those that cannot be read the last ones count. */
  async function readMarks({ marks }: Open, isFresh: boolean): Promise<number> {
    const times = entryKinds.map(async (kind) => {
      try {
        const { value, checkedAt } = await cache.getMark(collections[kind], { isFresh, onRead: () => undefined });
        marks.set(kind, value);
        return checkedAt;
      } catch {
        return now();
      }
    });
    return Math.min(...(await Promise.all(times)));
  }

  return async (question) => {
    const index = await getIndex();
    const checkedAt = await readMarks(index, question.isFresh);
    // Without the data service, search results are as old as the index.
    await Promise.all(entryKinds.map((kind) => addNewest(index, kind).catch(() => undefined)));
    let page = await searchShown(index, question);
    for (let round = 0; round < mostRounds; round += 1) {
      const checks = page.items.map((entry) => checkItem(index, entry).catch(() => false));
      if (!(await Promise.all(checks)).includes(true)) break;
      page = await searchShown(index, question);
    }
    return { page, checkedAt };
  };
}

/** The mark of a kind in which something was written after the index was made; of the others the index is true. */
function getNewerMark({ marks, builtAt }: Open, kind: EntryKind): string | undefined {
  const mark = marks.get(kind);
  return mark !== undefined && Date.parse(mark) > builtAt.getTime() ? mark : undefined;
}

/** A page of what is found, without what is known to be gone. */
async function searchShown(index: Open, question: SearchQuestion): Promise<FoundPage> {
  await index.renewing;
  const { searcher, gone } = index;
  const isThere = (entry: SearchEntry) => {
    const mark = gone.get(entryKey(entry));
    return mark === undefined || mark !== getNewerMark(index, entry.kind);
  };
  const search: typeof searcher.search = (query, options) => searcher.search(query, options).filter(isThere);
  return searchPage({ search, suggest: () => searcher.suggest() }, question);
}
