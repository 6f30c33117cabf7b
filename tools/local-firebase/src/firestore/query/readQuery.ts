import { readFieldPath, type FieldPath } from '../fieldPath';
import { invalid } from '../firestoreError';
import { countIn, listIn, objectIn, onlyKeys } from '../json';
import { checkSegment } from '../names';
import { readValue } from '../value';
import { checkFilter } from './checkFilter';
import { type Cursor, fullOrder, isName, type SortOrder, type Query } from './query';
import { readFilter } from './readFilter';

const queryKeys = ['select', 'from', 'where', 'orderBy', 'startAt', 'endAt', 'offset', 'limit'];

/** Parses a `structuredQuery`. @throws FirestoreError if Firestore would reject the query */
export function readQuery(json: unknown, parent: string, root: string): Query {
  const query = objectIn(json, 'structuredQuery');
  onlyKeys(query, queryKeys, 'structuredQuery');
  const from = listIn(query.from, 'from');
  if (from.length > 1) throw invalid('A query must have exactly one collection.');
  const { collectionId, allDescendants } = objectIn(from[0], 'from');
  if (collectionId !== undefined && typeof collectionId !== 'string') throw invalid('collectionId must be a string.');
  if (collectionId) checkSegment(collectionId);
  if (!collectionId && !(from.length === 0 || allDescendants === true)) throw invalid('The query lacks a collection.');
  const where = query.where === undefined ? undefined : readFilter(query.where);
  const startAt = readCursor(query.startAt, 'startAt');
  const endAt = readCursor(query.endAt, 'endAt');
  const limit = countIn(query.limit, 'limit');
  const read: Query = {
    parent,
    collectionId: collectionId || undefined,
    allDescendants: allDescendants === true,
    orderBy: listIn(query.orderBy, 'orderBy').map(readOrder),
    offset: countIn(query.offset, 'offset') ?? 0,
    ...(where ? { where } : {}),
    ...(startAt ? { startAt } : {}),
    ...(endAt ? { endAt } : {}),
    ...(limit === undefined ? {} : { limit }),
    ...(query.select === undefined ? {} : { select: readSelect(query.select) }),
  };
  checkFilter(read, root);
  checkCursors(read, root);
  return read;
}

const directions: readonly unknown[] = ['ASCENDING', 'DESCENDING', 'DIRECTION_UNSPECIFIED', undefined];

function readOrder(json: unknown): SortOrder {
  const { field, direction } = objectIn(json, 'An order');
  if (!directions.includes(direction)) throw invalid(`Unknown direction: ${JSON.stringify(direction)}.`);
  return { field: readFieldPath(objectIn(field, 'field').fieldPath), descending: direction === 'DESCENDING' };
}

function readCursor(json: unknown, what: string): Cursor | undefined {
  if (json === undefined) return undefined;
  const { values, before } = objectIn(json, what);
  return { values: listIn(values, 'values').map((value) => readValue(value)), before: before === true };
}

function readSelect(json: unknown): readonly FieldPath[] {
  return listIn(objectIn(json, 'select').fields, 'fields')
    .map((field) => readFieldPath(objectIn(field, 'field').fieldPath))
    .filter((field) => !isName(field));
}

function checkCursors(query: Query, root: string): void {
  const orders = fullOrder(query);
  for (const cursor of [query.startAt, query.endAt]) {
    if (!cursor) continue;
    if (cursor.values.length > query.orderBy.length)
      throw invalid('A cursor has more values than the query has orders.');
    cursor.values.forEach((value, at) => {
      const order = orders[at];
      if (!order || !isName(order.field)) return;
      if (!('referenceValue' in value) || !value.referenceValue.startsWith(`${root}/`))
        throw invalid('A cursor on the name must be a reference to a document of this database.');
    });
  }
}
