import type { AppModule, AppRoute } from '@adp/app-contract';
import {
  createBrowserRouter,
  type HydrationState,
  type PatchRoutesOnNavigationFunctionArgs,
  type RouteObject,
} from 'react-router-dom';
import { findOwner, stripBase, type RegisteredApp, type SiteConfig } from '@adp/site-document/siteConfig';
import { preloadFiles } from '../remotes/preloadFiles';
import { loadApp } from '../remotes/loadApp';
import { reportError } from '../reporting/reportError';
import { comingSoonRoutes, shellRoutes } from './routes';
import type { ToRoutes } from './addRoutes';
import { appRoutes, layoutRouteId, type PageEvents } from './appRoutes';
import { refuseVisitor } from './refuseVisitor';
import { rememberData } from './shownData';

export interface Content {
  readonly addTo: (routes: RouteObject[], patched: Set<string>, toRoutes: ToRoutes) => void;
  readonly build?: string;
  readonly options: { readonly hydrationData: HydrationState };
}

/** Creates the router, which patches in the routes of a path's owner. With `content`, it starts with the page in the HTML. */
export function createSiteRouter(config: SiteConfig, events?: PageEvents, content?: Content) {
  const destination = () => {
    const { pathname, search, hash } = router.state.navigation.location ?? window.location;
    // Remove the language prefix, because the router adds it again.
    return stripBase(config, pathname) + search + hash;
  };
  const routes = shellRoutes();
  const patched = new Set<string>();
  const toRoutes = createToRoutes(config, destination, events);
  content?.addTo(routes, patched, toRoutes);
  const router = createBrowserRouter(routes, {
    basename: config.base ?? '/',
    patchRoutesOnNavigation: createPatch(config, toRoutes, patched),
    ...content?.options,
  });
  if (content?.build !== undefined) {
    const { location, loaderData, matches } = router.state;
    const page = matches.at(-1)?.route.id ?? '';
    if (page in loaderData) rememberData(content.build, location.pathname + location.search, loaderData[page]);
  }
  return router;
}

/** Returns the router's patch function. Patches each app once, although the router asks twice for an unmatched path. */
export function createPatch(config: SiteConfig, toRoutes = createToRoutes(config), patched = new Set<string>()) {
  return async ({ path, patch, signal }: PatchRoutesOnNavigationFunctionArgs): Promise<void> => {
    const app = findOwner(config, path);
    if (!app || patched.has(app.name)) return;
    if (app.origin === null) {
      patched.add(app.name);
      patch(layoutRouteId('default'), comingSoonRoutes(app));
      return;
    }
    preloadFiles(app, path);
    try {
      const routes = toRoutes(app, await loadApp(app));
      if (signal.aborted || patched.has(app.name)) return;
      patched.add(app.name);
      for (const { parent, route } of routes) patch(parent, [route]);
    } catch (error) {
      // Ignore errors of an aborted navigation, because the error page would replace the page that the visitor has navigated to.
      if (!signal.aborted) throw error;
    }
  };
}

export function createToRoutes(config: SiteConfig, destination?: () => string, events?: PageEvents): ToRoutes {
  return (app, module) => appRoutes(app, removePagesOfOthers(config, app, module), refuseVisitor, destination, events);
}

function removePagesOfOthers(config: SiteConfig, app: RegisteredApp, module: AppModule): AppModule {
  const belongs = ({ path }: AppRoute) => {
    const owner = findOwner(config, path)?.name;
    if (owner !== app.name)
      reportError(`${path} is a page of ${owner ?? 'nobody'}`, {
        about: `A page of ${app.name} is skipped`,
        app: app.name,
      });
    return owner === app.name;
  };
  return { ...module, routes: module.routes.filter(belongs) };
}
