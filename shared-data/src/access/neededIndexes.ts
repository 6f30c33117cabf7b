import type { Filter, Kind, Order } from './kind';

interface IndexField {
  readonly fieldPath: string;
  readonly order?: 'ASCENDING' | 'DESCENDING';
  readonly arrayConfig?: 'CONTAINS';
}

/** An entry of `indexes` in firestore.indexes.json. */
export interface CompositeIndex {
  readonly collectionGroup: string;
  readonly queryScope: 'COLLECTION';
  readonly fields: readonly IndexField[];
}

/**
 * The composite indexes for every list of a kind: per order, one for what is shown and one for each filter. Firestore serves
 * several conditions at once by merging those
 * (https://firebase.google.com/docs/firestore/query-data/index-overview#taking_advantage_of_index_merging).
 */
export function neededIndexes({ collection, shown, filters, orders, own }: Kind<unknown, unknown>): CompositeIndex[] {
  const index = ({ field: fieldPath, op }: Filter, { field, direction }: Order): CompositeIndex => ({
    collectionGroup: collection,
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath, ...(op === 'EQUAL' ? { order: 'ASCENDING' } : { arrayConfig: 'CONTAINS' }) },
      { fieldPath: field, order: direction },
    ],
  });
  const conditions: Filter[] = [{ field: shown.field, op: 'EQUAL' }, ...Object.values(filters)];
  const lists = Object.values(orders).flatMap((order) => conditions.map((condition) => index(condition, order)));
  return own ? [...lists, index({ field: own.owner, op: 'EQUAL' }, own.order)] : lists;
}
