import type { KnownRoute } from '@adp/app-kit/publish';
import { findOwner, type RegisteredApp } from './siteConfig';
import type { SiteFile } from './siteFile';

/** The routes of a build, found with no origin, as the site has them: those below the app's prefixes, files on its host. */
export function toSiteRoutes(
  routes: readonly KnownRoute[],
  { name, origin }: Pick<RegisteredApp, 'name' | 'origin'>,
  { registry }: Pick<SiteFile, 'registry'>,
): readonly KnownRoute[] {
  return routes
    .filter(({ path }) => findOwner(registry, path)?.name === name)
    .map((route) => ({
      ...route,
      hints: route.hints.map((hint) => ({ ...hint, href: `${origin ?? ''}${hint.href}` })),
    }));
}
