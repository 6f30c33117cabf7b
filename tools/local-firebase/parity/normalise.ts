import type { Answer, Json } from './platforms/platform';

/** An answer without what two right servers may give differently. */
export interface Normalised {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Makes the normaliser of one database's answers. It leaves out what differs from run to run:
 * - an error keeps its code and status: Firestore Lite reads nothing else, and messages are not to be relied on;
 * - `readTime` becomes `<time>`, and the times of writing are numbered as they appear: what counts is which are the same;
 * - server timestamps in fields become `<now>`: two clocks never agree;
 * - the keys of maps are sorted and a batchGet is sorted by name: their order means nothing;
 * - of a commit, only the results of transforms are kept: the times of its documents are read afterwards;
 * - long texts become their length: the recorded answers stay readable;
 * - empty lists and fields, as proto3 JSON may leave them out; `done`, `transaction` and `skippedResults`, which Lite ignores.
 */
export function normaliser(): (answer: Answer) => Normalised {
  const written = new Map<string, string>();
  const token = (time: string): string => {
    const known = written.get(time) ?? `<time ${written.size + 1}>`;
    written.set(time, known);
    return known;
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
      // Only a document's own times: a field of that name holds a value, an object.
      .map(([key, value]) => {
        if (typeof value !== 'string') return [key, toValue(value, token)];
        return [key, key === 'readTime' ? '<time>' : writeTimes.has(key) ? token(value) : toValue(value, token)];
      }),
  );
}

/** All of a commit's answer that says more than a read of the documents does; Lite reads none of it. */
function transformResults(writeResults: readonly unknown[]): unknown {
  return writeResults.map((result) => (isObject(result) ? toValue(result.transformResults ?? [], String) : result));
}

/** An absent list or map of fields is an empty one. */
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

/** Whether a parsed JSON value is an object. */
export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
