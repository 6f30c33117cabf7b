import type { ListQuery } from '../../rules/accessRequest';
import { fieldOperators, toValue } from '../../rules/documentValues';
import type { Filter as ProvedFilter } from '../../rules/queryPins';
import type { Filter, Query } from './query';

/** Converts a query to the form that the rules evaluate. */
export function toListQuery({ parent, collectionId, allDescendants, where, orderBy, limit, offset }: Query): {
  readonly path: string;
  readonly query: ListQuery;
} {
  const order = new Map(orderBy.map(({ field, descending }) => [field.join('.'), descending ? 'DESC' : 'ASC']));
  const query: ListQuery = {
    orderBy: order,
    offset,
    ...(limit === undefined ? {} : { limit }),
    ...(where ? { where: proved(where) } : {}),
    ...(allDescendants && collectionId !== undefined ? { collectionGroup: collectionId } : {}),
  };
  const collection = collectionId === undefined || allDescendants ? [] : [collectionId];
  return { path: [...(parent === '' ? [] : [parent]), ...collection].join('/'), query };
}

function proved(filter: Filter): ProvedFilter {
  if (filter.kind !== 'field') return { kind: filter.kind, filters: filter.filters.map(proved) };
  const { field, comparison, value } = filter;
  switch (comparison) {
    case 'IS_NULL':
      return { kind: 'field', field, operator: '==', value: null };
    case 'IS_NOT_NULL':
      return { kind: 'field', field, operator: '!=', value: null };
    case 'IS_NAN':
      return { kind: 'field', field, operator: '==', value: NaN };
    case 'IS_NOT_NAN':
      return { kind: 'field', field, operator: '!=', value: NaN };
    default:
      return { kind: 'field', field, operator: fieldOperators[comparison], value: toValue(value) };
  }
}
