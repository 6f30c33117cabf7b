import { compareNames, compareValues, rankOf } from './compareValues';
import type { DocumentStore, StoredDocument } from './documentStore';
import { valueAt } from './fieldPaths';
import type { FirestoreValue } from './firestoreValue';
import type { Condition, Cursor, FieldCondition, Query } from './readQuery';

interface Row {
  readonly document: StoredDocument;
  /** What it is sorted by; the name comes last. */
  readonly keys: readonly FirestoreValue[];
}

/** The documents that a query finds under `parent`, in its order. */
export function runQuery(store: DocumentStore, parent: string, query: Query, database: string): StoredDocument[] {
  const rows: Row[] = [];
  const read = (document: StoredDocument, field: readonly string[]): FirestoreValue | undefined =>
    field[0] === '__name__' ? { referenceValue: `${database}/${document.path}` } : valueAt(document.fields, field);
  for (const document of store.documents({ parent, group: query.group, deep: query.deep })) {
    if (query.where && !satisfies(query.where, (field) => read(document, field))) continue;
    const keys = query.fullOrder.map(({ field }) => read(document, field));
    if (keys.every((key) => key !== undefined)) rows.push({ document, keys });
  }
  const compare = (left: readonly FirestoreValue[], right: readonly FirestoreValue[]): number => {
    for (const [index, { descending }] of query.fullOrder.entries()) {
      const [one, other] = [left[index], right[index]];
      if (!one || !other) return 0;
      const order =
        'referenceValue' in one && 'referenceValue' in other
          ? compareNames(one.referenceValue, other.referenceValue)
          : compareValues(one, other);
      if (order !== 0) return descending ? -order : order;
    }
    return 0;
  };
  const { startAt, endAt, offset, limit } = query;
  const isWithin = ({ keys }: Row): boolean =>
    (!startAt || isAfter(compare(keys, startAt.values), startAt)) &&
    (!endAt || !isAfter(compare(keys, endAt.values), endAt));
  const within = rows.filter(isWithin).sort((left, right) => compare(left.keys, right.keys));
  return within.slice(offset, limit === undefined ? undefined : offset + limit).map(({ document }) => document);
}

function isAfter(order: number, { before }: Cursor): boolean {
  return before ? order >= 0 : order > 0;
}

function satisfies(condition: Condition, read: (field: readonly string[]) => FirestoreValue | undefined): boolean {
  if (condition.kind !== 'field') {
    const { kind, conditions } = condition;
    return kind === 'AND'
      ? conditions.every((part) => satisfies(part, read))
      : conditions.some((part) => satisfies(part, read));
  }
  const value = read(condition.field);
  return value !== undefined && holds(condition, value);
}

function holds({ operator, value: wanted }: FieldCondition, value: FirestoreValue): boolean {
  const isEqual = (other: FirestoreValue): boolean => compareValues(value, other) === 0;
  const listed = 'arrayValue' in wanted ? (wanted.arrayValue.values ?? []) : [];
  const elements = 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
  const isNan = 'doubleValue' in value && value.doubleValue === 'NaN';
  const isNull = 'nullValue' in value;
  switch (operator) {
    case 'EQUAL':
      return isEqual(wanted);
    case 'NOT_EQUAL':
      return !isNull && !isEqual(wanted);
    case 'IN':
      // Neither null nor NaN is in a list; the SDKs ask for them by IS_NULL and IS_NAN.
      return !isNan && listed.some((item) => !('nullValue' in item) && isEqual(item));
    case 'NOT_IN':
      return !isNull && !listed.some((item) => 'nullValue' in item || isEqual(item));
    case 'ARRAY_CONTAINS':
      return elements.some((element) => compareValues(element, wanted) === 0);
    case 'ARRAY_CONTAINS_ANY':
      return elements.some((element) => listed.some((item) => compareValues(element, item) === 0));
    case 'IS_NULL':
      return isNull;
    case 'IS_NOT_NULL':
      return !isNull;
    case 'IS_NAN':
      return isNan;
    case 'IS_NOT_NAN':
      return !isNull && !isNan;
  }
  // Ranges stay within one type, and nothing but NaN compares with NaN.
  if (rankOf(value) !== rankOf(wanted)) return false;
  if (isNan !== ('doubleValue' in wanted && wanted.doubleValue === 'NaN')) return false;
  const order = compareValues(value, wanted);
  if (operator === 'LESS_THAN') return order < 0;
  if (operator === 'LESS_THAN_OR_EQUAL') return order <= 0;
  return operator === 'GREATER_THAN' ? order > 0 : order >= 0;
}
