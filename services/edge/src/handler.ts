import { splitLanguage } from '@adp/shared-ui/languages';
import { Hono } from 'hono';
import { createApi } from './api/createApi';
import { createPublicData } from './api/createPublicData';
import { createSource } from './api/createSource';
import { createCrawlerLane } from './crawlers/createCrawlerLane';
import { isCrawler } from './crawlers/isCrawler';
import { createSiteSettings } from './createSiteSettings';
import { createDescribe } from './discovery/createDescribe';
import { createDiscovery } from './discovery/createDiscovery';
import { refuse } from './discovery/respond';
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
  const lane = createCrawlerLane(publicData);
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

  const respond = async (request: Request) => app.fetch(request);
  return async (request) => {
    if (!isForLane(request)) return respond(request);
    const isDeclared = isCrawler(request.headers);
    if (!isDeclared && publicData.isWithin(request, 'pages')) return respond(request);
    const response = await lane(request, respond);
    if (response) return response;
    // Many visitors may share the IP address, so send a page that the browser can render.
    const page = isDeclared ? undefined : await renderPage?.(request, { isLimited: true });
    return page ?? refuse(429, 'Too many requests. Try again in a minute.');
  };
}

/** Public data has limits of its own. Sitemaps, feeds and calendars are cheap, and are for programs. */
const unlimited = /^[/](?:(?:api|sitemaps|feeds|calendar)[/]|[\w-]+[.](?:txt|xml|json|ico|png)$)/;

/** Returns whether crawlers have to wait for a document: a page, an embed or a link preview. */
function isForLane({ method, url }: Request): boolean {
  return (method === 'GET' || method === 'HEAD') && !unlimited.test(new URL(url).pathname);
}

function redirect(target: string, url: string): Response {
  const location = target.includes('?') || target.includes('#') ? target : target + new URL(url).search;
  return new Response(null, { status: 301, headers: { location, 'cache-control': caching.moved } });
}
