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
  /** Null for the comparisons without an operand. */
  readonly value: Value;
}

export type Filter =
  | FieldFilter
  | { readonly kind: 'and'; readonly filters: readonly Filter[] }
  | { readonly kind: 'or'; readonly filters: readonly Filter[] };

export interface Order {
  readonly field: FieldPath;
  readonly descending: boolean;
}

/** A position among the documents in order. */
export interface Cursor {
  readonly values: readonly Value[];
  /** Before the documents that have these values, or after them. */
  readonly before: boolean;
}

/** A structured query, checked. */
export interface Query {
  /** Path of the parent document, '' for the root. */
  readonly parent: string;
  /** Undefined: every collection. */
  readonly collectionId: string | undefined;
  readonly allDescendants: boolean;
  readonly where?: Filter;
  /** As the request gives them. */
  readonly orderBy: readonly Order[];
  readonly startAt?: Cursor;
  readonly endAt?: Cursor;
  readonly offset: number;
  readonly limit?: number;
  /** Fields that are wanted; absent for all, empty for none but the name. */
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

/** Whether the results must be in the order of this filter's field. */
export function isInequality({ comparison }: FieldFilter): boolean {
  return inequalities.has(comparison);
}

/** Every comparison of a filter. */
export function fieldFilters(filter: Filter | undefined): readonly FieldFilter[] {
  if (!filter) return [];
  return filter.kind === 'field' ? [filter] : filter.filters.flatMap(fieldFilters);
}

/** Whether this is the document's name and no field. */
export function isName(field: FieldPath): boolean {
  return field.length === 1 && field[0] === '__name__';
}

/** The order that a query means: its own, then the fields of its inequalities, then the name. */
export function fullOrder({ orderBy, where }: Query): readonly Order[] {
  const orders = [...orderBy];
  const descending = orderBy.at(-1)?.descending ?? false;
  const has = (field: FieldPath) => orders.some((order) => order.field.join('.') === field.join('.'));
  const implied = fieldFilters(where)
    .filter((filter) => isInequality(filter) && !isName(filter.field))
    .map(({ field }) => field)
    .sort((one, other) => (one.join('.') < other.join('.') ? -1 : 1));
  for (const field of implied) if (!has(field)) orders.push({ field, descending });
  const name = orders.findIndex(({ field }) => isName(field));
  // Nothing is left to decide after the name.
  return name < 0 ? [...orders, { field: ['__name__'], descending }] : orders.slice(0, name + 1);
}
