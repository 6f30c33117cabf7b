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
  /** Last saved first. */
  list(): Promise<readonly Draft[]>;
  /** Pass the last read `rev`, or 0. If another tab has saved another text, saves under a new key. Never rejects. */
  save(draft: Draft): Promise<SaveResult>;
  /** For a page that is being hidden or closed. Returns true if text and cover are on the device. */
  saveSync(draft: Draft): boolean;
  /** Atomic across tabs. `change` may run more than once, and returns undefined for no change. */
  change(key: string, change: (draft: Draft) => Draft | undefined): Promise<Draft | undefined>;
  remove(key: string): Promise<void>;
  /** Calls `listener` after every change in any tab. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}
