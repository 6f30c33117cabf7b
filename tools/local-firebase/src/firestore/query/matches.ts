import { compareValues, isNaNValue, sameForFilters } from '../compareValues';
import type { StoredDocument } from '../documentStore';
import { valueAt, type FieldPath } from '../fieldPath';
import type { Value } from '../value';
import { isName, type FieldFilter, type Filter } from './query';

/** Returns the value that filters and orders use for a field. The value of `__name__` is a reference. */
export function seenValue({ path, fields }: StoredDocument, field: FieldPath, root: string): Value | undefined {
  return isName(field) ? { referenceValue: `${root}/${path}` } : valueAt(fields, field);
}

export function matches(document: StoredDocument, filter: Filter, root: string): boolean {
  if (filter.kind === 'and') return filter.filters.every((part) => matches(document, part, root));
  if (filter.kind === 'or') return filter.filters.some((part) => matches(document, part, root));
  const value = seenValue(document, filter.field, root);
  return value !== undefined && compares(value, filter);
}

function compares(value: Value, { comparison, value: operand }: FieldFilter): boolean {
  switch (comparison) {
    case 'EQUAL':
      return sameForFilters(value, operand);
    case 'NOT_EQUAL':
      return !('nullValue' in value) && !('nullValue' in operand) && !sameForFilters(value, operand);
    case 'IS_NULL':
      return 'nullValue' in value;
    case 'IS_NOT_NULL':
      return !('nullValue' in value);
    case 'IS_NAN':
      return isNaNValue(value);
    case 'IS_NOT_NAN':
      return !('nullValue' in value) && !isNaNValue(value);
    case 'IN':
      return toItems(operand).some((item) => sameForFilters(value, item));
    case 'NOT_IN':
      if ('nullValue' in value || toItems(operand).some((item) => 'nullValue' in item)) return false;
      return !toItems(operand).some((item) => sameForFilters(value, item));
    case 'ARRAY_CONTAINS':
      return toItems(value).some((item) => sameForFilters(item, operand));
    case 'ARRAY_CONTAINS_ANY':
      return toItems(value).some((item) => toItems(operand).some((expected) => sameForFilters(item, expected)));
    default:
      return inRange(value, comparison, operand);
  }
}

/** Compares with `<`, `<=`, `>` or `>=`. A range contains values of one type only, and never null or NaN. */
function inRange(value: Value, comparison: string, operand: Value): boolean {
  if (getType(value) !== getType(operand) || 'nullValue' in value || isNaNValue(value) || isNaNValue(operand))
    return false;
  const order = compareValues(value, operand);
  if (comparison === 'LESS_THAN') return order < 0;
  if (comparison === 'LESS_THAN_OR_EQUAL') return order <= 0;
  return comparison === 'GREATER_THAN' ? order > 0 : order >= 0;
}

function getType(value: Value): string | undefined {
  const [type] = Object.keys(value);
  return type === 'integerValue' ? 'doubleValue' : type;
}

function toItems(value: Value): readonly Value[] {
  return 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
}
