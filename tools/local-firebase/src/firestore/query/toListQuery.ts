import type { ListQuery } from '../../rules/accessRequest';
import { toValue } from '../../rules/documentValues';
import type { FieldFilter, FieldOperator } from '../../rules/queryPins';
import { disjunctions } from './checkFilter';
import type { Comparison, Filter, FieldFilter as QueryFilter, Query } from './query';

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
    ...(where ? { where: toCases(where) } : {}),
    ...(allDescendants && collectionId !== undefined ? { collectionGroup: collectionId } : {}),
  };
  const collection = collectionId === undefined || allDescendants ? [] : [collectionId];
  return { path: [...(parent === '' ? [] : [parent]), ...collection].join('/'), query };
}

/** Splits a filter with `or`, `in` or `array-contains-any` into cases. */
export function toCases(where: Filter): readonly (readonly FieldFilter[])[] {
  return disjunctions(where).map((filters) => filters.map(toFieldFilter));
}

const operators: Readonly<Partial<Record<Comparison, FieldOperator>>> = {
  NOT_EQUAL: '!=',
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  NOT_IN: 'not-in',
  ARRAY_CONTAINS: 'array-contains',
  IS_NOT_NULL: '!=',
  IS_NOT_NAN: '!=',
};

function toFieldFilter({ field, comparison, value }: QueryFilter): FieldFilter {
  const operand = comparison.endsWith('NAN') ? NaN : comparison.endsWith('NULL') ? null : toValue(value);
  return { field, operator: operators[comparison] ?? '==', value: operand };
}
