import type { Answer, Json } from './platforms/platform';

/** Response without the details that may differ between two correct servers. */
export interface Normalised {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Creates the normalizer for the responses of one database. The normalizer removes details that differ between runs:
 * - An error retains only its code and status. Firestore Lite reads nothing else, and messages are not part of the
 * interface.
 * - `readTime` becomes `<time>`. Write times are numbered in order of appearance, so that equal times remain equal.
 * - Server timestamps in fields become `<now>`, because clocks differ.
 * - Map keys and `batchGet` results are sorted, because their order has no meaning.
 * - A commit retains only the results of transforms. A later read returns the times of its documents.
 * - A long text becomes its length, so that recorded responses remain readable.
 * - Empty lists and fields are removed, because proto3 JSON may omit them.
 * - `done`, `transaction` and `skippedResults` are removed, because Firestore Lite ignores them.
 */
export function normaliser(): (answer: Answer) => Normalised {
  const written = new Map<string, string>();
  const token = (time: string): string => {
    const knownToken = written.get(time) ?? `<time ${written.size + 1}>`;
    written.set(time, knownToken);
    return knownToken;
  };
  return ({ status, body }) => {
    if (status !== 200) return { status, body: toError(body) };
    if (isObject(body) && Array.isArray(body.writeResults))
      return { status, body: transformResults(body.writeResults) };
    const ordered = isBatchGet(body) ? [...body].sort((a, b) => compareText(nameIn(a), nameIn(b))) : body;
    return { status, body: toValue(ordered, token) };
  };
}

function toError(body: unknown): unknown {
  const first: unknown = Array.isArray(body) ? body[0] : body;
  if (!isObject(first) || !isObject(first.error)) return body;
  return { code: first.error.code, status: first.error.status };
}

const dropped = new Set(['done', 'transaction', 'skippedResults', 'commitTime']);
const writeTimes = new Set(['updateTime', 'createTime']);

function toValue(json: unknown, token: (time: string) => string): unknown {
  if (Array.isArray(json)) return json.map((item) => toValue(item, token));
  if (typeof json === 'string' && json.length > 500) return `<${json.length} characters>`;
  if (!isObject(json)) return json;
  const { timestampValue } = json;
  if (typeof timestampValue === 'string' && Math.abs(Date.parse(timestampValue) - Date.now()) < 600_000)
    return { timestampValue: '<now>' };
  return Object.fromEntries(
    Object.entries(json)
      .filter(([key, value]) => !dropped.has(key) && !isEmpty(key, value))
      .sort(([a], [b]) => compareText(a, b))
      // Replace only the document's own times. The value of a field with the same name is an object.
      .map(([key, value]) => {
        if (typeof value !== 'string') return [key, toValue(value, token)];
        return [key, key === 'readTime' ? '<time>' : writeTimes.has(key) ? token(value) : toValue(value, token)];
      }),
  );
}

/**
 * Returns the transform results of a commit. A later read of the documents does not contain these results, and
 * Firestore Lite ignores them.
 */
function transformResults(writeResults: readonly unknown[]): unknown {
  return writeResults.map((result) => (isObject(result) ? toValue(result.transformResults ?? [], String) : result));
}

/** Returns true for an empty list or map of fields, which equals a missing one. */
function isEmpty(key: string, value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return key === 'fields' && isObject(value) && Object.keys(value).length === 0;
}

function isBatchGet(body: unknown): body is Json[] {
  return Array.isArray(body) && body.every((item) => isObject(item) && ('found' in item || 'missing' in item));
}

function nameIn({ found, missing }: Json): string {
  return String(isObject(found) ? found.name : missing);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Returns true if a parsed JSON value is an object. */
export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
