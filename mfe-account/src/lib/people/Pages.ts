import type { DataErrorCode } from '@adp/shared-data';
import { faultCode } from './faultCode';
import { Memory } from './Memory';

/** A list as far as it has been read. */
export interface PagesState<Item> {
  readonly busy: boolean;
  /** What the last request failed with; what was there before stays. */
  readonly fault?: DataErrorCode | undefined;
  /** Undefined until the first page is there. */
  readonly items?: readonly Item[];
  /** Where the next page begins; null after the last. */
  readonly next: string | null;
  /** The last reading ended before it had found a whole page. */
  readonly further: boolean;
  readonly asOf: Date;
  /** When it came, on this device's own clock, which may be wrong but runs evenly. */
  readonly cameAt: number;
}

/** One page of a list. */
export type Part<Item> = Pick<PagesState<Item>, 'next' | 'asOf'> & {
  readonly items: readonly Item[];
  readonly further?: boolean;
};

/** Reads the page that begins after `cursor`, or the first. */
export type ReadPart<Item> = (cursor: string | undefined) => Promise<Part<Item>>;

/** A list that is older is read anew when it is visited; "back" within the time costs nothing. */
const freshFor = 10 * 60_000;

/** Lists that grow page by page, by an address: each keeps what has been read of it for the way back. */
export class Pages<Item extends { readonly id: string }> {
  private readonly memory = new Memory<PagesState<Item>>(20);
  private readonly reading = new Map<string, Promise<void>>();

  readonly subscribe = this.memory.subscribe;
  readonly get = this.memory.get;

  /** Reads the first page of a list, unless the list is here and fresh. */
  open(key: string, read: ReadPart<Item>): Promise<void> {
    const known = this.get(key);
    const fresh = known?.items !== undefined && Date.now() - known.cameAt < freshFor;
    return fresh ? Promise.resolve() : this.readOn(key, read, undefined);
  }

  /** Reads the page after those that are here, or the first again where it failed. */
  more(key: string, read: ReadPart<Item>): Promise<void> {
    const known = this.get(key);
    return this.readOn(key, read, known?.items ? (known.next ?? undefined) : undefined);
  }

  /** All states, the last read first. */
  all(): readonly PagesState<Item>[] {
    return this.memory.all();
  }

  /** Puts another in the place of each item, in every list. */
  change(change: (item: Item) => Item): void {
    this.memory.change((state) => (state.items ? { ...state, items: state.items.map(change) } : state));
  }

  /** Forgets every list. */
  clear(): void {
    this.memory.clear();
    this.reading.clear();
  }

  private readOn(key: string, read: ReadPart<Item>, cursor: string | undefined): Promise<void> {
    const under = this.reading.get(key);
    if (under) return under;
    const empty: PagesState<Item> = { busy: true, next: null, further: false, asOf: new Date(), cameAt: 0 };
    this.memory.set(key, { ...(this.get(key) ?? empty), busy: true });
    const reading = read(cursor)
      .then(
        ({ items, next, asOf, further = false }) => {
          const earlier = cursor === undefined ? [] : (this.get(key)?.items ?? []);
          const known = new Set(earlier.map(({ id }) => id));
          const came = items.filter(({ id }) => !known.has(id));
          const all = [...earlier, ...came];
          this.memory.set(key, { busy: false, items: all, next, further, asOf, cameAt: Date.now() });
        },
        (error: unknown) => {
          this.memory.set(key, { ...(this.get(key) ?? empty), busy: false, fault: faultCode(error) });
        },
      )
      .finally(() => {
        if (this.reading.get(key) === reading) this.reading.delete(key);
      });
    this.reading.set(key, reading);
    return reading;
  }
}
