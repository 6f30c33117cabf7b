import { fieldPathText } from '../fieldPath';
import { FirestoreError } from '../firestoreError';
import { disjunctions } from '../query/checkFilter';
import { type FieldFilter, fullOrder, isInequality, isName, type Order, type Query } from '../query/query';
import type { CompositeIndex, IndexField, Indexes } from './readIndexes';

/**
 * Refuses a query that production would refuse for want of a composite index; the emulators do not check.
 * Rules as in https://firebase.google.com/docs/firestore/query-data/index-overview
 * @throws FirestoreError FAILED_PRECONDITION that shows the entry to add to firestore.indexes.json
 */
export function checkIndexes(query: Query, { indexes, fieldOverrides }: Indexes): void {
  const { collectionId, allDescendants, where } = query;
  if (collectionId === undefined) return;
  const queryScope = allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION';
  const known = indexes.filter((one) => one.collectionGroup === collectionId && one.queryScope === queryScope);
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
    if (!isServed(fixed, orders, known)) throw refusal(needed);
  }
}

/** Every index ends with the name in the direction of its last field, so that order needs no mention. */
function ordersThatCount(orders: readonly Order[]): readonly Order[] {
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

function orderField({ field, descending }: Order): IndexField {
  return { fieldPath: fieldPathText(field), order: descending ? 'DESCENDING' : 'ASCENDING' };
}

/** Indexes that end in these orders may be merged, so long as each fixed field stands in one of them. */
function isServed(fixed: readonly IndexField[], orders: readonly Order[], known: readonly CompositeIndex[]): boolean {
  const suffix = orders.map(orderField);
  const fitting = known.filter(({ fields }) => {
    const at = fields.length - suffix.length;
    return (
      at >= 0 &&
      fields.slice(at).every((field, place) => sameField(field, suffix[place])) &&
      fields.slice(0, at).every((field) => fixed.some((one) => sameFixed(one, field)))
    );
  });
  return (
    fitting.length > 0 &&
    fixed.every((field) => fitting.some(({ fields }) => fields.some((one) => sameFixed(field, one))))
  );
}

function hasSingle(
  { fieldPath, arrayConfig }: IndexField,
  collection: string,
  scope: string,
  overrides: Indexes['fieldOverrides'],
): boolean {
  const override = overrides.find((one) => one.collectionGroup === collection && one.fieldPath === fieldPath);
  if (!override) return scope === 'COLLECTION';
  return override.indexes.some(
    (index) =>
      (index.queryScope ?? 'COLLECTION') === scope &&
      (index.arrayConfig === 'CONTAINS') === (arrayConfig === 'CONTAINS'),
  );
}

function sameField(one: IndexField, other: IndexField | undefined): boolean {
  return one.fieldPath === other?.fieldPath && one.order === other.order && one.arrayConfig === other.arrayConfig;
}

/** An equality is served in either direction. */
function sameFixed(one: IndexField, other: IndexField): boolean {
  return one.fieldPath === other.fieldPath && one.arrayConfig === other.arrayConfig;
}

function refusal(needed: CompositeIndex): FirestoreError {
  return new FirestoreError(
    'FAILED_PRECONDITION',
    `The query requires an index. Add it to firestore.indexes.json: ${JSON.stringify(needed)}`,
  );
}
