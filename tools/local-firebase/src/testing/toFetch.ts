import type { Service } from '../http/service';

/** Returns a fetch function that calls a service in this process. Response bodies are strings. */
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
