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
 * - long texts become their length: the recorded answers stay readable;
 * - `done`, `transaction` and empty lists: proto3 JSON may leave them out.
 */
export function normaliser(): (answer: Answer) => Normalised {
  const written = new Map<string, string>();
  const token = (time: string): string => {
    const known = written.get(time) ?? `<time ${written.size + 1}>`;
    written.set(time, known);
    return known;
  };
  return ({ status, body }) => {
    if (status !== 200) return { status, body: errorOf(body) };
    const ordered = isBatchGet(body) ? [...body].sort((a, b) => compareText(nameIn(a), nameIn(b))) : body;
    return { status, body: valueOf(ordered, token) };
  };
}

function errorOf(body: unknown): unknown {
  const first: unknown = Array.isArray(body) ? body[0] : body;
  if (!isObject(first) || !isObject(first.error)) return body;
  return { code: first.error.code, status: first.error.status };
}

const dropped = new Set(['done', 'transaction']);
const writeTimes = new Set(['updateTime', 'createTime', 'commitTime']);

function valueOf(json: unknown, token: (time: string) => string): unknown {
  if (Array.isArray(json)) return json.map((item) => valueOf(item, token));
  if (typeof json === 'string' && json.length > 500) return `<${json.length} characters>`;
  if (!isObject(json)) return json;
  const { timestampValue } = json;
  if (typeof timestampValue === 'string' && Math.abs(Date.parse(timestampValue) - Date.now()) < 600_000)
    return { timestampValue: '<now>' };
  return Object.fromEntries(
    Object.entries(json)
      .filter(([key, value]) => !dropped.has(key) && !(Array.isArray(value) && value.length === 0))
      .sort(([a], [b]) => compareText(a, b))
      // Only a document's own times: a field of that name holds a value, an object.
      .map(([key, value]) => {
        if (typeof value !== 'string') return [key, valueOf(value, token)];
        return [key, key === 'readTime' ? '<time>' : writeTimes.has(key) ? token(value) : valueOf(value, token)];
      }),
  );
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
