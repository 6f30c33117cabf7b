import { invalid } from './apiError';
import { parseFieldPath } from './fieldPaths';
import { type FirestoreValue, isObject, listAt, objectAt, readValue } from './firestoreValue';

const operators = [
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
  'IS_NULL',
  'IS_NOT_NULL',
  'IS_NAN',
  'IS_NOT_NAN',
] as const;
export type Operator = (typeof operators)[number];

export interface FieldCondition {
  readonly kind: 'field';
  readonly field: readonly string[];
  readonly operator: Operator;
  readonly value: FirestoreValue;
}
export type Condition = FieldCondition | { readonly kind: 'AND' | 'OR'; readonly conditions: readonly Condition[] };
export interface Order {
  readonly field: readonly string[];
  readonly descending: boolean;
}
export interface Cursor {
  readonly values: readonly FirestoreValue[];
  readonly before: boolean;
}
export interface Query {
  readonly group: string;
  readonly deep: boolean;
  readonly where: Condition | undefined;
  /** As the client gave it; `fullOrder` is what is sorted by. */
  readonly orderBy: readonly Order[];
  readonly fullOrder: readonly Order[];
  readonly startAt: Cursor | undefined;
  readonly endAt: Cursor | undefined;
  readonly limit: number | undefined;
  readonly offset: number;
  readonly select: readonly (readonly string[])[] | undefined;
}

const inequalities = new Set<Operator>([
  'NOT_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_IN',
  'IS_NOT_NULL',
  'IS_NOT_NAN',
]);

/**
 * Reads a structured query of proto3 JSON.
 * @throws ApiError 400
 */
export function readQuery(json: unknown): Query {
  if (!isObject(json)) throw invalid('only structured queries are supported');
  const from = listAt(json.from).map(objectAt);
  if (from.length > 1) throw invalid('A query is from one collection.');
  const group = from[0]?.collectionId ?? '';
  if (typeof group !== 'string' || group.includes('/')) throw invalid(`Invalid collection id "${String(group)}".`);
  const where = json.where === undefined ? undefined : readCondition(json.where);
  if (where) checkLimits(where);
  const orderBy = listAt(json.orderBy).map(readOrder);
  const fullOrder = orderOf(orderBy, where);
  const limit = readCount(json.limit, 'limit');
  return {
    group,
    deep: from[0]?.allDescendants === true || group === '',
    where,
    orderBy,
    fullOrder,
    startAt: readCursor(json.startAt, orderBy),
    endAt: readCursor(json.endAt, orderBy),
    limit,
    offset: readCount(json.offset, 'offset') ?? 0,
    select: json.select === undefined ? undefined : listAt(objectAt(json.select).fields).map(readField),
  };
}

/** Every field condition of a filter, in order. */
export function fieldConditions(condition: Condition | undefined): FieldCondition[] {
  if (!condition) return [];
  return condition.kind === 'field' ? [condition] : condition.conditions.flatMap(fieldConditions);
}

/** Whether results of this operator must be sorted by its field. */
export function isInequality({ operator }: FieldCondition): boolean {
  return inequalities.has(operator);
}

function readCondition(json: unknown): Condition {
  const { compositeFilter, fieldFilter, unaryFilter } = objectAt(json);
  if (isObject(compositeFilter)) {
    const { op } = compositeFilter;
    const conditions = listAt(compositeFilter.filters).map(readCondition);
    if ((op !== 'AND' && op !== 'OR') || conditions.length === 0)
      throw invalid('A composite filter needs an operator and filters.');
    return { kind: op, conditions };
  }
  const filter = fieldFilter ?? unaryFilter;
  if (!isObject(filter)) throw invalid('filter type is unset');
  const operator = operators.find((name) => name === filter.op);
  if (!operator || (operator.startsWith('IS_') && fieldFilter !== undefined))
    throw invalid("Payload isn't valid for request.");
  const value: FirestoreValue = fieldFilter ? readValue(filter.value) : { nullValue: null };
  const field = readField(filter.field);
  if (['IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'].includes(operator)) {
    const count = 'arrayValue' in value ? (value.arrayValue.values ?? []).length : 0;
    if (count === 0) throw invalid(`'${operator}' requires an non-empty ArrayValue.`);
    if (count > (operator === 'NOT_IN' ? 10 : 30)) throw invalid(`'${operator}' has too many values.`);
  }
  if (field.join() === '__name__' && operator !== 'IN' && operator !== 'NOT_IN' && !('referenceValue' in value))
    throw invalid('__key__ filter value must be a Key');
  return { kind: 'field', field, operator, value };
}

function checkLimits(where: Condition): void {
  if (disjunctions(where) > 30) throw invalid('The query has more than 30 disjunctions.');
  const used = fieldConditions(where).map(({ operator }) => operator);
  const count = (...some: Operator[]): number => used.filter((operator) => some.includes(operator)).length;
  if (count('NOT_IN') > 1) throw invalid('Only a single NOT_IN is allowed per query.');
  if (count('NOT_EQUAL', 'IS_NOT_NULL', 'IS_NOT_NAN') > 1)
    throw invalid('Only a single NOT_EQUAL is allowed per query.');
  if (listsTogether(where) > 1) throw invalid('Only a single array-contains is allowed per disjunction.');
  if (count('NOT_IN') === 1 && count('NOT_EQUAL', 'IS_NOT_NULL', 'IS_NOT_NAN', 'IN', 'ARRAY_CONTAINS_ANY') > 0)
    throw invalid('NOT_IN cannot stand with NOT_EQUAL, IN or ARRAY_CONTAINS_ANY.');
}

/** The most array-contains that one disjunction has. */
function listsTogether(condition: Condition): number {
  if (condition.kind === 'field') return condition.operator.startsWith('ARRAY_CONTAINS') ? 1 : 0;
  const counts = condition.conditions.map(listsTogether);
  return condition.kind === 'OR' ? Math.max(...counts) : counts.reduce((sum, next) => sum + next, 0);
}

function disjunctions(condition: Condition): number {
  if (condition.kind === 'field') {
    const { operator, value } = condition;
    return (operator === 'IN' || operator === 'ARRAY_CONTAINS_ANY') && 'arrayValue' in value
      ? (value.arrayValue.values ?? []).length
      : 1;
  }
  const counts = condition.conditions.map(disjunctions);
  return counts.reduce(
    (sum, next) => (condition.kind === 'OR' ? sum + next : sum * next),
    condition.kind === 'OR' ? 0 : 1,
  );
}

function readOrder(json: unknown): Order {
  const { field, direction } = objectAt(json);
  return { field: readField(field), descending: direction === 'DESCENDING' };
}

/** Inequality fields not named are sorted by too, in the last direction, and the name decides at the end. */
function orderOf(orderBy: readonly Order[], where: Condition | undefined): Order[] {
  const full = [...orderBy];
  const descending = orderBy.at(-1)?.descending ?? false;
  const names = fieldConditions(where)
    .filter(isInequality)
    .map(({ field }) => field)
    .sort((left, right) => (left.join('.') < right.join('.') ? -1 : 1));
  for (const field of [...names, ['__name__']]) {
    if (!full.some((order) => order.field.join('.') === field.join('.'))) full.push({ field, descending });
  }
  return full;
}

function readCursor(json: unknown, order: readonly Order[]): Cursor | undefined {
  if (json === undefined) return undefined;
  const { values, before } = objectAt(json);
  const read = listAt(values).map((value) => readValue(value));
  if (read.length > order.length) throw invalid('The cursor has too many values.');
  return { values: read, before: before === true };
}

function readField(json: unknown): string[] {
  return parseFieldPath(objectAt(json).fieldPath);
}

function readCount(json: unknown, what: string): number | undefined {
  if (json === undefined || json === null) return undefined;
  const count = Number(isObject(json) ? (json.value ?? 0) : json);
  if (!Number.isInteger(count)) throw invalid("Payload isn't valid for request.");
  if (count < 0) throw invalid(`${what} is negative`);
  return count;
}
