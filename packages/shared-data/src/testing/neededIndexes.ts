import type { Filter, Kind, ListOrder, OwnedKind } from '../kinds/kind';
import type { FiltersByOrder } from './listQueries';

interface IndexField {
  readonly fieldPath: string;
  readonly order?: 'ASCENDING' | 'DESCENDING';
  readonly arrayConfig?: 'CONTAINS';
}

export interface CompositeIndex {
  readonly collectionGroup: string;
  readonly queryScope: 'COLLECTION';
  readonly fields: readonly IndexField[];
}

/**
 * Returns the composite indexes for all lists of a kind. Each order needs an index for the public list, and one for each
 * filter in `used`, or for all filters. The owner's list needs an index, and one per filter of its own. Firestore merges
 * indexes for several conditions
 * (https://firebase.google.com/docs/firestore/query-data/index-overview#taking_advantage_of_index_merging).
 */
export function neededIndexes(
  kind: Kind<unknown, unknown> | OwnedKind<unknown>,
  used?: FiltersByOrder,
): CompositeIndex[] {
  const index = ({ field: fieldPath, op }: Filter, { field, direction }: ListOrder): CompositeIndex => ({
    collectionGroup: kind.collection,
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath, ...(op === 'EQUAL' ? { order: 'ASCENDING' } : { arrayConfig: 'CONTAINS' }) },
      { fieldPath: field, order: direction },
    ],
  });
  // The conditions for an empty array and for the alternative field need separate indexes.
  const toConditions = (filter: Filter): Filter[] => [
    filter,
    ...(filter.orEmpty ? [{ field: filter.field, op: 'EQUAL' } as const] : []),
    ...(filter.orListed === undefined ? [] : [{ field: filter.orListed, op: 'ARRAY_CONTAINS' } as const]),
  ];
  const indexes = (pinned: string, filters: Readonly<Record<string, Filter>>, order: ListOrder) =>
    [{ field: pinned, op: 'EQUAL' } as const, ...Object.values(filters)]
      .flatMap(toConditions)
      .map((condition) => index(condition, order));
  const { ownership } = kind;
  return [
    ...('shown' in kind
      ? Object.entries(kind.orders).flatMap(([name, order]) =>
          indexes(kind.shown.field, used ? pick(kind.filters, used[name] ?? []) : kind.filters, order),
        )
      : []),
    ...(ownership ? indexes(ownership.owner, ownership.filters ?? {}, ownership.order) : []),
  ];
}

function pick(filters: Readonly<Record<string, Filter>>, names: readonly string[]): Readonly<Record<string, Filter>> {
  return Object.fromEntries(Object.entries(filters).filter(([name]) => names.includes(name)));
}
