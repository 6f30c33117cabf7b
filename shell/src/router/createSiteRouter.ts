import { layoutNames, type AppModule } from '@adp/app-contract';
import { createBrowserRouter, type PatchRoutesOnNavigationFunctionArgs } from 'react-router-dom';
import { findOwner, type RegisteredApp, type SiteConfig } from '../config/siteConfig';
import { AppLoadError } from '../remotes/AppLoadError';
import { preloadFiles } from '../remotes/preloadFiles';
import { loadApp } from '../remotes/loadApp';
import { comingSoonRoutes, shellRoutes } from '../routes';
import { appRoutes, layoutRouteId } from './appRoutes';
import { siteMiddleware } from './middleware';

/**
 * The one router of the page. A path that no route matches yet is looked up in
 * the registry, and its owner's routes are patched in.
 */
export function createSiteRouter(config: SiteConfig) {
  const destination = () => {
    const { pathname, search, hash } = router.state.navigation.location ?? window.location;
    return pathname + search + hash;
  };
  const router = createBrowserRouter(shellRoutes(), { patchRoutesOnNavigation: createPatch(config, destination) });
  return router;
}

/**
 * Patching as the router wants it: it asks twice about a path that stays
 * unmatched, so each app is patched once. What becomes of a navigation that the
 * visitor has given up, patched or failed, is nobody's business any more.
 */
export function createPatch(config: SiteConfig, destination?: () => string) {
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
      refuseForeignPages(config, app, module);
      const routes = appRoutes(app, module, siteMiddleware, destination);
      if (signal.aborted || patched.has(app.name)) return;
      patched.add(app.name);
      for (const { parent, route } of routes) patch(parent, [route]);
    } catch (error) {
      // The router would show it over the page that the visitor reads by now.
      if (!signal.aborted) throw error;
    }
  };
}

/** Below its own prefix another app may own a longer one: the pages there are that app's. */
function refuseForeignPages(config: SiteConfig, app: RegisteredApp, module: AppModule): void {
  for (const { path } of layoutNames.flatMap((layout) => module.routes[layout] ?? [])) {
    const owner = findOwner(config, path);
    if (owner && owner.name !== app.name) {
      throw new AppLoadError(app.name, 'contract', `it offers ${path}, which ${owner.name} owns`);
    }
  }
}
