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
  /** Returns all readable drafts, last saved first. */
  list(): Promise<readonly Draft[]>;
  /**
   * Saves a draft, whose `rev` is the last one read, or 0. If another tab has saved a different text, uses a new key.
   * Never rejects.
   */
  save(draft: Draft): Promise<SaveResult>;
  /** Saves a draft synchronously, when the page is hidden or closed. Returns true if text and cover are on the device. */
  saveSync(draft: Draft): boolean;
  /** Changes a draft atomically across tabs. `change` may run more than once, and returns undefined to change nothing. */
  change(key: string, change: (draft: Draft) => Draft | undefined): Promise<Draft | undefined>;
  remove(key: string): Promise<void>;
  /** Calls `listener` after every change in any tab. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}
