import { createHash, randomUUID } from 'node:crypto';

/**
 * How long what a route class gives is stored. The data of a page may be 30 s old when it is rendered (decision 070), so with these
 * 30 s nobody sees what is older than a minute, unless nothing else is to be had.
 */
export const caching = {
  page: 'public, max-age=0, s-maxage=15, stale-while-revalidate=15, stale-if-error=600',
  /** Short, because a release may add the page at any time. */
  missing: 'public, max-age=0, s-maxage=5',
  /** A name that is taken back soon after leads nobody in circles for longer. */
  moved: 'public, max-age=60, s-maxage=60',
  /** A page that could not be rendered is tried again soon. */
  unrendered: 'public, max-age=0, s-maxage=5',
  private: 'private, no-cache',
  /** For one visitor alone, and for now. */
  limited: 'no-store',
} as const;

/** When who gets one of these may come again, in seconds. */
export const retryAfter: Readonly<Record<number, string>> = { 429: '60', 503: '5' };

/** An answer for all who ask for the same at once. */
export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
  /** The page could not be rendered: the body is the shell's HTML, with which the browser makes it. */
  readonly isUnrendered?: boolean;
}

/** In a page's text the place of what comes as bytes; nothing that a page says can be the same. */
export const bytesPlace = randomUUID();

/** In the data of a page: when it was read, and the server's time of what was read. */
const readTimes = /"(?:now|asOf)":\{"\$date":"[^"]*"\}/g;

/**
 * The answer with the hash of what it says: `text`, with `bytes` at their place. When it was read is left out: a page that shows the same
 * is not sent again.
 */
export function toAnswer(
  status: number,
  headers: Readonly<Record<string, string>>,
  text: string,
  bytes: Uint8Array = new Uint8Array(),
): PageAnswer {
  const [before = '', after = ''] = text.split(bytesPlace);
  const body = Buffer.concat([Buffer.from(before), bytes, Buffer.from(after)]);
  const parts = [before, bytes, after.replaceAll(readTimes, '')];
  const hash = parts.reduce((sum, part) => sum.update(part), createHash('sha256')).digest('base64url');
  return { status, headers: { ...headers, etag: `W/"${hash.slice(0, 22)}"` }, body };
}

export function toResponse({ status, headers, body }: PageAnswer, request: Request): Response {
  const isUnchanged = status === 200 && request.headers.get('if-none-match')?.includes(headers['etag'] ?? '');
  if (isUnchanged) return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' || body.byteLength === 0 ? null : body, { status, headers });
}

/** The shell's own host does not answer, and never has. */
export function unavailable(): Response {
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': retryAfter[503] ?? '',
  };
  return new Response('The site is not available right now. Please try again.\n', { status: 503, headers });
}
