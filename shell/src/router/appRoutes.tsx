import { layoutNames, type AppModule, type AppRoute } from '@adp/app-contract';
import { Outlet, type RouteObject } from 'react-router-dom';
import type { RegisteredApp } from '../config/siteConfig';
import { AppError } from '../features/errors/AppError';
import { AppLoadError } from '../remotes/AppLoadError';
import { reloadForMissingChunk } from '../remotes/reloadGuard';
import { middlewareNamed, type MiddlewareTable } from './middleware';
import { PageNotFound } from './PageNotFound';

/** The route of the shell under which the pages of a layout stand. */
export const layoutRouteId = (layout: string) => `layout:${layout}`;

/**
 * The app's pages as routes for the shell's router, by the id of the layout
 * route they go under. Around each group stand the app's frame and an error
 * boundary, which resets when the path changes.
 * @throws AppLoadError where a route names an unknown middleware
 */
export function appRoutes(
  app: RegisteredApp,
  { Frame, routes }: AppModule,
  table: MiddlewareTable,
): readonly { parent: string; route: RouteObject }[] {
  return layoutNames.flatMap((layout) => {
    const pages = routes[layout] ?? [];
    if (pages.length === 0) return [];
    return [
      {
        parent: layoutRouteId(layout),
        route: {
          id: `app:${app.name}:${layout}`,
          element: (
            <Frame>
              <Outlet />
            </Frame>
          ),
          errorElement: <AppError app={app} />,
          children: pages.map((page) => pageRoute(app, page, table)),
        },
      },
    ];
  });
}

function pageRoute(app: RegisteredApp, page: AppRoute, table: MiddlewareTable): RouteObject {
  const { path, loader, requires } = page;
  const middleware = readMiddleware(app, page, table);
  const accepts = requires?.accepts;
  const route: RouteObject = { path, lazy: () => loadPage(app, page) };
  if (!loader && !accepts && middleware.length === 0) return route;
  route.loader = async (args) => {
    if (accepts && !accepts(args.params)) throw new PageNotFound(new URL(args.request.url).pathname);
    for (const check of middleware) await check(args);
    // A loader may give anything; a route without one gives nothing.
    return loader ? loader(args) : null;
  };
  return route;
}

function readMiddleware(app: RegisteredApp, { path, requires }: AppRoute, table: MiddlewareTable) {
  try {
    return middlewareNamed(requires?.middleware ?? [], table);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new AppLoadError(app.name, 'contract', `${path}: ${reason}`, { cause });
  }
}

/** Stands for what a page that is about to reload would give. */
const never = new Promise<never>(() => undefined);

async function loadPage(app: RegisteredApp, { path, lazy }: AppRoute) {
  try {
    return await lazy();
  } catch (cause) {
    if (reloadForMissingChunk()) return await never;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new AppLoadError(app.name, 'entry', `the page ${path} did not load: ${reason}`, { cause });
  }
}
