import { isObject } from '../normalise';
import type { FirestoreRequest, Json } from '../platforms/platform';

/** Documents in a batchGet response, by path. */
export type State = ReadonlyMap<string, Json>;

/** Converts a normalized batchGet response with all documents to a state. */
export function toState(answer: unknown): State {
  const items: readonly unknown[] = isObject(answer) && Array.isArray(answer.body) ? answer.body : [];
  const documents = items.flatMap((item) => (isObject(item) && isObject(item.found) ? [item.found] : []));
  return new Map(documents.map((document) => [pathIn(document), isObject(document.fields) ? document.fields : {}]));
}

/**
 * Returns the expected result paths of a query by filtering and sorting the whole state. Returns undefined for queries
 * that this simple model does not support. It supports one comparison of `n` with an int, sorted by `n`, without
 * cursors.
 */
export function expectedPaths(state: State, { call, body }: FirestoreRequest): readonly string[] | undefined {
  const query = isObject(body) && call === 'runQuery' ? body.structuredQuery : undefined;
  if (!isObject(query) || query.startAt || query.endAt || !Array.isArray(query.orderBy)) return undefined;
  const filter = isObject(query.where) ? query.where.fieldFilter : undefined;
  if (!isObject(filter) || !isObject(filter.value) || filter.value.integerValue === undefined) return undefined;
  const bound = Number(filter.value.integerValue);
  const collection: unknown = Array.isArray(query.from) && isObject(query.from[0]) ? query.from[0].collectionId : '';
  const documents = [...state]
    .filter(([path]) => path.startsWith(`${String(collection)}/`))
    .map(([path, { n }]) => ({ path, n: numberIn(n) }))
    .filter(({ n }) => n !== undefined && holds(String(filter.op), n, bound))
    .sort((a, b) => (a.n ?? 0) - (b.n ?? 0) || (a.path < b.path ? -1 : 1))
    .map(({ path }) => path);
  const start = Number(query.offset ?? 0);
  return documents.slice(start, query.limit === undefined ? undefined : start + Number(query.limit));
}

/** Returns the paths in a normalized query response, in order. */
export function answeredPaths(answer: unknown): readonly string[] {
  const items: readonly unknown[] = isObject(answer) && Array.isArray(answer.body) ? answer.body : [];
  return items.flatMap((item) => (isObject(item) && isObject(item.document) ? [pathIn(item.document)] : []));
}

function numberIn(value: unknown): number | undefined {
  if (!isObject(value)) return undefined;
  const number = value.integerValue ?? value.doubleValue;
  return number === undefined ? undefined : Number(number);
}

function holds(op: string, lhs: number, rhs: number): boolean {
  switch (op) {
    case 'EQUAL':
      return lhs === rhs;
    case 'LESS_THAN':
      return lhs < rhs;
    case 'LESS_THAN_OR_EQUAL':
      return lhs <= rhs;
    case 'GREATER_THAN':
      return lhs > rhs;
    case 'GREATER_THAN_OR_EQUAL':
      return lhs >= rhs;
    default:
      throw new Error(`The model does not support ${op}.`);
  }
}

function pathIn({ name }: Json): string {
  return String(name).split('/documents/')[1] ?? '';
}
