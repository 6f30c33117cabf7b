import type { toSiteRoutes } from '@adp/site-document';

/** A page of an app that is live, as the build's `routes.json` has it. */
export type SiteRoute = Pick<
  ReturnType<typeof toSiteRoutes>[number],
  'path' | 'identity' | 'sitemap' | 'private' | 'offline'
>;

export type ListRoutes = () => Promise<readonly SiteRoute[]>;

/**
 * Returns the paths of pages that only their visitor sees, without those below another one and those with parameters. Builds from before
 * say only which pages need to know who is signed in.
 */
export function listPrivatePaths(routes: readonly SiteRoute[]): readonly string[] {
  const paths = routes.flatMap((route) =>
    (route.private ?? route.identity) && !route.path.includes(':') ? [route.path] : [],
  );
  return paths.filter((path) => !paths.some((other) => path.startsWith(`${other}/`))).sort();
}
