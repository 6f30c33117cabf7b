import { createDraftStore } from './createDraftStore';
import type { Draft } from './Draft';

/** What came of keeping a draft. */
export interface Kept {
  readonly draft: Draft;
  /** Where it is kept: not at all when `nowhere` (the page alone holds it). */
  readonly where: 'device' | 'nowhere';
  /** Whether only the text fitted: the page alone holds the picture. */
  readonly withoutPicture: boolean;
  /** Set when another tab had changed the same draft meanwhile: what was given stands under a key of its own, both are kept. */
  readonly forked: boolean;
}

/** The drafts on this device. Nothing here rejects for want of storage. */
export interface DraftStore {
  /** The draft of this key, as it was kept last wherever it was kept (IndexedDB, localStorage, this page). */
  get(key: string): Promise<Draft | undefined>;
  /** All drafts on this device, last kept first. */
  list(): Promise<readonly Draft[]>;
  /**
   * Keeps a draft; its `rev` is the one that the caller last saw, 0 for a new one. Gives the stored one, with the next rev.
   * Where another text stands by then, it takes a new key (a new item's id, too). Calls may overlap. Never rejects.
   */
  keep(draft: Draft): Promise<Kept>;
  /**
   * The same at once, for a page that is being hidden or closed; if it lives on, it keeps with the rev it knows. Gives
   * whether all of it is on the device, picture and text.
   */
  keepNow(draft: Draft): boolean;
  /**
   * Changes a kept draft with no other tab in between: `change` gets what stands and gives what shall stand, or undefined to
   * leave it; it may be called again. Gives what stands after, with the next rev. Rejects only with what `change` throws.
   */
  change(key: string, change: (draft: Draft) => Draft | undefined): Promise<Draft | undefined>;
  remove(key: string): Promise<void>;
  /** Calls `listener` after every change, also of other tabs. Gives a function that ends it. */
  subscribe(listener: () => void): () => void;
}

/** The page's drafts. */
export const drafts: DraftStore = createDraftStore();
