import type { Filter, Kind, Order, OwnedKind } from './kind';

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
 * The composite indexes for every list of a kind: per order, one for what is shown and one for each filter; one for its
 * owners and each filter of theirs. Firestore serves several conditions at once by merging those
 * (https://firebase.google.com/docs/firestore/query-data/index-overview#taking_advantage_of_index_merging).
 */
export function neededIndexes(kind: Kind<unknown, unknown> | OwnedKind<unknown>): CompositeIndex[] {
  const index = ({ field: fieldPath, op }: Filter, { field, direction }: Order): CompositeIndex => ({
    collectionGroup: kind.collection,
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath, ...(op === 'EQUAL' ? { order: 'ASCENDING' } : { arrayConfig: 'CONTAINS' }) },
      { fieldPath: field, order: direction },
    ],
  });
  // That a list is empty, or another one has the value, is a condition of its own.
  const toConditions = (filter: Filter): Filter[] => [
    filter,
    ...(filter.orEmpty ? [{ field: filter.field, op: 'EQUAL' } as const] : []),
    ...(filter.orListed === undefined ? [] : [{ field: filter.orListed, op: 'ARRAY_CONTAINS' } as const]),
  ];
  const indexes = (pinned: string, filters: Readonly<Record<string, Filter>>, order: Order) =>
    [{ field: pinned, op: 'EQUAL' } as const, ...Object.values(filters)]
      .flatMap(toConditions)
      .map((condition) => index(condition, order));
  const { ownership } = kind;
  return [
    ...('shown' in kind
      ? Object.values(kind.orders).flatMap((order) => indexes(kind.shown.field, kind.filters, order))
      : []),
    ...(ownership ? indexes(ownership.owner, ownership.filters ?? {}, ownership.order) : []),
  ];
}
