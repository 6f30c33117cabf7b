import { readEntityTags } from '../readEntityTags';

/** What an address answers with. */
export interface Document {
  readonly type: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
  /** How long caches may store it, in seconds, and send it once more while they get another; with 0 none stores it. */
  readonly maxAge: number;
}

/** An answer with its ETag, or 304 where the caller has it. Pages elsewhere may read it: all of it is public. */
export async function respond(request: Request, { type, body, maxAge }: Document): Promise<Response> {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const etag = `"${Array.from(hash.slice(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
  const headers = {
    'access-control-allow-origin': '*',
    'cache-control':
      maxAge === 0
        ? 'no-store'
        : `public, max-age=${Math.min(maxAge, 300)}, s-maxage=${maxAge}, stale-while-revalidate=${maxAge}`,
    'content-type': type,
    etag,
    'x-content-type-options': 'nosniff',
  };
  const known = readEntityTags(request);
  if (known.some((one) => one.replace(/^W\//, '') === etag)) return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : bytes, { headers });
}

/** An answer without a document, which no cache stores. */
export function refuse(status: 400 | 404 | 405 | 429 | 501 | 503, reason: string): Response {
  return new Response(`${reason}\n`, {
    status,
    headers: {
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
      ...(status === 405 && { allow: 'GET, HEAD' }),
      ...(status === 503 && { 'retry-after': '30' }),
      ...(status === 429 && { 'retry-after': '60' }),
    },
  });
}

/** Leads to the address that caches have. */
export function movePermanently(location: string): Response {
  return new Response(null, { status: 301, headers: { location, 'cache-control': 'public, max-age=300' } });
}
