import { readFieldPath } from '../fieldPath';
import { invalid } from '../firestoreError';
import { listIn, objectIn } from '../json';
import { readValue } from '../value';
import type { Comparison, Filter } from './query';

const binary: readonly Comparison[] = [
  'EQUAL',
  'NOT_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'IN',
  'NOT_IN',
  'ARRAY_CONTAINS',
  'ARRAY_CONTAINS_ANY',
];
const unary: readonly Comparison[] = ['IS_NULL', 'IS_NOT_NULL', 'IS_NAN', 'IS_NOT_NAN'];

/** Maximum nesting depth, because each level uses stack space. */
const deepest = 100;

/** @throws FirestoreError if the `where` of a query is not a filter */
export function readFilter(json: unknown, depth = 0): Filter {
  if (depth > deepest) throw invalid(`Filters must not be nested more than ${deepest} levels deep.`);
  const { compositeFilter, fieldFilter, unaryFilter } = objectIn(json, 'A filter');
  if ([compositeFilter, fieldFilter, unaryFilter].filter((filter) => filter !== undefined).length !== 1)
    throw invalid('A filter must be exactly one of a composite, a field or a unary filter.');
  if (compositeFilter !== undefined) {
    const { op, filters } = objectIn(compositeFilter, 'compositeFilter');
    if (op !== 'AND' && op !== 'OR') throw invalid(`Unknown operator: ${JSON.stringify(op)}.`);
    const parts = listIn(filters, 'filters').map((filter) => readFilter(filter, depth + 1));
    return { kind: op === 'AND' ? 'and' : 'or', filters: parts };
  }
  if (fieldFilter !== undefined) {
    const { field, op, value } = objectIn(fieldFilter, 'fieldFilter');
    return { kind: 'field', field: readField(field), comparison: toComparison(op, binary), value: readValue(value) };
  }
  const { field, op } = objectIn(unaryFilter, 'unaryFilter');
  return { kind: 'field', field: readField(field), comparison: toComparison(op, unary), value: { nullValue: null } };
}

function readField(json: unknown) {
  return readFieldPath(objectIn(json, 'field').fieldPath);
}

function toComparison(op: unknown, comparisons: readonly Comparison[]): Comparison {
  const comparison = comparisons.find((candidate) => candidate === op);
  if (!comparison) throw invalid(`Unknown operator: ${JSON.stringify(op)}.`);
  return comparison;
}
