import type { FieldPath } from '../fieldPath';
import type { Value } from '../value';

export type Comparison =
  | 'EQUAL'
  | 'NOT_EQUAL'
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUAL'
  | 'IN'
  | 'NOT_IN'
  | 'ARRAY_CONTAINS'
  | 'ARRAY_CONTAINS_ANY'
  | 'IS_NULL'
  | 'IS_NOT_NULL'
  | 'IS_NAN'
  | 'IS_NOT_NAN';

export interface FieldFilter {
  readonly kind: 'field';
  readonly field: FieldPath;
  readonly comparison: Comparison;
  /** Operand. Null for comparisons without an operand. */
  readonly value: Value;
}

export type Filter =
  | FieldFilter
  | { readonly kind: 'and'; readonly filters: readonly Filter[] }
  | { readonly kind: 'or'; readonly filters: readonly Filter[] };

export interface SortOrder {
  readonly field: FieldPath;
  readonly descending: boolean;
}

export interface Cursor {
  readonly values: readonly Value[];
  /** True if the position is before documents with these values, false if it is after them. */
  readonly before: boolean;
}

export interface Query {
  /** Path of the document that contains the collection, or '' for the root. */
  readonly parent: string;
  /** ID of the queried collections. Undefined for all collections. */
  readonly collectionId: string | undefined;
  readonly allDescendants: boolean;
  readonly where?: Filter;
  /** Orders in the request, without implied orders. */
  readonly orderBy: readonly SortOrder[];
  readonly startAt?: Cursor;
  readonly endAt?: Cursor;
  readonly offset: number;
  readonly limit?: number;
  /** Requested fields. Undefined for all fields, empty for only the name. */
  readonly select?: readonly FieldPath[];
}

const inequalities: ReadonlySet<Comparison> = new Set([
  'NOT_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_IN',
  'IS_NOT_NULL',
  'IS_NOT_NAN',
]);

/** Returns true for an inequality, by whose field results must be sorted. */
export function isInequality({ comparison }: FieldFilter): boolean {
  return inequalities.has(comparison);
}

export function fieldFilters(filter: Filter | undefined): readonly FieldFilter[] {
  if (!filter) return [];
  return filter.kind === 'field' ? [filter] : filter.filters.flatMap(fieldFilters);
}

/** Returns true for the document name `__name__`, which is not a field. */
export function isName(field: FieldPath): boolean {
  return field.length === 1 && field[0] === '__name__';
}

/**
 * Returns the number of range fields of a query, which production charges for index entries if there are several. Sort
 * fields count if another field has a range (https://firebase.google.com/docs/firestore/pricing#index-reads).
 */
export function countRangeFields({ where, orderBy }: Query): number {
  const ranges = fieldFilters(where).filter((filter) => isInequality(filter) || isName(filter.field));
  const orders = ranges.length > 0 ? orderBy.filter(({ field }) => !isName(field)) : [];
  return new Set([...ranges, ...orders].map(({ field }) => field.join('.'))).size;
}

/** Returns the complete order of a query: the requested orders, the fields of inequalities, and the document name. */
export function fullOrder({ orderBy, where }: Query): readonly SortOrder[] {
  const orders = [...orderBy];
  const descending = orderBy.at(-1)?.descending ?? false;
  const has = (field: FieldPath) => orders.some((order) => order.field.join('.') === field.join('.'));
  const implied = fieldFilters(where)
    .filter((filter) => isInequality(filter) && !isName(filter.field))
    .map(({ field }) => field)
    .sort((first, second) => (first.join('.') < second.join('.') ? -1 : 1));
  for (const field of implied) if (!has(field)) orders.push({ field, descending });
  const name = orders.findIndex(({ field }) => isName(field));
  // Names are unique, so orders after the name have no effect.
  return name < 0 ? [...orders, { field: ['__name__'], descending }] : orders.slice(0, name + 1);
}
