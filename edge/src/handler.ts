import { createApi } from './api/createApi';
import type { Handler, HandlerOptions } from './HandlerOptions';

/** Answers every request that a server answers for the site. Never rejects. */
export function createHandler(options: HandlerOptions): Handler {
  const api = createApi(options);
  return async (request) => {
    if (new URL(request.url).pathname.startsWith('/api/')) return api(request);
    const page = await options.pages?.(request);
    if (page) return page;
    return new Response('Not found\n', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });
  };
}
