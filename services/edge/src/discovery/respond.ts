import { hasEntityTag, toEntityTag } from '../entityTags';

export interface Document {
  readonly type: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
  /** The time, in seconds, that caches may store the document, and serve it while they revalidate it. */
  readonly maxAge: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Returns a document with its entity tag, or a 304 if the client already has it. Pages of all origins can read it. */
export function respond(request: Request, { type, body, maxAge, headers: more }: Document): Response {
  const etag = toEntityTag(body);
  const headers = {
    'access-control-allow-origin': '*',
    'cache-control':
      maxAge === 0
        ? 'no-store'
        : `public, max-age=${Math.min(maxAge, 300)}, s-maxage=${maxAge}, stale-while-revalidate=${maxAge}`,
    'content-type': type,
    etag,
    'x-content-type-options': 'nosniff',
    ...more,
  };
  if (hasEntityTag(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}

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

export function redirect(location: string): Response {
  return new Response(null, { status: 301, headers: { location, 'cache-control': 'public, max-age=300' } });
}
