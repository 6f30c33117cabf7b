import { compareValues } from '../compareValues';
import { getParent, type DocumentStore, type StoredDocument } from '../documentStore';
import type { Value } from '../value';
import { matches, seenValue } from './matches';
import { type Cursor, fullOrder, type SortOrder, type Query } from './query';

/** Returns the matching documents in order, both before and after applying offset and limit. */
export function runQuery(
  store: DocumentStore,
  query: Query,
  root: string,
): { readonly skipped: number; readonly documents: readonly StoredDocument[] } {
  const orders = fullOrder(query);
  const { where, startAt, endAt, offset, limit } = query;
  const rows: { readonly document: StoredDocument; readonly keys: readonly Value[] }[] = [];
  for (const document of candidates(store, query)) {
    if (where && !matches(document, where, root)) continue;
    const keys = orders.flatMap(({ field }) => seenValue(document, field, root) ?? []);
    // A query excludes documents that lack a sort field.
    if (keys.length < orders.length) continue;
    if (startAt && !isPast(keys, startAt, orders)) continue;
    if (endAt && isPast(keys, endAt, orders)) continue;
    rows.push({ document, keys });
  }
  rows.sort((first, second) => compareKeys(first.keys, second.keys, orders));
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
