import { layoutNames, type AppModule, type AppRoute } from '@adp/app-contract';
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
import { siteMiddleware } from './middleware';
import { rememberData } from './shownData';

/** What the page begins with where its HTML holds content. */
export interface Content {
  /** Adds the routes of the page's app, with the page's code, and the app's name to those that are patched in. */
  readonly addTo: (routes: RouteObject[], patched: Set<string>, toRoutes: ToRoutes) => void;
  /** The build that has rendered the page; undefined for a page of the shell. */
  readonly build?: string;
  /** What the page's loaders gave on the server. */
  readonly options: { readonly hydrationData: HydrationState };
}

/**
 * The one router of the page. A path that no route matches yet is looked up in
 * the registry, and its owner's routes are patched in. With `content` it begins with the page that is there, and runs none of
 * its loaders.
 */
export function createSiteRouter(config: SiteConfig, events?: PageEvents, content?: Content) {
  const destination = () => {
    const { pathname, search, hash } = router.state.navigation.location ?? window.location;
    // The router puts the language before it again.
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

/**
 * Patching as the router wants it: it asks twice about a path that stays
 * unmatched, so each app is patched once. What becomes of a navigation that the
 * visitor has given up, patched or failed, is nobody's business any more.
 */
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
      // The router would show it over the page that the visitor reads by now.
      if (!signal.aborted) throw error;
    }
  };
}

/** What makes an app's pages into routes of the site. */
export function createToRoutes(config: SiteConfig, destination?: () => string, events?: PageEvents): ToRoutes {
  return (app, module) => appRoutes(app, withoutForeignPages(config, app, module), siteMiddleware, destination, events);
}

/** The app without the pages outside its prefixes, or below a longer one of another app: those are skipped, and reported. */
function withoutForeignPages(config: SiteConfig, app: RegisteredApp, module: AppModule): AppModule {
  const belongs = ({ path }: AppRoute) => {
    const owner = findOwner(config, path)?.name;
    if (owner !== app.name)
      reportError(`${path} is a page of ${owner ?? 'nobody'}`, {
        about: `A page of ${app.name} is skipped`,
        app: app.name,
      });
    return owner === app.name;
  };
  const routes = layoutNames.map((layout) => [layout, (module.routes[layout] ?? []).filter(belongs)]);
  return { ...module, routes: Object.fromEntries(routes) };
}
