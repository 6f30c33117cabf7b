import {
  countList,
  DataError,
  listDefinitions,
  readListPage,
  type Kind as DataKind,
  type ListPlan,
} from '@adp/shared-data';
import type { Kind } from '../lib/kinds';
import { dataReader } from './dataReader';
import type { ListedItem } from '../lib/items';
import { listKey, type ListAddress } from './listAddress';
import { listCache } from './listCache';

/** An older list is read again when it is visited; "back" within this time costs no request. */
const staleTime = 10 * 60_000;

/** For so long, in milliseconds, no next query starts, so that the page can show the first results. */
const timeToShow = 150;

/** The plan of filters, apart from lists: a first view without filters downloads none of it. */
export const loadPlan = () => import(/* webpackChunkName: "list-plan" */ '../lib/lists/listPlan');

type LoadSource = (kind: Kind) => Promise<DataKind<unknown, ListedItem>>;

export interface ListStore {
  /** Reads a list unless it is cached and fresh. Resolves when its first items are there, or the read has failed. */
  readonly openList: (address: ListAddress) => Promise<void>;
  /** Reads the page after the cached ones, or the first page again where it failed. */
  readonly loadMore: (address: ListAddress) => Promise<void>;
  /** Asks how many items a list has, where the cached pages do not tell. */
  readonly countList: (address: ListAddress) => Promise<void>;
}

/** The public lists, read into `listCache`. @param loadSource loads where a kind is read: each kind is a chunk of its own */
export function createListStore(loadSource: LoadSource): ListStore {
  return {
    openList(address) {
      const cached = listCache.get(listKey(address));
      const isFresh = cached?.items !== undefined && Date.now() - cached.fetchedAt < staleTime;
      return isFresh ? Promise.resolve() : readInto(address, loadSource);
    },
    loadMore(address) {
      const cached = listCache.get(listKey(address));
      return readInto(address, loadSource, cached?.items ? (cached.next ?? undefined) : undefined);
    },
    async countList(address) {
      const key = listKey(address);
      const cached = listCache.get(key);
      const isKnown = !cached?.items || cached.count || cached.next === null;
      if (isKnown || address.after !== undefined) return;
      try {
        const plan = await makePlan(address, new Date());
        if (plan.matches) return;
        const count = await countList(await dataReader(), await loadSource(address.kind), plan);
        const current = listCache.get(key);
        if (current) listCache.set(key, { ...current, count });
      } catch {
        // The list is complete without its count.
      }
    },
  };
}

/** The plan of a list. Its address has an author's username, which may change; items are found by the member's uid. */
async function makePlan({ kind, filters }: ListAddress, now: Date): Promise<ListPlan> {
  // Most visits begin with a whole list, which needs nothing more for its plan.
  if (Object.keys(filters).length === 0) return { queries: listDefinitions[kind].toQueries({}, {}, now) };
  const [author] = filters['author'] ?? [];
  const [{ listPlan }, authors] = await Promise.all([
    loadPlan(),
    author && import(/* webpackChunkName: "authors" */ './authors'),
  ]);
  if (!author || !authors) return listPlan(kind, filters, now);
  return listPlan(kind, { ...filters, author: [(await authors.readAuthor(author))?.uid ?? '-'] }, now);
}

/** Reads one page of a list into the cache, once at a time. Resolves with its first items. */
function readInto(address: ListAddress, loadSource: LoadSource, after?: string): Promise<void> {
  const key = listKey(address);
  const { kind } = address;
  const now = new Date();
  let onFirstItems: () => void = () => undefined;
  const firstItems = new Promise<void>((resolve) => {
    onFirstItems = resolve;
  });
  const read = listCache.read(
    key,
    { kind, next: null, readAt: now, fetchedAt: 0, isFetching: true },
    async (before, isCurrent) => {
      const earlier = after === undefined ? [] : (before.items ?? []);
      const onPart = async (found: readonly ListedItem[]) => {
        if (!isCurrent()) return;
        if (before.items === undefined)
          listCache.set(key, { ...before, isFetching: true, items: [...earlier, ...found] });
        onFirstItems();
        await new Promise<void>((resolve) => setTimeout(resolve, timeToShow));
      };
      const { items: found, next, readAt } = await readPage({ address, after, now, loadSource, onPart });
      const items = [...earlier, ...found];
      const isWhole = next === null && address.after === undefined;
      const count = isWhole ? { count: items.length, capped: false } : listCache.get(key)?.count;
      return { kind, isFetching: false, items, next, readAt, fetchedAt: Date.now(), count };
    },
    () => readInto(address, loadSource),
  );
  return Promise.race([read, firstItems]);
}

interface PageRequest {
  readonly address: ListAddress;
  readonly after: string | undefined;
  readonly now: Date;
  readonly loadSource: LoadSource;
  readonly onPart: (items: readonly ListedItem[]) => Promise<void>;
}

async function readPage({ address, after, now, loadSource, onPart }: PageRequest) {
  const [reader, source, plan] = await Promise.all([dataReader(), loadSource(address.kind), makePlan(address, now)]);
  try {
    return await readListPage(reader, source, plan, { after: after ?? address.after, onPart });
  } catch (error) {
    // A cursor from an older link or typed by hand: read the list from its beginning.
    if (!(error instanceof DataError && error.code === 'invalid' && after === undefined)) throw error;
    return readListPage(reader, source, plan, { onPart });
  }
}
