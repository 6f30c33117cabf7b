import { createApi } from './api/createApi';
import { createPublicData } from './api/createPublicData';
import { createDescribe } from './discovery/createDescribe';
import { createDiscovery } from './discovery/createDiscovery';
import type { Handler, HandlerOptions } from './HandlerOptions';

/** Answers every request that a server answers for the site. Never rejects. */
export function createHandler(options: HandlerOptions): Handler {
  const publicData = createPublicData(options);
  const api = createApi(options, publicData);
  const discovery = createDiscovery(options, publicData);
  const describe = createDescribe(options, publicData);
  return async (request) => {
    if (new URL(request.url).pathname.startsWith('/api/')) return api(request);
    const answer = (await discovery(request)) ?? (await options.pages?.(request, describe));
    if (answer) return answer;
    return new Response('Not found\n', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });
  };
}
