import { readEntityTags } from '../readEntityTags';
import type { ApiError } from './ApiError';
import { maxStale, staleTime, type Answer } from './AnswerCache';

const headers = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, retry-after',
  'content-type': 'application/json; charset=utf-8',
  'x-content-type-options': 'nosniff',
};

/** `{ error: { code, message } }`, stored by no cache. */
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

/** An answer to a request, or 304 where the caller has it. */
export function dataResponse(request: Request, answer: Answer, { isForOne }: { readonly isForOne: boolean }): Response {
  const seconds = (milliseconds: number) => String(Math.floor(milliseconds / 1000));
  const cached: Record<string, string> = {
    ...headers,
    etag: answer.etag,
    // By its age an answer ends at the same time in every cache on its way.
    ...(isForOne
      ? { 'cache-control': 'private, no-cache' }
      : {
          age: seconds(answer.age),
          'cache-control': `public, max-age=${seconds(staleTime)}, s-maxage=${seconds(staleTime)}, stale-while-revalidate=${seconds(maxStale - staleTime)}`,
        }),
  };
  const known = readEntityTags(request);
  if (answer.status === 200 && known.includes(answer.etag)) return new Response(null, { status: 304, headers: cached });
  return new Response(request.method === 'HEAD' ? null : answer.body, { status: answer.status, headers: cached });
}
