import { isNumber, toNumber } from '../compareValues';
import type { StoredDocument } from '../documentStore';
import { readFieldPath, valueAt, type FieldPath } from '../fieldPath';
import { invalid } from '../firestoreError';
import { countIn, listIn, objectIn } from '../json';
import { toDouble, type Fields, type Value } from '../value';

export type Aggregation = { readonly alias: string } & (
  | { readonly kind: 'count'; readonly upTo?: number }
  | { readonly kind: 'sum' | 'avg'; readonly field: FieldPath }
);

const MAX_AGGREGATIONS = 5;

/** @throws FirestoreError if the `aggregations` of a query are invalid */
export function readAggregations(json: unknown): readonly Aggregation[] {
  const entries = listIn(json, 'aggregations');
  if (entries.length === 0 || entries.length > MAX_AGGREGATIONS)
    throw invalid(`An aggregation query must have 1 to ${MAX_AGGREGATIONS} aggregations.`);
  const read = entries.map((entry, at): Aggregation => {
    const { alias = `field_${at + 1}`, ...operation } = objectIn(entry, 'An aggregation');
    if (typeof alias !== 'string') throw invalid('An alias must be a string.');
    const [kind, ...others] = Object.keys(operation);
    if (others.length > 0) throw invalid('An aggregation must have exactly one operation.');
    if (kind === 'count') {
      const upTo = countIn(objectIn(operation.count, 'count').upTo, 'upTo');
      if (upTo === 0) throw invalid('upTo must be more than 0.');
      return { alias, kind, ...(upTo === undefined ? {} : { upTo }) };
    }
    if (kind !== 'sum' && kind !== 'avg') throw invalid('An aggregation must be count, sum or avg.');
    const { field } = objectIn(operation[kind], kind);
    return { alias, kind, field: readFieldPath(objectIn(field, 'field').fieldPath) };
  });
  if (new Set(read.map(({ alias }) => alias)).size !== read.length)
    throw invalid('Two aggregations have the same alias.');
  return read;
}

/** Returns the results by alias. Counts only documents that have every requested field, as in production. */
export function aggregate(documents: readonly StoredDocument[], aggregations: readonly Aggregation[]): Fields {
  const needed = aggregations.flatMap((aggregation) => (aggregation.kind === 'count' ? [] : [aggregation.field]));
  const counted = documents.filter(({ fields }) => needed.every((field) => valueAt(fields, field) !== undefined));
  return Object.fromEntries(aggregations.map((aggregation) => [aggregation.alias, toResult(counted, aggregation)]));
}

function toResult(documents: readonly StoredDocument[], aggregation: Aggregation): Value {
  if (aggregation.kind === 'count') {
    return { integerValue: String(Math.min(documents.length, aggregation.upTo ?? documents.length)) };
  }
  const numbers = documents
    .map(({ fields }) => valueAt(fields, aggregation.field))
    .filter((value) => value !== undefined && isNumber(value));
  if (aggregation.kind === 'sum') return sumValues(numbers);
  if (numbers.length === 0) return { nullValue: null };
  const sum = numbers.reduce((total, value) => total + toNumber(value), 0);
  return { doubleValue: toDouble(sum / numbers.length) };
}

/** Adds values. The sum is an integer if all values are integers and the sum fits into 64 bits. */
function sumValues(numbers: readonly Value[]): Value {
  let whole = 0n;
  for (const value of numbers) {
    if (!('integerValue' in value))
      return { doubleValue: toDouble(numbers.reduce((total, number) => total + toNumber(number), 0)) };
    whole += BigInt(value.integerValue);
  }
  if (BigInt.asIntN(64, whole) === whole) return { integerValue: String(whole) };
  return { doubleValue: Number(whole) };
}
