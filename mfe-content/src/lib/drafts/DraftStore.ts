import type { Draft } from './Draft';

/** The result of saving a draft. */
export interface SaveResult {
  readonly draft: Draft;
  /** `nowhere`: only this page's memory has it. */
  readonly where: 'device' | 'nowhere';
  /** Only the text fitted: the picture is in this page's memory alone. */
  readonly withoutPicture: boolean;
  /** Another tab had changed the same draft: this text is saved under a new key, and both remain. */
  readonly forked: boolean;
}

/** The drafts on this device. Nothing here rejects when storage is missing or full. */
export interface DraftStore {
  /** The draft of this key as it was saved last, from IndexedDB, localStorage or this page's memory. */
  get(key: string): Promise<Draft | undefined>;
  /** All drafts on this device, last saved first. */
  list(): Promise<readonly Draft[]>;
  /**
   * Saves a draft whose `rev` is the one that the caller read last, 0 for a new one. Resolves to the stored draft, with the
   * next rev. If another text is stored by then, it takes a new key (and a new item's id). Calls may overlap. Never rejects.
   */
  save(draft: Draft): Promise<SaveResult>;
  /**
   * Saves synchronously, for a page that is being hidden or closed. A page that stays open goes on with the rev it knows.
   * Returns whether both text and picture are on the device.
   */
  saveSync(draft: Draft): boolean;
  /**
   * Changes a stored draft with no other tab in between. `change` returns the new draft, or undefined to leave it as it is;
   * it may be called more than once. Resolves to the stored draft, with the next rev. Rejects only with what `change` throws.
   */
  change(key: string, change: (draft: Draft) => Draft | undefined): Promise<Draft | undefined>;
  remove(key: string): Promise<void>;
  /** Calls `listener` after every change, also of other tabs. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}
