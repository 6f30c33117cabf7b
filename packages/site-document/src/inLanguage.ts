import type { BuildRoute } from '@adp/app-kit/publish';
import { toBase } from '@adp/shared-ui/languages';
import type { SiteFile } from './siteFile';

interface Parts {
  readonly site: SiteFile;
  readonly routes: readonly BuildRoute[];
}

/** Adds the language to the parts of a site's pages. All paths then begin with it. */
export function inLanguage<P extends Parts>(parts: P, locale: string): P {
  const base = toBase(locale);
  if (base === '') return parts;
  const { site, routes } = parts;
  return {
    ...parts,
    site: { ...site, registry: { ...site.registry, base } },
    routes: routes.map((route) => ({ ...route, path: base + route.path })),
  };
}
