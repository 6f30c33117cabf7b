import type { Service } from '../http/service';

/** Returns a fetch that a service answers in this process. Bodies are strings. */
export function toFetch({ answer }: Service): (url: string | URL, init: RequestInit) => Promise<Response> {
  return async (url, { method = 'GET', headers, body }) => {
    const { status, body: text } = await answer({
      method,
      url: new URL(url),
      headers: Object.fromEntries(new Headers(headers)),
      body: Buffer.from(typeof body === 'string' ? body : ''),
    });
    return new Response(String(text ?? ''), { status });
  };
}
