import { findOwner, type SiteConfig } from './siteConfig';

/** How a document knows the apps of a site: those with documents of their own are in no other (docs/decisions/099). */
export interface DocumentView {
  readonly registry: SiteConfig;
  /** Whether the page at a path is one of an app that the document does not know. */
  readonly isForeign: (path: string) => boolean;
}

/** The name of the app whose own document the page at a path is; empty where it is one of all. */
export function findSeparateApp(registry: SiteConfig, pathname: string): string {
  const owner = findOwner(registry, pathname);
  return owner?.separateDocument ? owner.name : '';
}

/** The registry as a document has it: that of the app `separate`, of all others, or, with `all`, of every app. */
export function toDocumentView(registry: SiteConfig, separate: string, all = false): DocumentView {
  const apps = registry.apps
    .filter(({ name, separateDocument }) => all || !separateDocument || name === separate)
    .map(({ name, origin, owns, unsentKey }) => ({ name, origin, owns, ...(unsentKey && { unsentKey }) }));
  return {
    registry: { ...registry, apps },
    isForeign: (path) => !all && !['', separate].includes(findSeparateApp(registry, path)),
  };
}
