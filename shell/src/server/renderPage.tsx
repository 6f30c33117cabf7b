import { parseAppModule, type AppModule } from '@adp/app-contract';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import { findOwner, type SiteConfig } from '../config/siteConfig';
import { App } from '../App';
import { findPage } from '../remotes/findPage';
import { addRoutes } from '../router/addRoutes';
import { layoutRouteId } from '../router/appRoutes';
import { createToRoutes } from '../router/createSiteRouter';
import { comingSoonRoutes, shellRoutes } from '../routes';

/** What a page is before any script runs; undefined where it is not for a server, as a member's pages are. */
export type RenderedPage =
  | { readonly status: number; readonly location: string }
  | {
      readonly status: number;
      /** `<title>` and what else belongs into the head. */
      readonly head: string;
      /** What is inside `#root`. */
      readonly html: string;
      /** For the browser's router, and the build that it goes with: without one, the browser makes the page itself. */
      readonly data: Pick<StaticHandlerContext, 'loaderData' | 'errors'> & { readonly build?: string };
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
  let build: string | undefined;
  if (owner?.origin === null)
    addRoutes(
      routes,
      comingSoonRoutes(owner).map((route) => ({ parent: layoutRouteId('default'), route })),
    );
  else if (owner) {
    const app = await prepare(module);
    const page = findPage(app, pathname);
    if (page) build = app.build;
    if (page?.requires?.identity || page?.requires?.middleware?.length) return undefined;
    addRoutes(routes, createToRoutes(config, () => request.url)(owner, app));
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
    <App
      config={config}
      holder={{ get: () => router, attempts: () => 0, subscribe: () => () => undefined, retry: () => undefined }}
      Pages={() => <StaticRouterProvider router={router} context={context} hydrate={false} />}
    />,
  );
  return { status, ...splitHead(output), data: { ...(build !== undefined && { build }), loaderData, errors } };
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
