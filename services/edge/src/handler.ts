import { splitLanguage, toBase } from '@adp/shared-ui/languages';
import { Hono } from 'hono';
import { createApi } from './api/createApi';
import { createPublicData } from './api/createPublicData';
import { createSiteSettings } from './createSiteSettings';
import { createAddresses } from './discovery/addresses';
import { createDescribe } from './discovery/createDescribe';
import { createDiscovery } from './discovery/createDiscovery';
import type { Handler, HandlerOptions } from './HandlerOptions';
import { caching } from './render/answers';
import { createUsageCounter } from './usage/createUsageCounter';

/** Answers every request that a server answers for the site. Never rejects. */
export function createHandler(options: HandlerOptions): Handler {
  const publicData = createPublicData(options);
  const api = createApi(options, publicData);
  const discovery = createDiscovery(options, publicData);
  const usage = createUsageCounter(options.saveUsage, options.now ?? Date.now);
  const describe = createDescribe(options, publicData, usage.setProgramme);
  const settings = createSiteSettings(publicData.reader, options.now ?? Date.now);
  const searchPage = new URL(createAddresses(options.site).searchPage).pathname;
  /** Old paths are those of all languages, unless one is named. */
  const findTarget = async (pathname: string) => {
    const { language, path } = splitLanguage(pathname);
    const known = await settings.findRedirect(pathname);
    const target = known ?? (path === pathname ? undefined : await settings.findRedirect(path));
    const isIn = target !== undefined && splitLanguage(target).language !== 'en';
    return known ?? (target === undefined || isIn ? target : toBase(language) + target);
  };
  const answerPage = async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    // Each search is another page, so no cache stands before it.
    const isSearch = splitLanguage(pathname).path === searchPage && searchParams.has('q');
    const isWithin = !isSearch || publicData.isWithin(request, 'reads');
    const answer = await options.pages?.(request, describe, isWithin, await settings.getNotices());
    // No redirect takes the place of a page that is there.
    const target = answer?.status === 404 || answer?.status === 410 ? await findTarget(pathname) : undefined;
    if (target !== undefined) return toMoved(target, request.url);
    if (answer) {
      void usage.count(request, answer.status);
      return answer;
    }
    return new Response('Not found\n', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });
  };

  const app = new Hono();
  app.all('/api/:path{.*}', ({ req }) => api(req.raw));
  app.route('/', discovery);
  app.all('*', ({ req }) => answerPage(req.raw));
  app.onError((error) => {
    console.error(error);
    return new Response(null, { status: 500, headers: { 'cache-control': 'no-store' } });
  });
  return async (request) => app.fetch(request);
}

/** What follows the `?` goes along, unless the new address has something of its own there. */
function toMoved(target: string, url: string): Response {
  const location = target.includes('?') || target.includes('#') ? target : target + new URL(url).search;
  return new Response(null, { status: 301, headers: { location, 'cache-control': caching.moved } });
}
