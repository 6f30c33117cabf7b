import { createProvision } from './provision';

/** Pages that are saved and removed together. All URLs are absolute. The first page identifies the set. */
export interface PageSet {
  readonly title: string;
  readonly pages: readonly string[];
}

export interface SavedSet {
  /** The pages of the set that are saved on this device. */
  readonly pages: readonly string[];
  /** Size of these pages and their files on this device, in bytes. */
  readonly bytes: number;
}

export interface SavingState {
  /** The saved sets by the URL of their first page. Undefined until they have been read. */
  readonly saved: ReadonlyMap<string, SavedSet> | undefined;
  /** The first page of the set that is being saved. Only one set is saved at a time. */
  readonly saving: string | undefined;
  /** The last error of `save`, until `save` is called again. `full`: storage is full. `network`: a page could not be fetched. */
  readonly error: { readonly page: string; readonly code: 'full' | 'network' } | undefined;
}

/** Saves pages on this device, so that they open without a connection. */
export interface PageSaver {
  /** Returns the current state. The object stays the same until something changes. */
  readonly getState: () => SavingState;
  /** Calls `onChange` after each change, for example after each saved page. Returns the unsubscribe function. */
  readonly subscribe: (onChange: () => void) => () => void;
  /** Saves the missing pages of a set, or all pages again if none is missing. Errors are in the state. */
  readonly save: (set: PageSet) => Promise<void>;
  readonly remove: (page: string) => Promise<void>;
  /** Estimates the size that saving each set would need, in bytes. The size is undefined if the site does not announce it. */
  readonly estimate: (sets: readonly PageSet[]) => Promise<readonly (number | undefined)[]>;
}

/** The page saver. It is null where pages cannot be saved: in some browsers, and on sites without offline use. */
export const pageSaver = createProvision<PageSaver | null>();
