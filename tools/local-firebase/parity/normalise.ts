import type { Answer, Json } from './platforms/platform';

/** A response without details that may differ between two correct servers. */
export interface Normalised {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Creates the normalizer for the responses of one database. It removes details that differ between runs:
 * - An error retains its code and status. Firestore Lite reads nothing else, and messages are not part of the
 * interface.
 * - `readTime` becomes `<time>`, and write times are numbered in order of appearance, so that equal times remain equal.
 * - Server timestamps in fields become `<now>`, because clocks differ.
 * - Keys of maps are sorted, and so are results of a batchGet, because their order has no meaning.
 * - A commit retains only the results of transforms. The times of its documents are read afterwards.
 * - Long texts become their length, so that recorded responses remain readable.
 * - Removed are empty lists and fields, which proto3 JSON may omit, and `done`, `transaction` and `skippedResults`,
 * which Lite ignores.
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
      // Only the times of the document itself. A field with such a name contains a value, which is an object.
      .map(([key, value]) => {
        if (typeof value !== 'string') return [key, toValue(value, token)];
        return [key, key === 'readTime' ? '<time>' : writeTimes.has(key) ? token(value) : toValue(value, token)];
      }),
  );
}

/** Returns the part of a commit's response that a read of the documents does not contain. Lite ignores it. */
function transformResults(writeResults: readonly unknown[]): unknown {
  return writeResults.map((result) => (isObject(result) ? toValue(result.transformResults ?? [], String) : result));
}

/** A missing list or map of fields equals an empty one. */
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
