import { unsentStore } from '@adp/shared-data/unsent';

/** The caches of this device, by what they hold. The worker fills them, but for `saved`, which a page fills when its reader asks for it. */
export const stores = {
  /** Scripts, styles and lists of builds: at one address there is always the same. */
  files: 'adp-files',
  /** HTML of pages that were visited. */
  pages: 'adp-pages',
  /** Address -> `VisitRecord`. */
  visits: 'adp-visits',
  /** Answers of the public endpoints. */
  data: 'adp-data',
  images: 'adp-images',
  /** What was live of each app when a page of a shell's build ran it. */
  manifests: 'adp-manifests',
  /** What readers have saved: pages with all files that they name, and the list of it. */
  saved: 'adp-saved',
  /** How often the worker has failed. */
  state: 'adp-worker',
  /** What pages of members could not send: they fill it, and the worker empties it. */
  unsent: unsentStore,
} as const;

/** What goes first where there is no space: all of it comes again with the next visit. */
export const expendable = [stores.images, stores.data, stores.pages, stores.visits] as const;

/** Where the build of a worker that has removed itself is stored: it is not registered again. */
export const removedWorker = '/-/worker/removed';

/** A page that a reader has opened. */
export interface VisitRecord {
  readonly title: string;
  /** ISO 8601. */
  readonly at: string;
}

/** What a page says of itself to the worker once it is quiet. */
export interface VisitMessage extends VisitRecord {
  readonly type: 'adp.visit';
  readonly url: string;
  /** Of the page. */
  readonly language: string;
  /** The shell's build that the page runs. */
  readonly build: string;
  /** The page came as a document, not by a link inside the site. */
  readonly isDocument: boolean;
  /** Files that it has loaded. */
  readonly files: readonly string[];
  /** The texts that its HTML brought: address of a file -> what is in it. A page of a shell from before sends none. */
  readonly texts?: Readonly<Record<string, unknown>>;
  /** Its reader saves data: nothing is downloaded that the page has not loaded. */
  readonly savesData: boolean;
  /** Address of each app's manifest -> the manifest of the build that the page runs. */
  readonly manifests: Readonly<Record<string, object>>;
}

/** Under which address the manifest at `address` is stored for a page of the shell's build `build`: another shell may not fit the app. */
export function toManifestKey(address: string, build: string, language: string): string {
  return `${address}?shell=${build}&language=${language}`;
}
