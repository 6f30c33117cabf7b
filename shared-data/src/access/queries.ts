import { readCursor } from './cursor';
import { DataError } from './DataError';
import { isDocumentId, type Kind } from './kind';
import { toWire } from './storedValues';

export const MAX_PAGE = 50;

export interface ListOptions<FilterName extends string, OrderName extends string> {
  readonly filters?: Readonly<Partial<Record<FilterName, string | number | boolean | undefined>>>;
  readonly order: OrderName;
  /** Only what lies in this range by the order's own field: from `from` on, and before `to`. */
  readonly range?: { readonly from?: Date | string; readonly to?: Date | string } | undefined;
  /** Documents per page, at most 50. */
  readonly pageSize?: number;
  /** From the page before. */
  readonly cursor?: string | null | undefined;
  readonly signal?: AbortSignal | undefined;
}

type Condition = readonly [field: string, op: string, value: unknown];

/** A structured query over one collection. */
export interface Query {
  readonly collection: string;
  readonly where: readonly Condition[];
  readonly order: { readonly field: string; readonly direction: 'ASCENDING' | 'DESCENDING' };
  readonly limit: number;
  readonly select?: readonly string[];
  readonly after?: readonly unknown[] | undefined;
}

/**
 * The query for a public list; `now` in milliseconds.
 * @throws DataError `invalid` for a filter, order, cursor or page size that the kind does not have
 */
export function listQuery<F extends string, O extends string>(
  kind: Kind<unknown, unknown, F, O>,
  { filters, order, range, cursor }: ListOptions<F, O>,
  { now, limit, name }: { now: number; limit: number; name: (id: string) => string },
): Query {
  const by = own(kind.orders, order, 'order');
  const where: Condition[] = [[kind.shown.field, 'EQUAL', kind.shown.value]];
  const listFilters: string[] = [];
  for (const [filter, value] of Object.entries<string | number | boolean | undefined>(filters ?? {})) {
    const { field, op } = own(kind.filters, filter, filter);
    if (value === undefined) continue;
    where.push([field, op, value]);
    if (op === 'ARRAY_CONTAINS') listFilters.push(filter);
  }
  // Firestore takes one such filter per query.
  if (listFilters.length > 1) throw new DataError('invalid', { fields: listFilters });
  if (by.now !== undefined)
    where.push([by.field, by.now === 'from' ? 'GREATER_THAN_OR_EQUAL' : 'LESS_THAN', new Date(now)]);
  if (range?.from !== undefined) where.push([by.field, 'GREATER_THAN_OR_EQUAL', range.from]);
  if (range?.to !== undefined) where.push([by.field, 'LESS_THAN', range.to]);
  return {
    collection: kind.collection,
    where,
    order: by,
    limit,
    after: positionAfter(cursor, order, name),
  };
}

/** Cursor values for the order and the name, or nothing for a first page. */
export function positionAfter(cursor: string | null | undefined, order: string, name: (id: string) => string) {
  if (cursor === undefined || cursor === null) return undefined;
  const { value, id } = readCursor(cursor, order);
  if (!isDocumentId(id)) throw new DataError('invalid', { fields: ['cursor'] });
  return [value, { referenceValue: name(id) }];
}

/** The query in the REST interface's terms. */
export function toStructuredQuery({ collection, where, order, limit, select, after }: Query) {
  const { direction } = order;
  return {
    from: [{ collectionId: collection }],
    ...(select ? { select: { fields: select.map((fieldPath) => ({ fieldPath })) } } : {}),
    where: {
      compositeFilter: {
        op: 'AND',
        filters: where.map(([fieldPath, op, value]) => ({
          fieldFilter: { field: { fieldPath }, op, value: toWire(value) },
        })),
      },
    },
    orderBy: [
      { field: { fieldPath: order.field }, direction },
      { field: { fieldPath: '__name__' }, direction },
    ],
    ...(after ? { startAt: { values: after, before: false } } : {}),
    limit,
  };
}

/** A page size within the bounds. */
export function pageSizeOf(size: number): number {
  if (!Number.isInteger(size) || size < 1 || size > MAX_PAGE) throw new DataError('invalid', { fields: ['pageSize'] });
  return size;
}

/** The entry of a table, where names may come from an address. */
function own<Name extends string, Entry>(table: Readonly<Record<Name, Entry>>, name: string, field: string): Entry {
  const entry = Object.entries<Entry>(table).find(([key]) => key === name)?.[1];
  if (entry === undefined) throw new DataError('invalid', { fields: [field] });
  return entry;
}
