import type { toSiteRoutes } from '@adp/site-document';

/** A page of a live app, from its build's `routes.json`. */
export type SiteRoute = Pick<
  ReturnType<typeof toSiteRoutes>[number],
  'path' | 'identity' | 'sitemap' | 'private' | 'offline'
>;

export type ListRoutes = () => Promise<readonly SiteRoute[]>;

/** Returns the topmost private paths without parameters. Older builds declare `identity` instead of `private`. */
export function listPrivatePaths(routes: readonly SiteRoute[]): readonly string[] {
  const paths = routes.flatMap((route) =>
    (route.private ?? route.identity) && !route.path.includes(':') ? [route.path] : [],
  );
  return paths.filter((path) => !paths.some((parent) => path.startsWith(`${parent}/`))).sort();
}
