import { getPageTraits, layoutNames, type AppModule, type AppRoute } from '@adp/app-contract';
import { useEffect } from 'react';
import { Outlet, type LoaderFunction, type RouteObject } from 'react-router-dom';
import type { RegisteredApp } from '@adp/site-document/siteConfig';
import { AppError } from '../features/errors/AppError';
import { AppLoadError } from '../remotes/AppLoadError';
import { confirmRendered } from '../remotes/loadApp';
import { loadNewBuilds } from '../features/new-build/loadNewBuilds';
import { isMissingChunk } from '../remotes/chunkErrors';
import { WAIT_TIMEOUT, withTimeout } from '../lib/withTimeout';
import { runLoader } from '../lib/loaderErrors';
import type { PageHandle } from '../lib/pageHandle';
import type { RefuseVisitor } from './refuseVisitor';
import { redirectToRouteCase } from './routeCase';
import { loadOrRecall } from './shownData';

export const layoutRouteId = (layout: string) => `layout:${layout}`;

/** Routes of an app, each with the id of its parent route in the shell. */
export type AppRoutes = readonly { readonly parent: string; readonly route: RouteObject }[];

/** Returns the app's pages as routes, grouped by layout. `refuse` runs before pages for members, and may throw a redirect. */
export function appRoutes(
  app: RegisteredApp,
  { Frame, routes, build }: AppModule,
  refuse: RefuseVisitor,
  destination: () => string = () => window.location.pathname,
  events?: PageEvents,
): AppRoutes {
  return layoutNames.flatMap((layout) => {
    const pages = routes.filter((page) => (page.layout ?? 'default') === layout);
    if (pages.length === 0) return [];
    return [
      {
        parent: layoutRouteId(layout),
        route: {
          id: `app:${app.name}:${layout}`,
          element: (
            <Frame>
              <Outlet />
              <Rendered app={app.name} />
            </Frame>
          ),
          errorElement: <AppError app={app} onFailure={events?.onFailure} />,
          children: pages.map((page) => pageRoute(app, page, { refuse, destination, events, build })),
        },
      },
    ];
  });
}

/** Component that reports that a page was shown. It is next to the page, so it is mounted only if the page is. */
function Rendered({ app }: { app: string }) {
  useEffect(() => confirmRendered(app), [app]);
  return null;
}

export interface PageEvents {
  readonly onFailure: () => void;
  readonly isUsed: () => boolean;
  /** Called when another build of the app is used, so that the page must be opened again. */
  readonly onSwap: () => void;
}

interface RouteContext {
  readonly refuse: RefuseVisitor;
  readonly destination: () => string;
  readonly events: PageEvents | undefined;
  readonly build: string;
}

function pageRoute(app: RegisteredApp, page: AppRoute, context: RouteContext): RouteObject {
  const { refuse, destination, build } = context;
  const { path, loader, access, accepts } = page;
  const load: LoaderFunction = (args) =>
    runLoader(async () => {
      redirectToRouteCase(path, args.request.url);
      if (accepts && !accepts(args.params)) throw new Response(null, { status: 404 });
      if (access === 'members') await refuse(destination());
      if (!loader) return null;
      const toError = () => toLateError(app, `the data of ${path} did not come`);
      return loadOrRecall(build, args.request, () => withTimeout<unknown>(WAIT_TIMEOUT, toError, () => loader(args)));
    });
  const handle: PageHandle = { offline: getPageTraits(page).offline };
  return { path, handle, loader: load, lazy: () => loadPage(app, page, context) };
}

const toLateError = (app: RegisteredApp, what: string) =>
  new AppLoadError(app.name, 'slow', `${what} within ${WAIT_TIMEOUT / 1000} s`);

/** Promise that never settles. Replaces a page's module while the page is about to reload. */
const never = new Promise<never>(() => undefined);

async function loadPage(app: RegisteredApp, { path, lazy }: AppRoute, { events, build, destination }: RouteContext) {
  try {
    return await withTimeout(WAIT_TIMEOUT, () => toLateError(app, `the page ${path} did not load`), lazy);
  } catch (cause) {
    if (isMissingChunk(cause) && events?.isUsed() !== false) {
      const { recoverPage } = await loadNewBuilds().catch(() => ({ recoverPage: undefined }));
      if (await recoverPage?.({ app: app.name, build, path, destination, onSwap: events?.onSwap })) return await never;
    }
    events?.onFailure();
    if (cause instanceof AppLoadError) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new AppLoadError(app.name, 'entry', `the page ${path} did not load: ${reason}`, { cause });
  }
}
