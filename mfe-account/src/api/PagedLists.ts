import { LruCache } from '@adp/shared-ui';
import { toAppError, type AppError } from '../lib/errors';

/** A list as far as it has been read. */
export interface PagedListState<Item> {
  readonly isFetching: boolean;
  /** What the last request failed with; what was there before stays. */
  readonly error?: AppError | undefined;
  /** Undefined until the first page is there. */
  readonly items?: readonly Item[];
  /** Where the next page begins; null after the last. */
  readonly next: string | null;
  /** The last reading ended before it had found a whole page. */
  readonly isPartial: boolean;
  readonly asOf: Date;
  /** When it came, on this device's own clock, which may be wrong but runs evenly. */
  readonly fetchedAt: number;
}

/** One page of a list. */
type Page<Item> = Pick<PagedListState<Item>, 'next' | 'asOf'> & {
  readonly items: readonly Item[];
  readonly isPartial?: boolean;
};

/** Reads the page that begins after `cursor`, or the first. */
export type ReadPage<Item> = (cursor: string | undefined) => Promise<Page<Item>>;

/** An older list is read again when it is visited; going back within this time costs no request. */
const STALE_TIME = 10 * 60_000;

/** Lists that grow page by page, by address. What has been read stays cached for the way back. */
export class PagedLists<Item extends { readonly id: string }> {
  private readonly cache = new LruCache<PagedListState<Item>>(20);
  private readonly requests = new Map<string, Promise<void>>();

  readonly subscribe = this.cache.subscribe;
  readonly get = this.cache.get;

  /** Reads the first page of a list, unless the list is here and fresh. */
  open(key: string, read: ReadPage<Item>): Promise<void> {
    const known = this.get(key);
    const fresh = known?.items !== undefined && Date.now() - known.fetchedAt < STALE_TIME;
    return fresh ? Promise.resolve() : this.readNext(key, read, undefined);
  }

  /** Reads the page after those that are here, or the first again where it failed. */
  more(key: string, read: ReadPage<Item>): Promise<void> {
    const known = this.get(key);
    return this.readNext(key, read, known?.items ? (known.next ?? undefined) : undefined);
  }

  /** All states, the last read first. */
  all(): readonly PagedListState<Item>[] {
    return this.cache.all();
  }

  /** Forgets every list. */
  clear(): void {
    this.cache.clear();
    this.requests.clear();
  }

  private readNext(key: string, read: ReadPage<Item>, cursor: string | undefined): Promise<void> {
    const inFlight = this.requests.get(key);
    if (inFlight) return inFlight;
    const empty: PagedListState<Item> = {
      isFetching: true,
      next: null,
      isPartial: false,
      asOf: new Date(),
      fetchedAt: 0,
    };
    this.cache.set(key, { ...(this.get(key) ?? empty), isFetching: true });
    const requests = read(cursor)
      .then(
        ({ items, next, asOf, isPartial = false }) => {
          const earlier = cursor === undefined ? [] : (this.get(key)?.items ?? []);
          const known = new Set(earlier.map(({ id }) => id));
          const added = items.filter(({ id }) => !known.has(id));
          const all = [...earlier, ...added];
          this.cache.set(key, { isFetching: false, items: all, next, isPartial, asOf, fetchedAt: Date.now() });
        },
        (error: unknown) => {
          this.cache.set(key, { ...(this.get(key) ?? empty), isFetching: false, error: toAppError(error) });
        },
      )
      .finally(() => {
        if (this.requests.get(key) === requests) this.requests.delete(key);
      });
    this.requests.set(key, requests);
    return requests;
  }
}
