import { beyondLimit, FirestoreError, invalid } from '../firestoreError';
import { fieldFilters, type FieldFilter, type Filter, isInequality, isName, type Query } from './query';

// Limits from https://firebase.google.com/docs/firestore/query-data/queries#limitations and #limits_on_or_queries.
const MAX_DISJUNCTIONS = 30;
const MAX_NOT_IN = 10;
const MAX_INEQUALITY_FIELDS = 10;
/** Maximum number of filters in all disjunctions, sort orders, and 1 for a subcollection. */
const MAX_COMPONENTS = 100;

/** @throws FirestoreError for filter combinations that Firestore rejects */
export function checkFilter({ where, orderBy, parent }: Query, root: string): void {
  const filters = fieldFilters(where);
  filters.forEach((filter) => checkOperand(filter, root));
  const has = (...comparisons: string[]) => filters.filter(({ comparison }) => comparisons.includes(comparison)).length;
  if (has('NOT_IN') + has('NOT_EQUAL') > 1 && has('NOT_IN') > 0)
    throw invalid('not-in cannot be combined with another not-in or !=.');
  if (has('NOT_IN') > 0 && (has('IN', 'ARRAY_CONTAINS_ANY') > 0 || hasOr(where)))
    throw invalid('not-in cannot be combined with in, array-contains-any or or.');
  if (has('NOT_EQUAL', 'IS_NOT_NULL', 'IS_NOT_NAN') > 1) throw invalid('A query can have only one !=.');
  const cases = where ? few(disjunctions(where)) : [];
  for (const disjunction of cases) {
    if (disjunction.filter(({ comparison }) => comparison.startsWith('ARRAY_CONTAINS')).length > 1)
      throw invalid('A query can have only one array-contains in each disjunction.');
  }
  checkInequalities(filters);
  checkComponents(cases, orderBy.length, parent === '' ? 0 : 1);
  checkOrder(orderBy);
}

function checkInequalities(filters: readonly FieldFilter[]): void {
  const fields = [...new Set(filters.filter(isInequality).map(({ field }) => field.join('.')))];
  if (fields.length > MAX_INEQUALITY_FIELDS)
    throw beyondLimit(
      'inequalityFields',
      `The query contains ${fields.length} distinct inequality fields: [${fields.join(', ')}]. A query may not have more than ${MAX_INEQUALITY_FIELDS} distinct inequality fields.`,
    );
}

function checkComponents(cases: readonly (readonly FieldFilter[])[], orders: number, ancestors: 0 | 1): void {
  const filters = cases.flat().length;
  if (filters + orders + ancestors > MAX_COMPONENTS)
    throw beyondLimit(
      'queryComponents',
      `The query may not have more than ${MAX_COMPONENTS} filters + sort orders + ancestor total. Currently there are ${filters} filters, ${orders} sort orders, and ${ancestors === 0 ? 'no' : 'one'} ancestor filter.`,
    );
}

/** Converts a filter to alternatives, each with comparisons that must all be true. */
export function disjunctions(filter: Filter): readonly (readonly FieldFilter[])[] {
  if (filter.kind === 'or') return few(filter.filters.flatMap(disjunctions));
  if (filter.kind === 'and') {
    return filter.filters
      .map(disjunctions)
      .reduce((cases, next) => few(cases.flatMap((some) => next.map((more) => [...some, ...more]))), [[]]);
  }
  if (filter.comparison !== 'IN' && filter.comparison !== 'ARRAY_CONTAINS_ANY') return [[filter]];
  const comparison = filter.comparison === 'IN' ? 'EQUAL' : 'ARRAY_CONTAINS';
  const values = 'arrayValue' in filter.value ? (filter.value.arrayValue.values ?? []) : [];
  return values.map((value) => [{ ...filter, comparison, value }]);
}

/** Returns the alternatives. Throws an error if there are too many, before they use too much memory. */
function few<T>(cases: readonly T[]): readonly T[] {
  if (cases.length > MAX_DISJUNCTIONS)
    throw beyondLimit(
      'disjunctions',
      `Too many disjunctions after normalization. Result had ${cases.length} disjunctions which is more than the maximum of ${MAX_DISJUNCTIONS}`,
    );
  return cases;
}

function checkOperand({ field, comparison, value }: FieldFilter, root: string): void {
  const many = comparison === 'IN' || comparison === 'NOT_IN' || comparison === 'ARRAY_CONTAINS_ANY';
  const values = 'arrayValue' in value ? (value.arrayValue.values ?? []) : undefined;
  if (many) {
    if (!values || values.length === 0) throw invalid(`${comparison} needs a list that is not empty.`);
    const max = comparison === 'NOT_IN' ? MAX_NOT_IN : MAX_DISJUNCTIONS;
    if (values.length > max)
      throw beyondLimit('disjunctions', `'${comparison}' supports up to ${max} comparison values.`);
  }
  if (!isName(field)) return;
  if (comparison.startsWith('ARRAY') || comparison.startsWith('IS_'))
    throw invalid(`${comparison} is not available for the name.`);
  for (const item of many ? (values ?? []) : [value]) {
    if (!('referenceValue' in item) || !item.referenceValue.startsWith(`${root}/`))
      throw invalid('The name must be compared with a reference to a document of this database.');
  }
}

function checkOrder(orderBy: Query['orderBy']): void {
  const seen = new Set<string>();
  if (orderBy.slice(0, -1).some(({ field }) => isName(field)))
    throw invalid('A query cannot order by anything after the name.');
  const [only] = orderBy;
  if (only?.descending && isName(only.field))
    throw new FirestoreError('FAILED_PRECONDITION', 'Firestore does not support descending order by name.');
  for (const { field } of orderBy) {
    const key = JSON.stringify(field);
    if (seen.has(key)) throw invalid(`The query orders by ${field.join('.')} twice.`);
    seen.add(key);
  }
}

function hasOr(filter: Filter | undefined): boolean {
  if (!filter || filter.kind === 'field') return false;
  return filter.kind === 'or' || filter.filters.some(hasOr);
}
