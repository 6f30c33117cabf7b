import { findOwner, type SiteConfig } from './siteConfig';

/** Apps that an HTML document contains. Only an app's own documents contain an app with separate documents (decision 099). */
export interface DocumentView {
  readonly registry: SiteConfig;
  readonly isExcluded: (path: string) => boolean;
}

/** Returns the name of the app that owns a path, if the app has separate documents, and otherwise an empty text. */
export function findSeparateApp(registry: SiteConfig, pathname: string): string {
  const owner = findOwner(registry, pathname);
  return owner?.separateDocument ? owner.name : '';
}

/** Returns the view for documents of the app `separate`, for the common document if it is empty, or with `all` for every app. */
export function toDocumentView(registry: SiteConfig, separate: string, all = false): DocumentView {
  const apps = registry.apps
    .filter(({ name, separateDocument }) => all || !separateDocument || name === separate)
    .map(({ name, origin, owns, unsentKey, signed }) => ({
      name,
      origin,
      owns,
      ...(unsentKey && { unsentKey }),
      ...(signed && { signed }),
    }));
  return {
    registry: { ...registry, apps },
    isExcluded: (path) => !all && !['', separate].includes(findSeparateApp(registry, path)),
  };
}
