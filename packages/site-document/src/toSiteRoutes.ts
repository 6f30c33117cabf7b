import type { BuildRoute } from '@adp/app-kit/publish';
import { findOwner, type RegisteredApp } from './siteConfig';
import type { SiteFile } from './siteFile';

/** Converts an app's routes to the site's: paths below the app's prefixes, and files with the URL of the app's host. */
export function toSiteRoutes(
  routes: readonly BuildRoute[],
  { name, origin }: Pick<RegisteredApp, 'name' | 'origin'>,
  { registry }: Pick<SiteFile, 'registry'>,
): readonly BuildRoute[] {
  return routes
    .filter(({ path }) => findOwner(registry, path)?.name === name)
    .map((route) => ({
      ...route,
      hints: route.hints.map((hint) => ({ ...hint, href: `${origin ?? ''}${hint.href}` })),
    }));
}
