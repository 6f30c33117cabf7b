import { compareValues } from '../compareValues';
import { getParent, type DocumentStore, type StoredDocument } from '../documentStore';
import { findFirst } from '../findFirst';
import type { Value } from '../value';
import { matches, seenValue } from './matches';
import { type Cursor, fullOrder, isName, type SortOrder, type Query } from './query';

interface Row {
  readonly document: StoredDocument;
  readonly keys: readonly Value[];
}

/**
 * Rows of recent queries, by the version of their collection. A job that reads a long list would otherwise filter and
 * sort the whole collection again for each page.
 */
const recentRows = new WeakMap<object, Map<string, readonly Row[]>>();
const MAX_RECENT = 4;

/** Returns the matching documents in order, both before and after applying offset and limit. */
export function runQuery(
  store: DocumentStore,
  query: Query,
  root: string,
): { readonly skipped: number; readonly documents: readonly StoredDocument[] } {
  const orders = fullOrder(query);
  const { startAt, endAt, offset, limit } = query;
  const rows = getRows(store, query, root);
  const first = startAt ? findFirst(rows, ({ keys }) => isPast(keys, startAt, orders)) : 0;
  const last = endAt ? findFirst(rows, ({ keys }) => isPast(keys, endAt, orders)) : rows.length;
  const from = first + offset;
  const end = limit === undefined ? last : Math.min(last, from + limit);
  return {
    skipped: Math.min(offset, Math.max(0, last - first)),
    documents: rows.slice(from, Math.max(from, end)).map(({ document }) => document),
  };
}

/** Returns the rows of a query in order, without its cursors. Omits rows that the cursor and the limit exclude anyway. */
function getRows(store: DocumentStore, query: Query, root: string): readonly Row[] {
  const start = getFirstPath(query, root);
  if (start !== undefined) {
    const { offset, limit = Infinity } = query;
    // Names are unique, so the cursor excludes at most one of these rows.
    return toRows(store.from(start), query, root, offset + limit + 1);
  }
  const collection = toCollection(query);
  if (collection === undefined) return sortRows(store, query, root);
  const version = store.version(collection);
  const recent = recentRows.get(version) ?? new Map<string, readonly Row[]>();
  recentRows.set(version, recent);
  const key = JSON.stringify([query.where, query.orderBy]);
  const rows = recent.get(key) ?? sortRows(store, query, root);
  recent.delete(key);
  recent.set(key, rows);
  const [oldest] = recent.keys();
  if (recent.size > MAX_RECENT && oldest !== undefined) recent.delete(oldest);
  return rows;
}

function sortRows(store: DocumentStore, query: Query, root: string): readonly Row[] {
  const orders = fullOrder(query);
  const rows = toRows(candidates(store, query), query, root);
  return rows.sort((first, second) => compareKeys(first.keys, second.keys, orders));
}

/** Returns the first `max` matching documents with their sort keys. */
function toRows(documents: Iterable<StoredDocument>, query: Query, root: string, max = Infinity): Row[] {
  const orders = fullOrder(query);
  const { where } = query;
  const rows: Row[] = [];
  for (const document of documents) {
    if (rows.length === max) break;
    if (where && !matches(document, where, root)) continue;
    const keys = orders.flatMap(({ field }) => seenValue(document, field, root) ?? []);
    // A query excludes documents that lack a sort field.
    if (keys.length === orders.length) rows.push({ document, keys });
  }
  return rows;
}

/** Returns the first path of a query of the whole database in the order of names. Returns undefined for another query. */
function getFirstPath(query: Query, root: string): string | undefined {
  const { parent, collectionId, allDescendants, startAt } = query;
  if (parent !== '' || collectionId !== undefined || !allDescendants) return undefined;
  const [order, ...others] = fullOrder(query);
  if (!order || !isName(order.field) || order.descending || others.length > 0) return undefined;
  const [first] = startAt?.values ?? [];
  return first && 'referenceValue' in first ? first.referenceValue.slice(root.length + 1) : '';
}

/** Returns the path of the only queried collection. Returns undefined if several collections are queried. */
function toCollection({ parent, collectionId, allDescendants }: Query): string | undefined {
  if (collectionId === undefined || allDescendants) return undefined;
  return parent === '' ? collectionId : `${parent}/${collectionId}`;
}

function* candidates(store: DocumentStore, query: Query): Iterable<StoredDocument> {
  const { parent, collectionId } = query;
  const only = toCollection(query);
  if (only !== undefined) {
    yield* store.collection(only);
    return;
  }
  for (const document of store.all()) {
    const collection = getParent(document.path);
    if (parent !== '' && !collection.startsWith(`${parent}/`)) continue;
    if (collectionId === undefined || collection === collectionId || collection.endsWith(`/${collectionId}`))
      yield document;
  }
}

/** Returns true if a row is at or after a cursor position. */
function isPast(keys: readonly Value[], { values, before }: Cursor, orders: readonly SortOrder[]): boolean {
  const order = compareKeys(keys.slice(0, values.length), values, orders);
  return before ? order >= 0 : order > 0;
}

function compareKeys(first: readonly Value[], second: readonly Value[], orders: readonly SortOrder[]): number {
  for (const [at, { descending }] of orders.entries()) {
    const [a, b] = [first[at], second[at]];
    if (!a || !b) return 0;
    const order = compareValues(a, b);
    if (order !== 0) return descending ? -order : order;
  }
  return 0;
}
