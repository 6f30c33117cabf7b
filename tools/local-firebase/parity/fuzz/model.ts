import { isObject } from '../normalise';
import type { FirestoreRequest, Json } from '../platforms/platform';

/** A document as a batchGet answered it: its path and its fields. */
export type State = ReadonlyMap<string, Json>;

/** The state that a normalised batchGet of all documents gives. */
export function toState(answer: unknown): State {
  const items: readonly unknown[] = isObject(answer) && Array.isArray(answer.body) ? answer.body : [];
  const found = items.flatMap((item) => (isObject(item) && isObject(item.found) ? [item.found] : []));
  return new Map(found.map((document) => [pathIn(document), isObject(document.fields) ? document.fields : {}]));
}

/**
 * The paths that a query should give, by filter and sort over the whole state; undefined for a query that this simple
 * model does not follow: it knows one comparison of `n` with an int, in the order of `n`, without cursors.
 */
export function expectedPaths(state: State, { call, body }: FirestoreRequest): readonly string[] | undefined {
  const query = isObject(body) && call === 'runQuery' ? body.structuredQuery : undefined;
  if (!isObject(query) || query.startAt || query.endAt || !Array.isArray(query.orderBy)) return undefined;
  const filter = isObject(query.where) ? query.where.fieldFilter : undefined;
  if (!isObject(filter) || !isObject(filter.value) || filter.value.integerValue === undefined) return undefined;
  const bound = Number(filter.value.integerValue);
  const collection: unknown = Array.isArray(query.from) && isObject(query.from[0]) ? query.from[0].collectionId : '';
  const found = [...state]
    .filter(([path]) => path.startsWith(`${String(collection)}/`))
    .map(([path, { n }]) => ({ path, n: numberIn(n) }))
    .filter(({ n }) => n !== undefined && holds(String(filter.op), n, bound))
    .sort((a, b) => (a.n ?? 0) - (b.n ?? 0) || (a.path < b.path ? -1 : 1))
    .map(({ path }) => path);
  const start = Number(query.offset ?? 0);
  return found.slice(start, query.limit === undefined ? undefined : start + Number(query.limit));
}

/** The paths in the order of a normalised answer to a query. */
export function answeredPaths(answer: unknown): readonly string[] {
  const items: readonly unknown[] = isObject(answer) && Array.isArray(answer.body) ? answer.body : [];
  return items.flatMap((item) => (isObject(item) && isObject(item.document) ? [pathIn(item.document)] : []));
}

function numberIn(value: unknown): number | undefined {
  if (!isObject(value)) return undefined;
  const number = value.integerValue ?? value.doubleValue;
  return number === undefined ? undefined : Number(number);
}

function holds(op: string, left: number, right: number): boolean {
  switch (op) {
    case 'EQUAL':
      return left === right;
    case 'LESS_THAN':
      return left < right;
    case 'LESS_THAN_OR_EQUAL':
      return left <= right;
    case 'GREATER_THAN':
      return left > right;
    case 'GREATER_THAN_OR_EQUAL':
      return left >= right;
    default:
      throw new Error(`The model does not know ${op}.`);
  }
}

function pathIn({ name }: Json): string {
  return String(name).split('/documents/')[1] ?? '';
}
