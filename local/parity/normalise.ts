import type { Answer, Json } from './platforms/platform';

/** An answer without what two right servers may give differently. */
export interface Normalised {
  readonly status: number;
  readonly body: unknown;
}

const times = new Set(['readTime', 'updateTime', 'createTime', 'commitTime']);

/**
 * Leaves out of an answer what differs from run to run, and says why:
 * - an error keeps its code and status: Firestore Lite reads nothing else, and messages are not to be relied on;
 * - the server's times become `<time>`, and server timestamps in fields `<now>`: two clocks never agree;
 * - the keys of maps are sorted and a batchGet is sorted by name: their order means nothing;
 * - an error in a stream of results stands alone, whether or not it comes in a list.
 */
export function normalise({ status, body }: Answer, now = Date.now()): Normalised {
  if (status !== 200) return { status, body: errorOf(body) };
  const plain = valueOf(body, now);
  return { status, body: isBatchGet(plain) ? [...plain].sort((a, b) => compareText(nameIn(a), nameIn(b))) : plain };
}

function errorOf(body: unknown): unknown {
  const first: unknown = Array.isArray(body) ? body[0] : body;
  if (!isObject(first) || !isObject(first.error)) return body;
  return { code: first.error.code, status: first.error.status };
}

function valueOf(json: unknown, now: number): unknown {
  if (Array.isArray(json)) return json.map((item) => valueOf(item, now));
  if (!isObject(json)) return json;
  const { timestampValue } = json;
  if (typeof timestampValue === 'string' && Math.abs(Date.parse(timestampValue) - now) < 600_000)
    return { timestampValue: '<now>' };
  return Object.fromEntries(
    Object.entries(json)
      .sort(([a], [b]) => compareText(a, b))
      // Only a document's own times: a field of that name holds a value, an object.
      .map(([key, value]) => [key, times.has(key) && typeof value === 'string' ? '<time>' : valueOf(value, now)]),
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
