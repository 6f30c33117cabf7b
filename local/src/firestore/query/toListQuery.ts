import type { ListQuery } from '../../rules/accessRequest';
import { toValue } from '../../rules/documentValues';
import type { Filter as ProvedFilter, FieldOperator } from '../../rules/queryPins';
import type { Comparison, Filter, Query } from './query';

const operators: Readonly<Record<Exclude<Comparison, `IS_${string}`>, FieldOperator>> = {
  EQUAL: '==',
  NOT_EQUAL: '!=',
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  IN: 'in',
  NOT_IN: 'not-in',
  ARRAY_CONTAINS: 'array-contains',
  ARRAY_CONTAINS_ANY: 'array-contains-any',
};

/** A query as the rules are asked about it. */
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
      return { kind: 'field', field, operator: operators[comparison], value: toValue(value) };
  }
}
