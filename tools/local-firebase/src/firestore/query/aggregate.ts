import { isNumber } from '../compareValues';
import type { StoredDocument } from '../documentStore';
import { readFieldPath, valueAt, type FieldPath } from '../fieldPath';
import { invalid } from '../firestoreError';
import { countIn, listIn, objectIn } from '../json';
import { toDouble, type Fields, type Value } from '../value';

/** One figure over the documents of a query. */
export type Aggregation = { readonly alias: string } & (
  { readonly kind: 'count'; readonly upTo?: number } | { readonly kind: 'sum' | 'avg'; readonly field: FieldPath }
);

const most = 5;

/**
 * Reads the `aggregations` of a structured aggregation query.
 * @throws FirestoreError for what are none
 */
export function readAggregations(json: unknown): readonly Aggregation[] {
  const entries = listIn(json, 'aggregations');
  if (entries.length === 0 || entries.length > most)
    throw invalid(`An aggregation query has 1 to ${most} aggregations.`);
  const read = entries.map((entry, at): Aggregation => {
    const { alias = `field_${at + 1}`, ...operation } = objectIn(entry, 'An aggregation');
    if (typeof alias !== 'string') throw invalid('An alias is no text.');
    const [kind, ...others] = Object.keys(operation);
    if (others.length > 0) throw invalid('An aggregation has one operation.');
    if (kind === 'count') {
      const upTo = countIn(objectIn(operation.count, 'count').upTo, 'upTo');
      if (upTo === 0) throw invalid('upTo is more than 0.');
      return { alias, kind, ...(upTo === undefined ? {} : { upTo }) };
    }
    if (kind !== 'sum' && kind !== 'avg') throw invalid('An aggregation is count, sum or avg.');
    const { field } = objectIn(operation[kind], kind);
    return { alias, kind, field: readFieldPath(objectIn(field, 'field').fieldPath) };
  });
  if (new Set(read.map(({ alias }) => alias)).size !== read.length) throw invalid('Two aggregations have one alias.');
  return read;
}

/** The figures, by alias. Only documents that have every field asked for are counted, as in production. */
export function aggregate(documents: readonly StoredDocument[], aggregations: readonly Aggregation[]): Fields {
  const needed = aggregations.flatMap((one) => (one.kind === 'count' ? [] : [one.field]));
  const counted = documents.filter(({ fields }) => needed.every((field) => valueAt(fields, field) !== undefined));
  return Object.fromEntries(aggregations.map((one) => [one.alias, toResult(counted, one)]));
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

/** Whole as long as all are whole and fit into 64 bits. */
function sumValues(numbers: readonly Value[]): Value {
  let whole = 0n;
  for (const value of numbers) {
    if (!('integerValue' in value))
      return { doubleValue: toDouble(numbers.reduce((total, one) => total + toNumber(one), 0)) };
    whole += BigInt(value.integerValue);
  }
  if (BigInt.asIntN(64, whole) === whole) return { integerValue: String(whole) };
  return { doubleValue: Number(whole) };
}

function toNumber(value: Value): number {
  if ('integerValue' in value) return Number(value.integerValue);
  return 'doubleValue' in value ? Number(value.doubleValue) : NaN;
}
