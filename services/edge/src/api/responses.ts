import { hasEntityTag } from '../entityTags';
import type { ApiError } from './ApiError';
import { type CachedResponse, maxStale, staleTime } from './ResponseCache';

const headers = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, retry-after',
  'content-type': 'application/json; charset=utf-8',
  'x-content-type-options': 'nosniff',
};

/** Returns `{ error: { code, message } }` as a response that no cache stores. */
export function errorResponse({ status, code, message, details: { parameter, retryAfter } }: ApiError): Response {
  return new Response(JSON.stringify({ error: { code, message, ...(parameter && { parameter }) } }), {
    status,
    headers: {
      ...headers,
      'cache-control': 'no-store',
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    },
  });
}

/** Returns the response, or a 304 if the client has it. Shared caches do not store a private response. */
export function dataResponse(
  request: Request,
  { status, body, etag, age }: CachedResponse,
  { isPrivate }: { readonly isPrivate: boolean },
): Response {
  const seconds = (milliseconds: number) => String(Math.floor(milliseconds / 1000));
  const cached: Record<string, string> = {
    ...headers,
    etag,
    // Send the age, so that the response expires at the same time in all caches along the way.
    ...(isPrivate
      ? { 'cache-control': 'private, no-cache' }
      : {
          age: seconds(age),
          'cache-control': `public, max-age=${seconds(staleTime)}, s-maxage=${seconds(staleTime)}, stale-while-revalidate=${seconds(maxStale - staleTime)}`,
        }),
  };
  if (status === 200 && hasEntityTag(request, etag)) return new Response(null, { status: 304, headers: cached });
  return new Response(request.method === 'HEAD' ? null : body, { status, headers: cached });
}

/**
 * Returns several items, without their bodies, as one response. Shared caches do not store it, because it shows what a
 * reader has saved.
 */
export function itemsResponse(
  responses: readonly (Pick<CachedResponse, 'status' | 'body'> & { readonly path: string })[],
) {
  const items: object[] = [];
  const missing: string[] = [];
  for (const { path, status, body } of responses) {
    const content = JSON.parse(new TextDecoder().decode(body)) as { readonly item?: object };
    if (status !== 200 || !content.item) missing.push(path);
    else items.push({ path, ...content.item, body: undefined, bodyTree: undefined });
  }
  return new Response(JSON.stringify({ items, missing }), {
    headers: { ...headers, 'cache-control': 'private, max-age=60' },
  });
}
