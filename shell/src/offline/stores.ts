import { unsentStore } from '@adp/shared-data/unsent';

/** Names of the caches on this device. The worker fills all caches except `saved`, which pages fill when the reader saves something. */
export const stores = {
  /** Scripts, style sheets and lists of hashes of builds. The content of a URL never changes. */
  files: 'adp-files',
  pages: 'adp-pages',
  /** `VisitRecord` of each visited page, by URL. */
  visits: 'adp-visits',
  data: 'adp-data',
  images: 'adp-images',
  manifests: 'adp-manifests',
  /** Pages that readers have saved, with all files of these pages, and the list of saved pages. */
  saved: 'adp-saved',
  state: 'adp-worker',
  /** Requests that members' pages could not send. Pages add requests, and the worker sends and deletes them. */
  unsent: unsentStore,
} as const;

/** Caches that are deleted first if storage is full. Later visits fill them again. */
export const evictable = [stores.images, stores.data, stores.pages, stores.visits] as const;

/** Cache key for the id of a build whose worker has removed itself. Pages do not register this worker again. */
export const removedWorker = '/-/worker/removed';

export interface VisitRecord {
  readonly title: string;
  readonly at: string;
}

/** Message about the open page, which is sent to the worker when the page is idle. */
export interface VisitMessage extends VisitRecord {
  readonly type: 'adp.visit';
  readonly url: string;
  readonly language: string;
  readonly build: string;
  readonly isDocument: boolean;
  readonly files: readonly string[];
  /** Texts that the page's HTML contains, by the URL of the file with the same texts. Missing from older shells. */
  readonly texts?: Readonly<Record<string, unknown>>;
  /** True if data saver is on. The worker then downloads nothing that the page has not loaded. */
  readonly savesData: boolean;
  readonly manifests: Readonly<Record<string, object>>;
}

/** Message that asks the worker to store a page before its first visit. */
export interface StoreMessage {
  readonly type: 'adp.store';
  readonly url: string;
  /** The build of the open page's shell. The worker stores the page again if its stored version has another build. */
  readonly build: string;
}

/** Returns the cache key of a manifest for one shell build, because another shell may not fit the app. */
export function toManifestKey(url: string, build: string, language: string): string {
  return `${url}?shell=${build}&language=${language}`;
}
