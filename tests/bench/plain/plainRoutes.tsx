import type { AppModule } from '@adp/app-contract';
import type { RouteObject } from 'react-router-dom';
import type { RegisteredApp, SiteConfig } from '@adp/site-document/siteConfig';
import { appRoutes, layoutRouteId } from '../../../shell/src/router/appRoutes';
import { refuseVisitor } from '../../../shell/src/router/refuseVisitor';
import { comingSoonRoutes, shellRoutes } from '../../../shell/src/router/routes';

/**
 * Returns all routes of the site: the shell's layouts, the apps' pages and the "coming soon" sections. In the federated
 * site, the shell adds the apps' routes at run time.
 */
export function plainRoutes(config: SiteConfig, modules: readonly AppModule[]): RouteObject[] {
  const routes = shellRoutes();
  for (const registered of config.apps) {
    for (const { parent, route } of getRoutes(registered, modules)) {
      layoutRoute(routes, parent).push(route);
    }
  }
  return routes;
}

function getRoutes(
  registered: RegisteredApp,
  modules: readonly AppModule[],
): readonly { parent: string; route: RouteObject }[] {
  const module = modules.find(({ app }) => app === registered.name);
  if (module) return appRoutes(registered, module, refuseVisitor);
  if (registered.origin !== null)
    throw new Error(`${registered.name} is open, but the plain bundle contains none of its pages.`);
  return comingSoonRoutes(registered).map((route) => ({ parent: layoutRouteId('default'), route }));
}

/**
 * Returns the children of the layout route `id`. Callers may change them: `shellRoutes` returns new arrays each time.
 */
function layoutRoute(routes: readonly RouteObject[], id: string): RouteObject[] {
  for (const { children = [] } of routes) {
    const layout = children.find((child) => child.id === id);
    if (layout?.children) return layout.children;
  }
  throw new Error(`The shell has no layout route ${id}.`);
}
