import { FirestoreError, invalid } from '../firestoreError';
import { fieldFilters, type FieldFilter, type Filter, isName, type Query } from './query';

/** https://firebase.google.com/docs/firestore/query-data/queries#limitations */
const mostDisjunctions = 30;
const mostNotIn = 10;

/**
 * Refuses the combinations of filters that Firestore refuses.
 * @throws FirestoreError
 */
export function checkFilter({ where, orderBy }: Query, root: string): void {
  const filters = fieldFilters(where);
  filters.forEach((filter) => checkOperand(filter, root));
  const has = (...comparisons: string[]) => filters.filter(({ comparison }) => comparisons.includes(comparison)).length;
  if (has('NOT_IN') + has('NOT_EQUAL') > 1 && has('NOT_IN') > 0)
    throw invalid('not-in stands alone, without another not-in or !=.');
  if (has('NOT_IN') > 0 && (has('IN', 'ARRAY_CONTAINS_ANY') > 0 || hasOr(where)))
    throw invalid('not-in stands without in, array-contains-any and or.');
  if (has('NOT_EQUAL', 'IS_NOT_NULL', 'IS_NOT_NAN') > 1) throw invalid('A query has one != at most.');
  const cases = where ? disjunctions(where) : [];
  if (cases.length > mostDisjunctions) throw invalid(`A query has at most ${mostDisjunctions} disjunctions.`);
  for (const one of cases) {
    if (one.filter(({ comparison }) => comparison.startsWith('ARRAY_CONTAINS')).length > 1)
      throw invalid('A query has one array-contains at most in each disjunction.');
  }
  checkOrder(orderBy);
}

/** The filter as alternatives, each of comparisons that all hold. */
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

/** Stops before the alternatives fill the memory. */
function few<T>(cases: readonly T[]): readonly T[] {
  if (cases.length > mostDisjunctions) throw invalid(`A query has at most ${mostDisjunctions} disjunctions.`);
  return cases;
}

function checkOperand({ field, comparison, value }: FieldFilter, root: string): void {
  const many = comparison === 'IN' || comparison === 'NOT_IN' || comparison === 'ARRAY_CONTAINS_ANY';
  const values = 'arrayValue' in value ? (value.arrayValue.values ?? []) : undefined;
  if (many) {
    if (!values || values.length === 0) throw invalid(`${comparison} needs a list that is not empty.`);
    const most = comparison === 'NOT_IN' ? mostNotIn : mostDisjunctions;
    if (values.length > most) throw invalid(`${comparison} takes at most ${most} values.`);
  }
  if (!isName(field)) return;
  if (comparison.startsWith('ARRAY') || comparison.startsWith('IS_')) throw invalid(`The name has no ${comparison}.`);
  for (const one of many ? (values ?? []) : [value]) {
    if (!('referenceValue' in one) || !one.referenceValue.startsWith(`${root}/`))
      throw invalid('The name is compared with a reference to a document of this database.');
  }
}

function checkOrder(orderBy: Query['orderBy']): void {
  const seen = new Set<string>();
  if (orderBy.slice(0, -1).some(({ field }) => isName(field))) throw invalid('Nothing is ordered after the name.');
  const [only] = orderBy;
  if (only?.descending && isName(only.field))
    throw new FirestoreError('FAILED_PRECONDITION', 'Firestore does not read by descending names.');
  for (const { field } of orderBy) {
    const key = JSON.stringify(field);
    if (seen.has(key)) throw invalid(`The query is ordered twice by ${field.join('.')}.`);
    seen.add(key);
  }
}

function hasOr(filter: Filter | undefined): boolean {
  if (!filter || filter.kind === 'field') return false;
  return filter.kind === 'or' || filter.filters.some(hasOr);
}
