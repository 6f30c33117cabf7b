import type { StoredFields } from '../client/wireValues';

/** A parsed document, or the names of its invalid fields. */
export type ParseResult<Item> = { readonly item: Item } | { readonly invalidFields: readonly string[] };

/**
 * A list filter: a field equals a value, or an array field contains the value. A query can have one filter on an array
 * field.
 */
export interface Filter {
  readonly field: string;
  readonly op: 'EQUAL' | 'ARRAY_CONTAINS';
  /** True if an empty array means no restriction and therefore matches every value. */
  readonly orEmpty?: true;
  /** An array field. Documents whose array contains the value match too. */
  readonly orListed?: string;
}

/**
 * The order of a list. `now` restricts the list to items whose sort field is after (`from`) or before the current time.
 */
export interface ListOrder {
  readonly field: string;
  readonly direction: 'ASCENDING' | 'DESCENDING';
  readonly now?: 'from' | 'before';
}

/** The owner field and the order for lists of a member's own documents. */
export interface Ownership<FilterName extends string = string> {
  /** The field that contains the member's uid. */
  readonly owner: string;
  readonly order: ListOrder;
  /**
   * Filters for lists of own documents. The filters of public lists are not available here, because they lack an index.
   */
  readonly filters?: Readonly<Record<FilterName, Filter>>;
}

/** The parts of a kind that every list needs. */
export interface Listed<Summary> {
  readonly collection: string;
  /** The stored fields that lists request. Excludes bodies, which are too large for slow networks. */
  readonly summaryFields: readonly string[];
  readonly readSummary: (id: string, fields: StoredFields) => ParseResult<Summary>;
}

/** A kind whose documents members can list as their own. The kind may have no public list. */
export interface OwnedKind<Summary, FilterName extends string = string> extends Listed<Summary> {
  readonly ownership: Ownership<FilterName>;
}

/**
 * The parts of a kind that are needed for reading. A kind is an object rather than a name, so that a page downloads
 * only the schemas of the kinds that it shows.
 */
export interface Kind<
  Item,
  Summary = Item,
  FilterName extends string = string,
  OrderName extends string = string,
> extends Listed<Summary> {
  /** The condition of every public list and count. The security rules reject lists without this condition. */
  readonly shown: { readonly field: string; readonly value: string | boolean };
  readonly filters: Readonly<Record<FilterName, Filter>>;
  readonly orders: Readonly<Record<OrderName, ListOrder>>;
  readonly ownership?: Ownership;
  readonly readItem: (id: string, fields: StoredFields) => ParseResult<Item>;
}

/**
 * Returns whether an id is valid in a URL and cannot point outside its collection. Excludes `__x__`, which Firestore
 * reserves.
 */
export function isDocumentId(id: string): boolean {
  return /^(?!__.*__$)[\w-]{1,128}$/.test(id);
}
