import { EvaluationError } from './evaluationError';
import { isNumber } from './equality';
import { compareKnown } from './comparison';
import { unknown } from './unknown';
import { isList, isMap, type Path, type Value, type Bound, type Facts, type UnknownMap } from './values';

export type FieldOperator =
  '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'not-in' | 'array-contains' | 'array-contains-any';

/**
 * Parsed `where` of a query. `field` contains the segments of the field path. `['__name__']` compares the document name
 * with a path.
 */
export type Filter =
  | { readonly kind: 'and' | 'or'; readonly filters: readonly Filter[] }
  | {
      readonly kind: 'field';
      readonly field: readonly string[];
      readonly operator: FieldOperator;
      readonly value: Value;
    };

type FieldFilter = Extract<Filter, { kind: 'field' }>;

/** Case of a query: one way in which a document can match, with the facts that follow from it. */
export interface QueryCase {
  readonly data: UnknownMap;
  /** Document name, if the query pins it. */
  readonly name?: Path;
}

/** Maximum number of disjunctions, as in Firestore. */
const MAX_CASES = 30;

/**
 * Splits a query with `or`, `in` or `array-contains-any` into cases, each with the values that it pins.
 * @throws EvaluationError for more than 30 disjunctions
 */
export function queryCases(where: Filter | undefined): QueryCase[] {
  return (where ? disjunction(where) : [[]]).map(toCase);
}

/** Converts a filter to disjunctive normal form. */
function disjunction(filter: Filter): FieldFilter[][] {
  if (filter.kind !== 'field') {
    if (filter.kind === 'or') return capped(filter.filters.flatMap(disjunction));
    return filter.filters
      .map(disjunction)
      .reduce((cases, next) => capped(cases.flatMap((some) => next.map((more) => [...some, ...more]))), [[]]);
  }
  const { operator, value } = filter;
  if (operator === 'in' || operator === 'array-contains-any') {
    const single = operator === 'in' ? '==' : 'array-contains';
    return capped((isList(value) ? value : []).map((item) => [{ ...filter, operator: single, value: item }]));
  }
  return [[filter]];
}

function capped(cases: FieldFilter[][]): FieldFilter[][] {
  if (cases.length > MAX_CASES) throw new EvaluationError(`the query has more than ${MAX_CASES} disjunctions`);
  return cases;
}

function toCase(filters: readonly FieldFilter[]): QueryCase {
  const name = filters.find(({ field, operator }) => field.join() === '__name__' && operator === '==')?.value;
  const fields = filters.filter(({ field }) => field[0] !== '__name__');
  const data = toMap('resource.data', fields);
  return isPath(name) ? { data, name } : { data };
}

/**
 * Returns a map about which only the facts in these filters are known. Field paths of the filters are relative to the
 * map.
 */
function toMap(what: string, filters: readonly FieldFilter[]): UnknownMap {
  const entries = new Map<string, Value>();
  for (const key of new Set(filters.map(({ field }) => field[0] ?? ''))) {
    const fields = filters.filter(({ field }) => field[0] === key);
    const direct = fields.filter(({ field }) => field.length === 1);
    const path = `${what}.${key}`;
    // Facts about a whole map are stronger than facts about its parts.
    entries.set(
      key,
      direct.length > 0
        ? toValue(path, direct)
        : toMap(
            path,
            fields.map((filter) => ({ ...filter, field: filter.field.slice(1) })),
          ),
    );
  }
  return { type: 'unknownMap', what, entries };
}

function toValue(what: string, filters: readonly FieldFilter[]): Value {
  const equal = filters.find(({ operator }) => operator === '==');
  if (equal) return pinned(what, equal.value);
  return unknown(what, filters.reduce(addFact, {}));
}

/**
 * Returns the value that an equality filter pins. A pinned number has an unknown type, because the filter matches both
 * 1 and 1.0.
 */
function pinned(what: string, value: Value): Value {
  if (isNumber(value) && !Number.isNaN(value)) {
    const bound: Bound = { value, inclusive: true };
    return unknown(what, { lower: bound, upper: bound });
  }
  if (isList(value)) return value.map((item, index) => pinned(`${what}[${index}]`, item));
  if (isMap(value)) return new Map([...value].map(([key, item]) => [key, pinned(`${what}.${key}`, item)]));
  return value;
}

function addFact(facts: Facts, { operator, value }: FieldFilter): Facts {
  switch (operator) {
    case '<':
    case '<=':
      return { ...facts, upper: tighter(facts.upper, { value, inclusive: operator === '<=' }, -1) };
    case '>':
    case '>=':
      return { ...facts, lower: tighter(facts.lower, { value, inclusive: operator === '>=' }, 1) };
    case '!=':
      return { ...facts, not: [...(facts.not ?? []), value] };
    case 'not-in':
      return { ...facts, not: [...(facts.not ?? []), ...(isList(value) ? value : [])] };
    case 'array-contains':
      return { ...facts, contains: [...(facts.contains ?? []), value] };
    default:
      return facts;
  }
}

function tighter(current: Bound | undefined, next: Bound, direction: -1 | 1): Bound {
  if (!current) return next;
  const order = compareKnown(next.value, current.value);
  if (order === undefined) return current;
  return order * direction > 0 || (order === 0 && !next.inclusive) ? next : current;
}

function isPath(value: Value | undefined): value is Path {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'path';
}
