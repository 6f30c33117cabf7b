import type { Filter, Kind } from '../kinds/kind';
import { readCursor } from './cursor';
import { DataError } from './DataError';
import { toWireScalar, type WireValue } from './wireValues';

export const MAX_PAGE = 50;

/** Filter values by filter name. A filter without a value is ignored, and one with several matches any of them. */
export type Filters<FilterName extends string> = Readonly<
  Partial<Record<FilterName, string | number | boolean | readonly string[] | undefined>>
>;

export interface ListOptions<FilterName extends string, OrderName extends string> {
  readonly filters?: Filters<FilterName>;
  readonly order: OrderName;
  /** Restricts the sort field to values from `from` (inclusive) to `to` (exclusive). */
  readonly range?: { readonly from?: Date | string; readonly to?: Date | string } | undefined;
  /** The number of documents per page, at most 50. */
  readonly pageSize?: number;
  readonly cursor?: string | null | undefined;
  readonly signal?: AbortSignal | undefined;
}

type Comparison = readonly [field: string, op: string, value: unknown];
/** A comparison, optionally with an alternative comparison (OR). */
type Condition = readonly [...Comparison, alternative?: Comparison | undefined];

export interface Query {
  readonly collection: string;
  readonly where: readonly Condition[];
  readonly order: { readonly field: string; readonly direction: 'ASCENDING' | 'DESCENDING' };
  readonly limit: number;
  readonly select?: readonly string[];
  readonly after?: readonly unknown[] | undefined;
}

/** Returns the query for a public list. Throws DataError `invalid` for options that the kind does not support. */
export function listQuery<F extends string, O extends string>(
  kind: Kind<unknown, unknown, F, O>,
  { filters, order, range, cursor }: ListOptions<F, O>,
  { now, name }: { now: number; name: string },
): Omit<Query, 'limit'> {
  const by = getEntry(kind.orders, order, 'order');
  const where: Condition[] = [
    [kind.shown.field, 'EQUAL', kind.shown.value],
    ...filterConditions(kind.filters, filters),
  ];
  if (by.now !== undefined)
    where.push([by.field, by.now === 'from' ? 'GREATER_THAN_OR_EQUAL' : 'LESS_THAN', new Date(now)]);
  if (range?.from !== undefined) where.push([by.field, 'GREATER_THAN_OR_EQUAL', range.from]);
  if (range?.to !== undefined) where.push([by.field, 'LESS_THAN', range.to]);
  return {
    collection: kind.collection,
    where,
    order: by,
    after: positionAfter(cursor, order, name),
  };
}

/** Converts filters to query conditions. Throws `invalid` for an unknown filter, or two filters on array fields. */
export function filterConditions(
  table: Readonly<Record<string, Filter>> = {},
  filters: Filters<string> = {},
): Condition[] {
  const where: Condition[] = [];
  const listFilters: string[] = [];
  for (const [filter, value] of Object.entries(filters)) {
    const { field, op, orEmpty, orListed } = getEntry(table, filter, filter);
    if (value === undefined) continue;
    const [is, contains] = Array.isArray(value) ? ['IN', 'ARRAY_CONTAINS_ANY'] : ['EQUAL', 'ARRAY_CONTAINS'];
    const isList = op === 'ARRAY_CONTAINS';
    const listed: Comparison | undefined = orListed === undefined ? undefined : [orListed, contains, value];
    where.push([field, isList ? contains : is, value, orEmpty ? [field, 'EQUAL', []] : listed]);
    if (isList || listed) listFilters.push(filter);
  }
  // Firestore allows one filter on an array field per query.
  if (listFilters.length > 1) throw new DataError('invalid', { fields: listFilters });
  return where;
}

/** Returns the cursor values for an order and the collection's resource name `name`. Returns undefined for the first page. */
export function positionAfter(cursor: string | null | undefined, order: string, name: string) {
  if (cursor === undefined || cursor === null) return undefined;
  const { value, id } = readCursor(cursor, order);
  // Accept ids that no page can show, so that the list continues after such documents.
  if (id === '' || id.includes('/')) throw new DataError('invalid', { fields: ['cursor'] });
  return [value, { referenceValue: `${name}/${id}` }];
}

export function toStructuredQuery({ collection, where, order, limit, select, after }: Query) {
  const { direction } = order;
  return {
    from: [{ collectionId: collection }],
    select: select && { fields: select.map((fieldPath) => ({ fieldPath })) },
    where: {
      compositeFilter: {
        op: 'AND',
        filters: where.map(([field, op, value, alternative]) => {
          const first = toFieldFilter([field, op, value]);
          if (!alternative) return first;
          return { compositeFilter: { op: 'OR', filters: [first, toFieldFilter(alternative)] } };
        }),
      },
    },
    orderBy: [
      { field: { fieldPath: order.field }, direction },
      { field: { fieldPath: '__name__' }, direction },
    ],
    startAt: after && { values: after, before: false },
    limit,
  };
}

function toFieldFilter([fieldPath, op, value]: Comparison) {
  return { fieldFilter: { field: { fieldPath }, op, value: toOperand(value) } };
}

function toOperand(value: unknown): WireValue {
  return Array.isArray(value) ? { arrayValue: { values: value.map(toWireScalar) } } : toWireScalar(value);
}

/** Returns `size`. Throws DataError `invalid` unless it is a valid page size. */
export function checkPageSize(size: number): number {
  if (!Number.isInteger(size) || size < 1 || size > MAX_PAGE) throw new DataError('invalid', { fields: ['pageSize'] });
  return size;
}

/** Returns an entry of a table. Ignores inherited properties, because names may come from a URL. */
function getEntry<Name extends string, Entry>(
  table: Readonly<Record<Name, Entry>>,
  name: string,
  field: string,
): Entry {
  const entry = Object.entries<Entry>(table).find(([key]) => key === name)?.[1];
  if (entry === undefined) throw new DataError('invalid', { fields: [field] });
  return entry;
}
