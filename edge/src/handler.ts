import { splitLanguage } from '@adp/shell/languages';
import { createApi } from './api/createApi';
import { createPublicData } from './api/createPublicData';
import { createAddresses } from './discovery/addresses';
import { createDescribe } from './discovery/createDescribe';
import { createDiscovery } from './discovery/createDiscovery';
import type { Handler, HandlerOptions } from './HandlerOptions';

/** Answers every request that a server answers for the site. Never rejects. */
export function createHandler(options: HandlerOptions): Handler {
  const publicData = createPublicData(options);
  const api = createApi(options, publicData);
  const discovery = createDiscovery(options, publicData);
  const describe = createDescribe(options, publicData);
  const searchPage = new URL(createAddresses(options.site).searchPage).pathname;
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.startsWith('/api/')) return api(request);
    const found = await discovery(request);
    if (found) return found;
    // Each search is another page, so no cache stands before it.
    const isSearch = splitLanguage(pathname).path === searchPage && searchParams.has('q');
    const isWithin = !isSearch || publicData.isWithin(request, 'reads');
    const answer = await options.pages?.(request, describe, isWithin);
    if (answer) return answer;
    return new Response('Not found\n', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });
  };
}
