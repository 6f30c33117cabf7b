import { findOwner, type SiteConfig } from './siteConfig';

/** A document's view of a site. Apps with separate documents are not in any other document (decision 099). */
export interface DocumentView {
  readonly registry: SiteConfig;
  /** Returns whether the page at a path belongs to an app that is not in the document. */
  readonly isExcluded: (path: string) => boolean;
}

/** Returns the name of the app with separate documents that owns the page at a path. Empty for pages in the common document. */
export function findSeparateApp(registry: SiteConfig, pathname: string): string {
  const owner = findOwner(registry, pathname);
  return owner?.separateDocument ? owner.name : '';
}

/** Returns the view of the app `separate`'s documents, of the common document, or, with `all`, of every app. */
export function toDocumentView(registry: SiteConfig, separate: string, all = false): DocumentView {
  const apps = registry.apps
    .filter(({ name, separateDocument }) => all || !separateDocument || name === separate)
    .map(({ name, origin, owns, unsentKey }) => ({ name, origin, owns, ...(unsentKey && { unsentKey }) }));
  return {
    registry: { ...registry, apps },
    isExcluded: (path) => !all && !['', separate].includes(findSeparateApp(registry, path)),
  };
}
