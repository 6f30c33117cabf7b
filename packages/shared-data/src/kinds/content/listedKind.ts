import type * as v from 'valibot';
import { snakeCase } from '../../fields/storedKeys';
import type { Filter, Kind, Order } from '../kind';
import { createParser } from '../readWith';

/** What makes a kind whose items the public lists. */
export interface ListParts<Summary, FilterName extends string, OrderName extends string> {
  readonly collection: string;
  readonly summary: v.GenericSchema<unknown, Summary> & { readonly entries: object };
  readonly filters: Readonly<Record<FilterName, Filter>>;
  readonly orders: Readonly<Record<OrderName, Order>>;
}

/** A kind of which no more is read than its public list needs: the page of a list downloads less, of code and of data. */
export function listedKind<Summary extends object, FilterName extends string, OrderName extends string>({
  collection,
  summary,
  filters,
  orders,
}: ListParts<Summary, FilterName, OrderName>): Kind<
  Summary & { readonly id: string },
  Summary & { readonly id: string },
  FilterName,
  OrderName
> {
  const read = createParser(summary);
  return {
    collection,
    shown: { field: 'status', value: 'published' },
    filters,
    orders,
    summaryFields: Object.keys(summary.entries).map(snakeCase),
    readItem: read,
    readSummary: read,
  };
}

/** Latest publication first: every kind has it. */
export const newest: Order = { field: 'published_at', direction: 'DESCENDING' };
/** By a key that the writer adds (fields/sortKey.ts): no schema has it, as nobody reads it. */
export const byTitle: Order = { field: 'title_key', direction: 'ASCENDING' };

export const equals = (field: string): Filter => ({ field, op: 'EQUAL' });
/** The language of a text: its own, or that of a translation. Counts as a filter of a list. */
export const inLanguage: Filter = { field: 'lang', op: 'EQUAL', orListed: 'translated_into' };
/** The field is a list; at most one such filter goes into a query. */
export const contains = (field: string): Filter => ({ field, op: 'ARRAY_CONTAINS' });
/** The same of who or what an item is restricted to: where the list is empty, nobody is left out. */
export const allows = (filter: Filter): Filter => ({ ...filter, orEmpty: true });
