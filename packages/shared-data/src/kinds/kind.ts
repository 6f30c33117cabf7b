import type { StoredFields } from '../client/wireValues';

/** A parsed document, or the names of its invalid fields. */
export type ParseResult<Item> = { readonly item: Item } | { readonly invalidFields: readonly string[] };

/** A filter of a list: a field equals a value, or a list contains it. A query can have one filter on a list. */
export interface Filter {
  readonly field: string;
  readonly op: 'EQUAL' | 'ARRAY_CONTAINS';
  /** An empty list means no restriction, so it matches every value. */
  readonly orEmpty?: true;
  /** A list field. Documents whose list contains the value match, too. */
  readonly orListed?: string;
}

/** The order of a list. With `now`, only items after or before the present time, by the same field. */
export interface ListOrder {
  readonly field: string;
  readonly direction: 'ASCENDING' | 'DESCENDING';
  readonly now?: 'from' | 'before';
}

/** The owner field and the order of lists of a member's own documents. */
export interface Ownership<FilterName extends string = string> {
  /** The field with the member's uid. */
  readonly owner: string;
  readonly order: ListOrder;
  /** Filters of these lists only. The filters of public lists have no index here. */
  readonly filters?: Readonly<Record<FilterName, Filter>>;
}

/** The parts of a kind that every list needs. */
export interface Listed<Summary> {
  readonly collection: string;
  /** Stored fields that lists request. Bodies are too large for slow networks. */
  readonly summaryFields: readonly string[];
  readonly readSummary: (id: string, fields: StoredFields) => ParseResult<Summary>;
}

/** A kind whose documents members list as their own. It may have no public list. */
export interface OwnedKind<Summary, FilterName extends string = string> extends Listed<Summary> {
  readonly ownership: Ownership<FilterName>;
}

/**
 * All parts of a kind that reading needs. A kind is a value and not a name, so that a page downloads only the schemas of the kinds that
 * it shows.
 */
export interface Kind<
  Item,
  Summary = Item,
  FilterName extends string = string,
  OrderName extends string = string,
> extends Listed<Summary> {
  /** The condition of every public list and count. The rules refuse a list without it. */
  readonly shown: { readonly field: string; readonly value: string | boolean };
  readonly filters: Readonly<Record<FilterName, Filter>>;
  readonly orders: Readonly<Record<OrderName, ListOrder>>;
  readonly ownership?: Ownership;
  readonly readItem: (id: string, fields: StoredFields) => ParseResult<Item>;
}

/** Returns whether an id can be part of a URL and stays within its collection. Firestore reserves `__x__`. */
export function isDocumentId(id: string): boolean {
  return /^(?!__.*__$)[\w-]{1,128}$/.test(id);
}
