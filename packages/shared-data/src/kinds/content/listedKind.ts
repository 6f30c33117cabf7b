import type * as v from 'valibot';
import { snakeCase } from '../../fields/storedKeys';
import type { Filter, Kind, ListOrder } from '../kind';
import { createParser } from '../readWith';
import { withSmallCover } from './listedCover';

export interface ListParts<Summary, FilterName extends string, OrderName extends string> {
  readonly collection: string;
  readonly summary: v.GenericSchema<unknown, Summary> & { readonly entries: object };
  readonly filters: Readonly<Record<FilterName, Filter>>;
  readonly orders: Readonly<Record<OrderName, ListOrder>>;
}

/** Returns a kind that reads only the fields for its public list, so that list pages download less code and data. */
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
  const parse = createParser(summary);
  const read: typeof parse = (id, fields) => parse(id, withSmallCover(fields));
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

/** The order with the most recently published items first. Every kind has this order. */
export const newest: ListOrder = { field: 'published_at', direction: 'DESCENDING' };
/** The alphabetical order. The writer adds its key (fields/sortKey.ts), which no schema contains. */
export const byTitle: ListOrder = { field: 'title_key', direction: 'ASCENDING' };

export const equals = (field: string): Filter => ({ field, op: 'EQUAL' });
/** A filter for the language of an item or of one of its translations. It counts as the only array filter of a query. */
export const inLanguage: Filter = { field: 'lang', op: 'EQUAL', orListed: 'translated_into' };
/** Returns a filter that matches if an array field contains the value. A query can have only one such filter. */
export const contains = (field: string): Filter => ({ field, op: 'ARRAY_CONTAINS' });
/** Extends a filter to items with an empty array, which means that the item has no restriction. */
export const allows = (filter: Filter): Filter => ({ ...filter, orEmpty: true });
