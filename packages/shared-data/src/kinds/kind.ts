import type { StoredFields } from '../client/wireValues';

/** A stored document as code sees it, or the fields for which it cannot be. */
export type ParseResult<Item> = { readonly item: Item } | { readonly invalidFields: readonly string[] };

/** A filter of a list: equal to a value, or a list that holds one. A query has at most one of the latter. */
export interface Filter {
  readonly field: string;
  readonly op: 'EQUAL' | 'ARRAY_CONTAINS';
  /** Of a list: an empty one restricts nothing, so that it matches every value. */
  readonly orEmpty?: true;
  /** A list that holds the value does as well. */
  readonly orListed?: string;
}

/** An order of a list. With `now`, only items from now on, or before now, by the same field. */
export interface Order {
  readonly field: string;
  readonly direction: 'ASCENDING' | 'DESCENDING';
  readonly now?: 'from' | 'before';
}

/** How a member's own documents are listed. */
export interface Ownership<FilterName extends string = string> {
  /** The field that holds the member's uid. */
  readonly owner: string;
  readonly order: Order;
  /** Of these lists alone: what the public filters by has no index here. */
  readonly filters?: Readonly<Record<FilterName, Filter>>;
}

/** What any list needs to know of a collection. */
export interface Listed<Summary> {
  readonly collection: string;
  /** Stored fields that lists request: no bodies on slow networks. */
  readonly summaryFields: readonly string[];
  readonly readSummary: (id: string, fields: StoredFields) => ParseResult<Summary>;
}

/** A kind whose documents a member lists as the own ones; the public need not list it at all. */
export interface OwnedKind<Summary, FilterName extends string = string> extends Listed<Summary> {
  readonly ownership: Ownership<FilterName>;
}

/**
 * All that reading needs to know of one collection. It is a value, not a name, so that a page downloads the schemas
 * of the kinds it shows and no others.
 */
export interface Kind<
  Item,
  Summary = Item,
  FilterName extends string = string,
  OrderName extends string = string,
> extends Listed<Summary> {
  /** What every public list and count pins; the rules refuse a list without it. */
  readonly shown: { readonly field: string; readonly value: string | boolean };
  readonly filters: Readonly<Record<FilterName, Filter>>;
  readonly orders: Readonly<Record<OrderName, Order>>;
  readonly ownership?: Ownership;
  readonly readItem: (id: string, fields: StoredFields) => ParseResult<Item>;
}

/** Ids that can be part of a URL: all that we create, and nothing that leaves its collection. Firestore reserves `__x__`. */
export function isDocumentId(id: string): boolean {
  return /^(?!__.*__$)[\w-]{1,128}$/.test(id);
}
