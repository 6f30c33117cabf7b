import { fieldPathText } from '../fieldPath';
import { FirestoreError } from '../firestoreError';
import { disjunctions } from '../query/checkFilter';
import { type FieldFilter, fullOrder, isInequality, isName, type SortOrder, type Query } from '../query/query';
import type { CompositeIndex, IndexField, Indexes } from './readIndexes';

/**
 * Rejects a query without a required composite index. Production rejects such a query too, but the emulators do not.
 * https://firebase.google.com/docs/firestore/query-data/index-overview describes the requirements.
 * @throws FirestoreError FAILED_PRECONDITION with the entry to add to firestore.indexes.json
 */
export function checkIndexes(query: Query, { indexes, fieldOverrides }: Indexes): void {
  const { collectionId, allDescendants, where } = query;
  if (collectionId === undefined) return;
  const queryScope = allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION';
  const candidates = indexes.filter(
    (candidate) => candidate.collectionGroup === collectionId && candidate.queryScope === queryScope,
  );
  const orders = ordersThatCount(fullOrder(query));
  for (const filters of where ? disjunctions(where) : [[]]) {
    const fixed = fixedFields(filters);
    const needed: CompositeIndex = {
      collectionGroup: collectionId,
      queryScope,
      fields: [...fixed, ...orders.map(orderField)],
    };
    if (needed.fields.length === 0) continue;
    if (needed.fields.length === 1 || orders.length === 0) {
      const missing = needed.fields.find((field) => !hasSingle(field, collectionId, queryScope, fieldOverrides));
      if (!missing) continue;
      if (orders.length > 0 || queryScope === 'COLLECTION_GROUP') throw refusal({ ...needed, fields: [missing] });
    }
    if (!isServed(fixed, orders, candidates)) throw refusal(needed);
  }
}

/** Removes the order by document name if it has the direction of the previous order, because every index implies it. */
function ordersThatCount(orders: readonly SortOrder[]): readonly SortOrder[] {
  const name = orders.at(-1);
  const last = orders.at(-2);
  return name && (last ? last.descending === name.descending : !name.descending) ? orders.slice(0, -1) : orders;
}

function fixedFields(filters: readonly FieldFilter[]): readonly IndexField[] {
  const fields = new Map<string, IndexField>();
  for (const filter of filters) {
    if (isInequality(filter) || isName(filter.field)) continue;
    const fieldPath = fieldPathText(filter.field);
    const contains = filter.comparison === 'ARRAY_CONTAINS';
    const field: IndexField = contains ? { fieldPath, arrayConfig: 'CONTAINS' } : { fieldPath, order: 'ASCENDING' };
    fields.set(`${fieldPath} ${contains}`, field);
  }
  return [...fields.values()];
}

function orderField({ field, descending }: SortOrder): IndexField {
  return { fieldPath: fieldPathText(field), order: descending ? 'DESCENDING' : 'ASCENDING' };
}

/**
 * Returns true if indexes serve the query. Indexes that end in the requested orders can be merged if each equality
 * field is in one of them.
 */
function isServed(
  fixed: readonly IndexField[],
  orders: readonly SortOrder[],
  candidates: readonly CompositeIndex[],
): boolean {
  const suffix = orders.map(orderField);
  const fitting = candidates.filter(({ fields }) => {
    const at = fields.length - suffix.length;
    return (
      at >= 0 &&
      fields.slice(at).every((field, place) => sameField(field, suffix[place])) &&
      fields.slice(0, at).every((field) => fixed.some((candidate) => sameFixed(candidate, field)))
    );
  });
  return (
    fitting.length > 0 &&
    fixed.every((field) => fitting.some(({ fields }) => fields.some((candidate) => sameFixed(field, candidate))))
  );
}

function hasSingle(
  { fieldPath, arrayConfig }: IndexField,
  collection: string,
  scope: string,
  overrides: Indexes['fieldOverrides'],
): boolean {
  const override = overrides.find(
    (candidate) => candidate.collectionGroup === collection && candidate.fieldPath === fieldPath,
  );
  if (!override) return scope === 'COLLECTION';
  return override.indexes.some(
    (index) =>
      (index.queryScope ?? 'COLLECTION') === scope &&
      (index.arrayConfig === 'CONTAINS') === (arrayConfig === 'CONTAINS'),
  );
}

function sameField(candidate: IndexField, expected: IndexField | undefined): boolean {
  return (
    candidate.fieldPath === expected?.fieldPath &&
    candidate.order === expected.order &&
    candidate.arrayConfig === expected.arrayConfig
  );
}

/** Compares an index field with an equality filter, which either direction can serve. */
function sameFixed(candidate: IndexField, expected: IndexField): boolean {
  return candidate.fieldPath === expected.fieldPath && candidate.arrayConfig === expected.arrayConfig;
}

function refusal(needed: CompositeIndex): FirestoreError {
  return new FirestoreError(
    'FAILED_PRECONDITION',
    `The query requires an index. Add it to firestore.indexes.json: ${JSON.stringify(needed)}`,
    'missingIndex',
  );
}
