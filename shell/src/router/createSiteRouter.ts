import { layoutNames, type AppModule, type AppRoute } from '@adp/app-contract';
import { createBrowserRouter, type PatchRoutesOnNavigationFunctionArgs } from 'react-router-dom';
import { findOwner, type RegisteredApp, type SiteConfig } from '../config/siteConfig';
import { preloadFiles } from '../remotes/preloadFiles';
import { loadApp } from '../remotes/loadApp';
import { reportError } from '../reporting/reportError';
import { comingSoonRoutes, shellRoutes } from '../routes';
import { appRoutes, layoutRouteId, type PageEvents } from './appRoutes';
import { siteMiddleware } from './middleware';

/**
 * The one router of the page. A path that no route matches yet is looked up in
 * the registry, and its owner's routes are patched in.
 */
export function createSiteRouter(config: SiteConfig, events?: PageEvents) {
  const destination = () => {
    const { pathname, search, hash } = router.state.navigation.location ?? window.location;
    return pathname + search + hash;
  };
  const router = createBrowserRouter(shellRoutes(), {
    patchRoutesOnNavigation: createPatch(config, destination, events),
  });
  return router;
}

/**
 * Patching as the router wants it: it asks twice about a path that stays
 * unmatched, so each app is patched once. What becomes of a navigation that the
 * visitor has given up, patched or failed, is nobody's business any more.
 */
export function createPatch(config: SiteConfig, destination?: () => string, events?: PageEvents) {
  const patched = new Set<string>();
  return async ({ path, patch, signal }: PatchRoutesOnNavigationFunctionArgs): Promise<void> => {
    const app = findOwner(config, path);
    if (!app || patched.has(app.name)) return;
    if (app.origin === null) {
      patched.add(app.name);
      patch(layoutRouteId('default'), comingSoonRoutes(app));
      return;
    }
    preloadFiles(path);
    try {
      const module = await loadApp(app);
      const routes = appRoutes(app, withoutForeignPages(config, app, module), siteMiddleware, destination, events);
      if (signal.aborted || patched.has(app.name)) return;
      patched.add(app.name);
      for (const { parent, route } of routes) patch(parent, [route]);
    } catch (error) {
      // The router would show it over the page that the visitor reads by now.
      if (!signal.aborted) throw error;
    }
  };
}

/** The app without the pages outside its prefixes, or below a longer one of another app: those are skipped, and reported. */
export function withoutForeignPages(config: SiteConfig, app: RegisteredApp, module: AppModule): AppModule {
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
