import { layoutNames, parseAppModule, type AppModule, type AppRoute } from '@adp/app-contract';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router-dom';
import { findOwner, type SiteConfig } from '../config/siteConfig';
import { SitePage } from '../App';
import { appRoutes, layoutRouteId } from '../router/appRoutes';
import { withoutForeignPages } from '../router/createSiteRouter';
import { siteMiddleware } from '../router/middleware';
import { noRetry } from '../router/RetryContext';
import { addRoutes, comingSoonRoutes, shellRoutes } from '../routes';

/** What a page is before any script runs; undefined where it is not for a server, as a member's pages are. */
export type RenderedPage =
  | { readonly status: number; readonly location: string }
  | {
      readonly status: number;
      /** `<title>` and what else belongs into the head. */
      readonly head: string;
      /** What is inside `#root`. */
      readonly html: string;
      /** For the browser's router, as `createBrowserRouter` takes it. */
      readonly data: Pick<StaticHandlerContext, 'loaderData' | 'errors'>;
    };

interface PageRequest {
  readonly config: SiteConfig;
  /** What the build for a server of the app that owns the path exports as `app`; left out where there is none. */
  readonly module?: unknown;
  readonly request: Request;
}

/**
 * Runs the loaders of the page at the request's address and renders it, as a visitor without a session sees it first.
 * @throws whatever a page's code throws
 */
export async function renderPage({ config, module, request }: PageRequest): Promise<RenderedPage | undefined> {
  const { pathname } = new URL(request.url);
  const owner = findOwner(config, pathname);
  const routes = shellRoutes();
  if (owner?.origin === null) addRoutes(routes, layoutRouteId('default'), comingSoonRoutes(owner));
  else if (owner) {
    const app = await prepare(module);
    const page = findPage(app, pathname);
    if (page?.requires?.identity || page?.requires?.middleware?.length) return undefined;
    const pages = appRoutes(owner, withoutForeignPages(config, owner, app), siteMiddleware, () => request.url);
    for (const { parent, route } of pages) addRoutes(routes, parent, [route]);
  }
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(request);
  if (context instanceof Response) return toRedirect(context);
  // What is no answer is a fault: the browser, which can try again, meets it itself.
  for (const error of Object.values(context.errors ?? {}))
    if (!isRouteErrorResponse(error) || error.status >= 500) throw error;
  const { statusCode: status, loaderData, errors } = context;
  const router = createStaticRouter(dataRoutes, context);
  const output = await renderToText(
    <SitePage config={config} retry={noRetry}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </SitePage>,
  );
  return { status, ...splitHead(output), data: { loaderData, errors } };
}

const prepared = new WeakMap<object, Promise<AppModule>>();

/** The app's module, checked, with what all its pages need: once for each build. */
function prepare(module: unknown): Promise<AppModule> {
  const parsed = parseAppModule(module);
  const known = prepared.get(parsed);
  if (known) return known;
  const ready = (async () => {
    await parsed.prepare?.();
    return parsed;
  })();
  prepared.set(parsed, ready);
  return ready;
}

function findPage({ routes }: AppModule, pathname: string): AppRoute | undefined {
  const pages = layoutNames.flatMap((layout) => routes[layout] ?? []);
  const matched = matchRoutes(
    pages.map((page): RouteObject => ({ path: page.path, handle: page })),
    pathname,
  );
  const page = matched?.at(-1)?.route.handle as AppRoute | undefined;
  return page;
}

function toRedirect({ status, headers }: Response): RenderedPage | undefined {
  const location = headers.get('location');
  return location === null ? undefined : { status, location };
}

/** The page with all that it waits for. @throws what a component throws */
function renderToText(page: ReactNode): Promise<string> {
  return new Promise((done, fail) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      // The policy lets no script in the page run: none may be needed to show it.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => void text(pipe(new PassThrough())).then(done, fail),
      onError: (error) => {
        fail(error);
        abort(error);
      },
    });
  });
}

/** React puts what belongs into the head before the page, as it does not know of the document. */
function splitHead(output: string): { readonly head: string; readonly html: string } {
  const [head = ''] = /^(?:<title>[^<]*<\/title>|<(?:meta|link) [^>]*>)*/.exec(output) ?? [];
  return { head, html: output.slice(head.length) };
}
