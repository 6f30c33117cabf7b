import type { StoredFields } from './storedValues';

/** A stored document as code sees it, or the fields for which it cannot be. */
export type Reading<Item> = { readonly item: Item } | { readonly faults: readonly string[] };

/** A filter of a list: equal to the value, or a list that holds it. A query has at most one of the latter. */
export interface Filter {
  readonly field: string;
  readonly op: 'EQUAL' | 'ARRAY_CONTAINS';
}

/** An order of a list. With `now`, only what lies from now on, or before now, by the same field. */
export interface Order {
  readonly field: string;
  readonly direction: 'ASCENDING' | 'DESCENDING';
  readonly now?: 'from' | 'before';
}

/**
 * All that reading needs to know of one collection. It is a value, not a name, so that a page downloads the schemas
 * of the kinds it shows and no others.
 */
export interface Kind<Item, Summary = Item, FilterName extends string = string, OrderName extends string = string> {
  readonly collection: string;
  /** What every public list and count pins; the rules refuse a list without it. */
  readonly shown: { readonly field: string; readonly value: string | boolean };
  readonly filters: Readonly<Record<FilterName, Filter>>;
  readonly orders: Readonly<Record<OrderName, Order>>;
  /** How a member's own items are listed, by the field that holds the member's uid. */
  readonly own?: { readonly owner: string; readonly order: Order };
  /** Stored fields that lists ask for: no bodies on slow networks. */
  readonly summaryFields: readonly string[];
  readonly readItem: (id: string, fields: StoredFields) => Reading<Item>;
  readonly readSummary: (id: string, fields: StoredFields) => Reading<Summary>;
}

/** Ids that can stand in an address: all that we make, and nothing that climbs out of its collection. */
export function isDocumentId(id: string): boolean {
  return /^[\w-]{1,128}$/.test(id);
}
