import type { StoredFields } from '../client/wireValues';

/** A parsed document, or the names of its invalid fields. */
export type ParseResult<Item> = { readonly item: Item } | { readonly invalidFields: readonly string[] };

/**
 * A list filter: a field equals a value, or an array field contains the value. A query can have only one filter on an
 * array field.
 */
export interface Filter {
  readonly field: string;
  readonly op: 'EQUAL' | 'ARRAY_CONTAINS';
  /** True if an empty array means no restriction and therefore matches every value. */
  readonly orEmpty?: true;
  /** An array field. Documents whose array contains the value match too. */
  readonly orListed?: string;
}

/** The order of a list. `now` restricts it to items whose sort field is after (`from`) or before the current time. */
export interface ListOrder {
  readonly field: string;
  readonly direction: 'ASCENDING' | 'DESCENDING';
  readonly now?: 'from' | 'before';
}

export interface Ownership<FilterName extends string = string> {
  /** The field that contains the member's uid. */
  readonly owner: string;
  readonly order: ListOrder;
  /** Filters for lists of the member's own documents. The filters of public lists have no index for these lists. */
  readonly filters?: Readonly<Record<FilterName, Filter>>;
}

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

/** The parts of a kind for reading. An object rather than a name, so that pages download only their own schemas. */
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

/** Returns whether an id is valid in a URL and stays in its collection. Firestore reserves `__x__`. */
export function isDocumentId(id: string): boolean {
  return /^(?!__.*__$)[\w-]{1,128}$/.test(id);
}
