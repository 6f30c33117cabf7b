import { calendarKinds, calendarFilePath } from '@adp/shared-data/lists';
import { icon } from '@adp/site-document';
import { Hono } from 'hono';
import { toApiError } from '../api/ApiError';
import type { PublicData } from '../api/createPublicData';
import type { HandlerOptions } from '../HandlerOptions';
import { createSitemapReader } from '../sitemaps/createSitemapReader';
import {
  type DiscoveryRequest,
  serveCalendar,
  serveFeed,
  serveImage,
  serveItemCard,
  serveOEmbed,
  serveOpenSearch,
  serveRobots,
  serveSiteCard,
  serveSitemap,
  serveSitemapIndex,
} from './documents';
import { type Document, refuse, respond } from './respond';

/** Icon widths in pixels, by PNG file. Browsers and phones request the first two files even if no page links to them. */
const icons = { 'favicon.ico': 48, 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 } as const;

type Serve = (
  request: DiscoveryRequest,
  params: Readonly<Record<string, string>>,
) => Promise<Document | Response | undefined> | Document;

export function createDiscovery(options: HandlerOptions, { reader, cache, now, checkLimit }: PublicData): Hono {
  const { site, renderImage, listRoutes = () => Promise.resolve([]) } = options;
  const readSitemap = createSitemapReader(options);
  const app = new Hono();

  /** Adds a route. `serve` receives the path parameters without the file extension. */
  const on = (path: string, serve: Serve) =>
    app.all(path, async ({ req }) => {
      const { raw } = req;
      if (raw.method !== 'GET' && raw.method !== 'HEAD') return refuse(405, 'Use GET or HEAD.');
      checkLimit(raw, 'requests');
      const onRead = () => checkLimit(raw, 'reads');
      const url = new URL(raw.url);
      // Hosting forwards the host that the client requested, for example the host of a preview channel.
      const host = req.header('x-forwarded-host') ?? url.host;
      const params = Object.entries<string>(req.param()).map(([name, value]) => [name, value.replace(/[.]\w+$/, '')]);
      const request = { site, reader, cache, now, listRoutes, readSitemap, renderImage, url, host, onRead };
      const document = await serve(request, Object.fromEntries(params));
      if (document instanceof Response) return document;
      return document ? respond(raw, document) : refuse(404, 'Not found');
    });

  on('/robots.txt', serveRobots);
  on('/opensearch.xml', serveOpenSearch);
  on('/sitemap.xml', serveSitemapIndex);
  on('/sitemaps/:part{[a-z0-9-]+[.]xml}', serveSitemap);
  on('/feeds/:segment{[a-z-]+[.]atom}', serveFeed);
  for (const kind of calendarKinds) on(calendarFilePath(kind), (request) => serveCalendar(request, kind));
  on('/oembed.json', serveOEmbed);
  on('/cards/site.png', serveSiteCard);
  on('/cards/:segment{[a-z-]+}/:id{[\\w-]+[.]png}', serveItemCard);
  for (const [file, width] of Object.entries(icons))
    on(`/${file}`, (request) => serveImage(request, { svg: icon, width }));

  app.onError((error) => {
    const { status, message } = toApiError(error);
    return refuse(status, message);
  });
  return app;
}
