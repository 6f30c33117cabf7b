import type * as v from 'valibot';
import { snakeCase } from '../../fields/storedKeys';
import type { Filter, Kind, ListOrder } from '../kind';
import { createParser } from '../readWith';

/** Parts of a kind that the public lists. */
export interface ListParts<Summary, FilterName extends string, OrderName extends string> {
  readonly collection: string;
  readonly summary: v.GenericSchema<unknown, Summary> & { readonly entries: object };
  readonly filters: Readonly<Record<FilterName, Filter>>;
  readonly orders: Readonly<Record<OrderName, ListOrder>>;
}

/** Returns a kind that reads only the fields of its public list, so that list pages download less code and data. */
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

/** Latest publication first. Every kind has this order. */
export const newest: ListOrder = { field: 'published_at', direction: 'DESCENDING' };
/** By a key that the writer adds (fields/sortKey.ts). No schema has it, because no code reads it. */
export const byTitle: ListOrder = { field: 'title_key', direction: 'ASCENDING' };

export const equals = (field: string): Filter => ({ field, op: 'EQUAL' });
/** The language of an item or of one of its translations. Counts as the query's filter on a list. */
export const inLanguage: Filter = { field: 'lang', op: 'EQUAL', orListed: 'translated_into' };
/** Matches a list that contains the value. A query can have one such filter. */
export const contains = (field: string): Filter => ({ field, op: 'ARRAY_CONTAINS' });
/** Also matches items with an empty list, which means no restriction. */
export const allows = (filter: Filter): Filter => ({ ...filter, orEmpty: true });
