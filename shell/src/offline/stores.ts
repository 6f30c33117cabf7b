import { unsentStore } from '@adp/shared-data/unsent';

/** Names of the caches on this device. The worker fills them, except for `saved`, which pages fill when the reader saves something. */
export const stores = {
  /** Scripts, style sheets and lists of hashes of builds. The content of each URL is immutable. */
  files: 'adp-files',
  /** HTML of visited pages. */
  pages: 'adp-pages',
  /** `VisitRecord` of each visited page, by URL. */
  visits: 'adp-visits',
  /** Responses of the public endpoints. */
  data: 'adp-data',
  images: 'adp-images',
  /** Manifest of each app that a page has run, by the shell's build. */
  manifests: 'adp-manifests',
  /** Pages that readers have saved with all their files, and the list of these pages. */
  saved: 'adp-saved',
  /** Number of failures of the worker. */
  state: 'adp-worker',
  /** Requests that members' pages could not send. Pages add them, and the worker sends and deletes them. */
  unsent: unsentStore,
} as const;

/** Caches that are deleted first if storage is full. Visits fill them again. */
export const evictable = [stores.images, stores.data, stores.pages, stores.visits] as const;

/** Cache key of the build whose worker has removed itself. It is not registered again. */
export const removedWorker = '/-/worker/removed';

/** A page that the reader has visited. */
export interface VisitRecord {
  readonly title: string;
  /** Time of the visit, in ISO 8601. */
  readonly at: string;
}

/** Message about the open page, sent to the worker once the page is idle. */
export interface VisitMessage extends VisitRecord {
  readonly type: 'adp.visit';
  readonly url: string;
  readonly language: string;
  /** Build of the shell that the page runs. */
  readonly build: string;
  /** True if the page was loaded as a document, and not by client-side navigation. */
  readonly isDocument: boolean;
  /** URLs of the files that the page has loaded. */
  readonly files: readonly string[];
  /** Texts in the page's HTML, by the URL of the file that also contains them. Older shells send none. */
  readonly texts?: Readonly<Record<string, unknown>>;
  /** True if the reader saves data. Then the worker downloads nothing that the page has not loaded. */
  readonly savesData: boolean;
  /** Manifest of each app's build that the page runs, by its URL. */
  readonly manifests: Readonly<Record<string, object>>;
}

/** Returns the cache key of an app's manifest for pages of one shell build. Another shell may be incompatible with the app. */
export function toManifestKey(url: string, build: string, language: string): string {
  return `${url}?shell=${build}&language=${language}`;
}
