import type * as v from 'valibot';
import { bookkeepingFields } from '../../schemas/contentFields';
import { snakeCase } from '../../schemas/storedKeys';
import type { Filter, Kind, Order, Ownership } from '../kind';
import { readWith } from '../readWith';

type Bookkeeping = (typeof bookkeepingFields)[number];

/** What a member writes of an item; who, when and which revision is for the writer to add. */
export type DraftOf<Fields> = Omit<Fields, Bookkeeping>;

/** A kind whose items members write. */
export interface ContentKind<
  Fields,
  Summary = unknown,
  FilterName extends string = string,
  OrderName extends string = string,
> extends Kind<Fields & { readonly id: string }, Summary, FilterName, OrderName> {
  readonly own: Ownership<never>;
  readonly schema: v.GenericSchema<unknown, Fields>;
  /** Stored names of the fields that a draft may have. */
  readonly draftFields: readonly string[];
}

interface Parts<Fields, Summary, FilterName extends string, OrderName extends string> {
  readonly collection: string;
  readonly schema: v.GenericSchema<unknown, Fields> & { readonly entries: object };
  readonly summary: v.GenericSchema<unknown, Summary> & { readonly entries: object };
  readonly filters: Readonly<Record<FilterName, Filter>>;
  readonly orders: Readonly<Record<OrderName, Order>>;
}

/** A kind that the public reads once an item is published. */
export function publishedKind<
  Fields extends object,
  Summary extends object,
  FilterName extends string,
  OrderName extends string,
>({
  collection,
  schema,
  summary,
  filters,
  orders,
}: Parts<Fields, Summary, FilterName, OrderName>): Kind<
  Fields & { readonly id: string },
  Summary & { readonly id: string },
  FilterName,
  OrderName
> {
  return {
    collection,
    shown: { field: 'status', value: 'published' },
    filters,
    orders,
    summaryFields: Object.keys(summary.entries).map(snakeCase),
    readItem: readWith(schema),
    readSummary: readWith(summary),
  };
}

/** A published kind whose items members write. */
export function contentKind<
  Fields extends object,
  Summary extends object,
  FilterName extends string,
  OrderName extends string,
>(
  parts: Parts<Fields, Summary, FilterName, OrderName>,
): ContentKind<Fields, Summary & { readonly id: string }, FilterName, OrderName> {
  const bookkeeping: readonly string[] = bookkeepingFields;
  return {
    ...publishedKind(parts),
    own: byAuthor,
    schema: parts.schema,
    draftFields: Object.keys(parts.schema.entries)
      .filter((name) => !bookkeeping.includes(name))
      .map(snakeCase),
  };
}

/** An author's own items, last changed first. */
export const byAuthor: Ownership<never> = {
  owner: 'author_uid',
  order: { field: 'updated_at', direction: 'DESCENDING' },
};

/** Latest publication first: every kind has it. */
export const newest: Order = { field: 'published_at', direction: 'DESCENDING' };
export const byTitle: Order = { field: 'title', direction: 'ASCENDING' };

export const equal = (field: string): Filter => ({ field, op: 'EQUAL' });
/** The field is a list; at most one such filter goes into a query. */
export const holds = (field: string): Filter => ({ field, op: 'ARRAY_CONTAINS' });
