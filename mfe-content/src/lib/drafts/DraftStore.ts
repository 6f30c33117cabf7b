import type { Draft } from './Draft';

export interface SaveResult {
  readonly draft: Draft;
  /** `nowhere`: only this page's memory has it. */
  readonly where: 'device' | 'nowhere';
  /** True if only the text fitted: the cover is only in this page's memory. */
  readonly withoutPicture: boolean;
  /** True if another tab had changed the same draft: this text is saved under a new key, and both remain. */
  readonly forked: boolean;
}

/** The drafts on this device. Nothing rejects if storage is missing or full. */
export interface DraftStore {
  /** Reads the last saved draft of a key, from IndexedDB, localStorage or this page's memory. */
  get(key: string): Promise<Draft | undefined>;
  /** All drafts on this device, last saved first. */
  list(): Promise<readonly Draft[]>;
  /**
   * Saves a draft whose `rev` is the one that the caller read last, 0 for a new draft. Resolves to the stored draft with the
   * next rev. If another text is stored by then, saves it under a new key, and a new item under a new id. Calls may overlap.
   * Never rejects.
   */
  save(draft: Draft): Promise<SaveResult>;
  /**
   * Saves synchronously, for a page that is being hidden or closed. A page that stays open continues with its rev. Returns true
   * if text and cover are on the device.
   */
  saveSync(draft: Draft): boolean;
  /**
   * Changes a stored draft atomically across tabs. `change` returns the new draft, or undefined to leave it as it is; it may be
   * called more than once. Resolves to the stored draft with the next rev. Rejects only with what `change` throws.
   */
  change(key: string, change: (draft: Draft) => Draft | undefined): Promise<Draft | undefined>;
  remove(key: string): Promise<void>;
  /** Calls `listener` after every change in any tab. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}
