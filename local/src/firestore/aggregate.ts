import { invalid } from './apiError';
import { numberOf, rankOf } from './compareValues';
import type { StoredDocument } from './documentStore';
import { parseFieldPath, valueAt } from './fieldPaths';
import { type Fields, type FirestoreValue, listAt, objectAt } from './firestoreValue';
import { doubleValue } from './transformField';

/**
 * Counts, sums and averages, by alias. Documents without every aggregated field count for none, as in Firestore.
 * @throws ApiError 400
 */
export function aggregate(documents: readonly StoredDocument[], json: unknown): Fields {
  const wanted = listAt(json).map(objectAt);
  if (wanted.length === 0) throw invalid('Aggregations can not be empty.');
  if (wanted.length > 5) throw invalid('At most 5 aggregations are allowed.');
  const parts = wanted.map(({ alias, count, sum, avg }, index) => {
    const name = typeof alias === 'string' && alias !== '' ? alias : `field_${index + 1}`;
    if (count !== undefined) return { name, upTo: Number(objectAt(count).upTo ?? Infinity) };
    const field = parseFieldPath(objectAt(objectAt(sum ?? avg).field).fieldPath);
    return { name, field, average: sum === undefined };
  });
  if (new Set(parts.map(({ name }) => name)).size < parts.length) throw invalid('Two aggregations have one alias.');
  const fields = parts.flatMap(({ field }) => (field ? [field] : []));
  const counted = documents.filter((document) =>
    fields.every((field) => field[0] === '__name__' || valueAt(document.fields, field) !== undefined),
  );
  return Object.fromEntries(
    parts.map(({ name, field, average, upTo }): [string, FirestoreValue] => {
      if (!field) return [name, { integerValue: String(Math.min(counted.length, upTo ?? Infinity)) }];
      const values = counted.map((document) => valueAt(document.fields, field)).filter((value) => value !== undefined);
      return [name, total(values, average === true)];
    }),
  );
}

function total(values: readonly FirestoreValue[], average: boolean): FirestoreValue {
  const numbers = values.filter((value) => rankOf(value) === 2).map(numberOf);
  if (average && numbers.length === 0) return { nullValue: null };
  const integers = numbers.filter((number) => typeof number === 'bigint');
  const sum = integers.reduce((left, right) => left + right, 0n);
  if (!average && integers.length === numbers.length && BigInt.asIntN(64, sum) === sum)
    return { integerValue: sum.toString() };
  const whole = numbers.reduce<number>((left, right) => (typeof right === 'number' ? left + right : left), Number(sum));
  return doubleValue(average ? whole / numbers.length : whole);
}
