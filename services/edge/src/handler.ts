import { splitLanguage } from '@adp/shared-ui/languages';
import { Hono } from 'hono';
import { createApi } from './api/createApi';
import { createPublicData } from './api/createPublicData';
import { createSource } from './api/createSource';
import { createSiteSettings } from './createSiteSettings';
import { createDescribe } from './discovery/createDescribe';
import { createDiscovery } from './discovery/createDiscovery';
import { createSiteUrls } from './discovery/siteUrls';
import { createEmbeds } from './embed/createEmbeds';
import type { Handler, HandlerOptions } from './HandlerOptions';
import { createHealth } from './health/createHealth';
import { caching } from './render/pageResponse';
import { createUsageCounter } from './usage/createUsageCounter';

/** Creates the handler for all server requests of the site. The handler never rejects. */
export function createHandler(options: HandlerOptions): Handler {
  const { site, renderPage, saveUsage } = options;
  const publicData = createPublicData(options);
  const source = createSource(options, publicData);
  const api = createApi(source, publicData);
  const usage = createUsageCounter(saveUsage, publicData.now);
  const describe = createDescribe(site, publicData, usage.setProgramme);
  const settings = createSiteSettings(publicData);
  const searchPath = new URL(createSiteUrls(site).searchPage).pathname;

  const sendPage = async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    // Limit searches separately. Each search is a different page, so caches do not protect the renderer.
    const isSearch = splitLanguage(pathname).path === searchPath && searchParams.has('q');
    const isLimited = isSearch && !publicData.isWithin(request, 'reads');
    const { getStopped } = settings;
    const response = await renderPage?.(request, {
      describe,
      isLimited,
      notices: await settings.getNotices(),
      getStopped,
    });
    // A redirect must never hide an existing page.
    const isMissing = response?.status === 404 || response?.status === 410;
    const target = isMissing ? await settings.findRedirect(pathname) : undefined;
    if (target !== undefined) return redirect(target, request.url);
    if (response) {
      void usage.count(request, response.status);
      return response;
    }
    return new Response('Not found\n', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });
  };

  const app = new Hono();
  app.route('/', createHealth(options, publicData, settings.getStopped));
  app.all('/api/:path{.*}', ({ req }) => api(req.raw));
  app.route('/', createDiscovery(options, publicData));
  app.route('/', createEmbeds(source, publicData));
  app.all('*', ({ req }) => sendPage(req.raw));
  app.onError((error) => {
    console.error(error);
    return new Response(null, { status: 500, headers: { 'cache-control': 'no-store' } });
  });
  return async (request) => app.fetch(request);
}

function redirect(target: string, url: string): Response {
  const location = target.includes('?') || target.includes('#') ? target : target + new URL(url).search;
  return new Response(null, { status: 301, headers: { location, 'cache-control': caching.moved } });
}
