import { compareKnown } from './comparison';
import {
  hasType,
  isList,
  isMap,
  isNumber,
  unknown,
  type Path,
  type Value,
  type Bound,
  type Facts,
  type UnknownMap,
} from './values';

export type FieldOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'not-in' | 'array-contains';

/**
 * Comparison of a query. `field` contains the segments of the field path. `['__name__']` compares the document name with
 * a path.
 */
export interface FieldFilter {
  readonly field: readonly string[];
  readonly operator: FieldOperator;
  readonly value: Value;
}

/** Case of a query: one way in which a document can match, with the facts that follow from it. */
export interface QueryCase {
  readonly data: UnknownMap;
  /** Document name, if the query pins it. */
  readonly name?: Path;
}

/** Returns the case in which all these comparisons are true, with the values that they pin. */
export function toQueryCase(filters: readonly FieldFilter[]): QueryCase {
  const name = filters.find(({ field, operator }) => field.join() === '__name__' && operator === '==')?.value;
  const fields = filters.filter(({ field }) => field[0] !== '__name__');
  const data = toMap('resource.data', fields);
  return hasType(name, 'path') ? { data, name } : { data };
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
