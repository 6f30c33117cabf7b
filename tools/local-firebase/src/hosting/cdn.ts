import type { WebHandler } from '../http/toNodeListener';

const MAX_BYTES = 32_000_000;
/** Estimated size of a stored response without its body, in bytes. */
const OVERHEAD = 1_000;
/** The only cookie that Hosting forwards to a function. */
const SESSION = '__session';

interface Stored {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer>;
  /** Time of the content in milliseconds since 1970. Includes the `Age` that a cache inside the function reports. */
  readonly since: number;
  /** Milliseconds after `since` during which the response is fresh. */
  readonly fresh: number;
  /** Additional milliseconds during which the response may be served while it is fetched again, or replace an error. */
  readonly whileRevalidate: number;
  readonly ifError: number;
}

/**
 * Simulates Hosting's CDN for a function's responses. Stores responses if `Cache-Control` allows it, by URL and by the
 * headers in `Vary`, and evicts the least recently used ones. Answers conditional requests itself, so the function
 * receives neither conditional headers nor cookies.
 */
export function withCdn(handler: WebHandler, { now = Date.now, maxBytes = MAX_BYTES } = {}): WebHandler {
  const answers = new Map<string, Stored>();
  /** Names of the headers that the responses vary by, by URL. */
  const varying = new Map<string, readonly string[]>();
  const revalidating = new Set<string>();
  let bytes = 0;

  const toKey = ({ url, headers }: Request) =>
    [url, ...(varying.get(url) ?? []).map((name) => headers.get(name) ?? '')].join('\n');

  const remove = (key: string) => {
    const stored = answers.get(key);
    if (stored) bytes -= stored.body.byteLength + OVERHEAD;
    answers.delete(key);
  };

  const store = (request: Request, stored: Stored) => {
    varying.set(request.url, toList(stored.headers.get('vary')));
    const key = toKey(request);
    remove(key);
    answers.set(key, stored);
    bytes += stored.body.byteLength + OVERHEAD;
    for (const oldest of answers.keys()) {
      if (bytes <= maxBytes) break;
      remove(oldest);
    }
    // Remove entries of evicted responses. A missing entry only causes a refetch.
    if (varying.size > answers.size + 1_000) varying.clear();
  };

  const fetchAnswer = async (request: Request): Promise<Stored> => {
    const response = await handler(new Request(request.url, { headers: toFunctionHeaders(request.headers) }));
    const body = new Uint8Array(await response.arrayBuffer());
    const stored = {
      status: response.status,
      headers: new Headers(response.headers),
      body,
      ...getTimes(response, now()),
    };
    if (!stored.headers.has('cache-control')) stored.headers.set('cache-control', 'private');
    if (stored.fresh > 0 && body.byteLength <= maxBytes) store(request, stored);
    return stored;
  };

  const revalidate = async (request: Request, key: string) => {
    if (revalidating.has(key)) return;
    revalidating.add(key);
    try {
      await fetchAnswer(request);
    } catch (error) {
      console.error(error);
    } finally {
      revalidating.delete(key);
    }
  };

  return async (request) => {
    if (!['GET', 'HEAD'].includes(request.method) || request.headers.has('authorization')) return handler(request);
    const key = toKey(request);
    const stored = answers.get(key);
    const age = stored ? now() - stored.since : 0;
    if (stored && age < stored.fresh + stored.whileRevalidate) {
      // Mark the response as the most recently used.
      answers.delete(key);
      answers.set(key, stored);
      if (age >= stored.fresh) void revalidate(request, key);
      return toResponse(request, stored, age, 'HIT');
    }
    const canStandIn = stored && age < stored.fresh + stored.ifError;
    try {
      const answer = await fetchAnswer(request);
      if (canStandIn && answer.status >= 500) return toResponse(request, stored, age, 'HIT');
      return toResponse(request, answer, now() - answer.since, 'MISS');
    } catch (error) {
      if (canStandIn) return toResponse(request, stored, age, 'HIT');
      throw error;
    }
  };
}

function toFunctionHeaders(headers: Headers): Headers {
  const sent = new Headers(headers);
  for (const name of ['if-none-match', 'if-modified-since', 'range', 'cookie']) sent.delete(name);
  const session = toList(headers.get('cookie'), ';').find((cookie) => cookie.startsWith(`${SESSION}=`));
  if (session) sent.set('cookie', session);
  return sent;
}

/** Returns the lifetimes of a response. A response without caching headers must not be stored. */
function getTimes({ headers }: Response, now: number): Pick<Stored, 'since' | 'fresh' | 'whileRevalidate' | 'ifError'> {
  const caching = headers.get('cache-control') ?? '';
  const directives = new Map(
    toList(caching).map((directive): [string, number] => {
      const [name = '', seconds = '0'] = directive.toLowerCase().split('=');
      return [name, Number(seconds) * 1000];
    }),
  );
  const isForAll =
    !['private', 'no-store', 'no-cache'].some((name) => directives.has(name)) && headers.get('vary') !== '*';
  return {
    since: now - Number(headers.get('age') ?? 0) * 1000,
    fresh: isForAll ? (directives.get('s-maxage') ?? directives.get('max-age') ?? 0) : 0,
    whileRevalidate: directives.get('stale-while-revalidate') ?? 0,
    ifError: directives.get('stale-if-error') ?? 0,
  };
}

function toResponse(request: Request, { status, headers, body }: Stored, age: number, from: 'HIT' | 'MISS'): Response {
  const sent = new Headers(headers);
  sent.set('x-cache', from);
  if (from === 'HIT') sent.set('age', String(Math.floor(age / 1000)));
  const etag = toWeak(headers.get('etag') ?? '');
  const isKnown = etag !== '' && toList(request.headers.get('if-none-match')).some((tag) => toWeak(tag) === etag);
  if (status === 200 && isKnown) return new Response(null, { status: 304, headers: sent });
  const isEmpty = request.method === 'HEAD' || [204, 205, 304].includes(status);
  return new Response(isEmpty ? null : body, { status, headers: sent });
}

const toWeak = (etag: string) => etag.replace(/^W\//, '');

function toList(text: string | null, separator = ','): readonly string[] {
  return (text ?? '').split(separator).flatMap((part) => part.trim() || []);
}
