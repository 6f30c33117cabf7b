import { compareValues } from '../compareValues';
import { getParent, type DocumentStore, type StoredDocument } from '../documentStore';
import type { Value } from '../value';
import { matches, seenValue } from './matches';
import { type Cursor, fullOrder, type Order, type Query } from './query';

interface Row {
  readonly document: StoredDocument;
  /** One value for each order. */
  readonly keys: readonly Value[];
}

/** The documents that a query finds, in its order, before offset and limit; then those that are left after them. */
export function runQuery(
  store: DocumentStore,
  query: Query,
  root: string,
): { readonly skipped: number; readonly documents: readonly StoredDocument[] } {
  const orders = fullOrder(query);
  const { where, startAt, endAt, offset, limit } = query;
  const rows: Row[] = [];
  for (const document of candidates(store, query)) {
    if (where && !matches(document, where, root)) continue;
    const keys = getSortKeys(document, orders, root);
    if (!keys) continue;
    if (startAt && !isPast(keys, startAt, orders)) continue;
    if (endAt && isPast(keys, endAt, orders)) continue;
    rows.push({ document, keys });
  }
  rows.sort((one, other) => compareKeys(one.keys, other.keys, orders));
  const end = limit === undefined ? undefined : offset + limit;
  return { skipped: Math.min(offset, rows.length), documents: rows.slice(offset, end).map(({ document }) => document) };
}

function* candidates(store: DocumentStore, query: Query): Iterable<StoredDocument> {
  const { parent, collectionId, allDescendants } = query;
  if (collectionId !== undefined && !allDescendants) {
    yield* store.collection(parent === '' ? collectionId : `${parent}/${collectionId}`);
    return;
  }
  for (const document of store.all()) {
    const collection = getParent(document.path);
    if (parent !== '' && !collection.startsWith(`${parent}/`)) continue;
    if (collectionId === undefined || collection === collectionId || collection.endsWith(`/${collectionId}`))
      yield document;
  }
}

/** Undefined where the document lacks a field that it is ordered by: it is not found then. */
function getSortKeys(document: StoredDocument, orders: readonly Order[], root: string): readonly Value[] | undefined {
  const keys: Value[] = [];
  for (const { field } of orders) {
    const value = seenValue(document, field, root);
    if (!value) return undefined;
    keys.push(value);
  }
  return keys;
}

/** Whether a row lies at or after the position of a cursor. */
function isPast(keys: readonly Value[], { values, before }: Cursor, orders: readonly Order[]): boolean {
  const order = compareKeys(keys.slice(0, values.length), values, orders);
  return before ? order >= 0 : order > 0;
}

function compareKeys(one: readonly Value[], other: readonly Value[], orders: readonly Order[]): number {
  for (const [at, { descending }] of orders.entries()) {
    const [a, b] = [one[at], other[at]];
    if (!a || !b) return 0;
    const order = compareValues(a, b);
    if (order !== 0) return descending ? -order : order;
  }
  return 0;
}
