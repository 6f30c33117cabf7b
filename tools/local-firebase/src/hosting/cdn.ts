import type { WebHandler } from '../http/toNodeListener';

const MAX_BYTES = 32_000_000;
/** What an answer costs besides its body. */
const OVERHEAD = 1_000;
/** The one cookie that Hosting lets through to a function. */
const SESSION = '__session';

interface Stored {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer>;
  /** Since when it was true, in milliseconds since 1970: by its `Age`, what a function has stored itself counts. */
  readonly since: number;
  /** In milliseconds after that: fresh, sent while another is got, sent where there is no other. */
  readonly fresh: number;
  readonly whileRevalidate: number;
  readonly ifError: number;
}

interface Options {
  readonly now?: () => number;
  readonly maxBytes?: number;
}

/**
 * What Hosting's CDN does with a function's answers: those that say so (`Cache-Control`: public, `s-maxage`, `stale-while-revalidate`,
 * `stale-if-error`) are stored and sent to all who ask for the same, by address and by what `Vary` names. The function is asked without
 * cookies and conditions; who has an answer already is told so here. Bounded; the answers that were not asked for longest go first.
 */
export function withCdn(handler: WebHandler, { now = Date.now, maxBytes = MAX_BYTES }: Options = {}): WebHandler {
  const answers = new Map<string, Stored>();
  /** By address: the names of the headers that its answers differ by. */
  const varying = new Map<string, readonly string[]>();
  const revalidating = new Set<string>();
  let bytes = 0;

  const toKey = ({ url, headers }: Request) =>
    [url, ...(varying.get(url) ?? []).map((name) => headers.get(name) ?? '')].join('\n');

  const remove = (key: string) => {
    const known = answers.get(key);
    if (known) bytes -= known.body.byteLength + OVERHEAD;
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
    // Of those that are gone: without them an answer is got again.
    if (varying.size > answers.size + 1_000) varying.clear();
  };

  /** The function's answer, stored where it may be. */
  const ask = async (request: Request): Promise<Stored> => {
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
      await ask(request);
    } catch (error) {
      console.error(error);
    } finally {
      revalidating.delete(key);
    }
  };

  return async (request) => {
    if (!['GET', 'HEAD'].includes(request.method) || request.headers.has('authorization')) return handler(request);
    const key = toKey(request);
    const known = answers.get(key);
    const age = known ? now() - known.since : 0;
    if (known && age < known.fresh + known.whileRevalidate) {
      // As the one that was asked for last.
      answers.delete(key);
      answers.set(key, known);
      if (age >= known.fresh) void revalidate(request, key);
      return toResponse(request, known, age, 'HIT');
    }
    const canStandIn = known && age < known.fresh + known.ifError;
    try {
      const answer = await ask(request);
      if (canStandIn && answer.status >= 500) return toResponse(request, known, age, 'HIT');
      return toResponse(request, answer, now() - answer.since, 'MISS');
    } catch (error) {
      if (canStandIn) return toResponse(request, known, age, 'HIT');
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

/** How long an answer may be sent; not at all unless it says so itself. */
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
  const isKnown = etag !== '' && toList(request.headers.get('if-none-match')).some((one) => toWeak(one) === etag);
  if (status === 200 && isKnown) return new Response(null, { status: 304, headers: sent });
  const isEmpty = request.method === 'HEAD' || [204, 205, 304].includes(status);
  return new Response(isEmpty ? null : body, { status, headers: sent });
}

const toWeak = (etag: string) => etag.replace(/^W\//, '');

function toList(text: string | null, separator = ','): readonly string[] {
  return (text ?? '').split(separator).flatMap((part) => part.trim() || []);
}
