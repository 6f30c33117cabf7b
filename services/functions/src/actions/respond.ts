import { ActionError } from './ActionError';

/** Returns the response for an error. Errors that the caller did not cause are logged, not described. */
export function refuse(error: unknown): Response {
  if (!(error instanceof ActionError)) {
    console.error(error);
    return refuse(new ActionError(503, 'unavailable', 'Try again later.', { retryAfter: 30 }));
  }
  const { status, code, message, details } = error;
  const { fields, retryAfter } = details;
  return respond(
    { error: { code, message, ...(fields && { fields }) } },
    {
      status,
      headers: {
        ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
        ...(status === 405 && { allow: 'POST' }),
      },
    },
  );
}

/** Returns a JSON response that caches must not store. */
export function respond(
  body: object,
  {
    status = 200,
    headers = {},
  }: { readonly status?: number; readonly headers?: Readonly<Record<string, string>> } = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  });
}
