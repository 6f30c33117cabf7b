import type { Draft } from './Draft';

export interface SaveResult {
  readonly draft: Draft;
  /** The storage location. `nowhere` means that the draft is only in this page's memory. */
  readonly where: 'device' | 'nowhere';
  /** True if the device had no room for the cover, which is then only in this page's memory. */
  readonly withoutPicture: boolean;
  /** True if another tab had changed the same draft. This text is then saved under a new key, and both drafts remain. */
  readonly forked: boolean;
}

/** The drafts on this device. Works without storage, and never rejects because storage is full. */
export interface DraftStore {
  /** Reads the last saved draft of a key from IndexedDB, localStorage or this page's memory. */
  get(key: string): Promise<Draft | undefined>;
  /** Lists all drafts on this device, last saved first. */
  list(): Promise<readonly Draft[]>;
  /**
   * Saves a draft with the `rev` that the caller read last, or 0 for a new draft. Resolves to the stored draft with the next
   * rev. If another tab has saved a different text, saves this draft under a new key, and a new item also under a new id.
   * Calls may overlap. Never rejects.
   */
  save(draft: Draft): Promise<SaveResult>;
  /**
   * Saves synchronously, for a page that is being hidden or closed. If it stays open, it goes on with the same rev. Returns
   * true if both text and cover are on the device.
   */
  saveSync(draft: Draft): boolean;
  /**
   * Changes a draft atomically across tabs. `change` may be called more than once, and returns undefined for no change.
   * Resolves to the stored draft with its new rev. Rejects only with an error thrown by `change`.
   */
  change(key: string, change: (draft: Draft) => Draft | undefined): Promise<Draft | undefined>;
  remove(key: string): Promise<void>;
  /** Calls `listener` after every change in any tab. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}
