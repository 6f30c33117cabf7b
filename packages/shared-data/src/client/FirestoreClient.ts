import type { Connection } from './connect';
import type { FoundDocument } from './wireValues';

/** The Firestore operations that the parts of the writer share. */
export interface FirestoreClient {
  readonly request: Connection;
  /** The resource name that all documents begin with. */
  readonly root: string;
  /** Returns the version of the last document written. */
  readonly commit: (writes: readonly unknown[], signal?: AbortSignal) => Promise<string>;
  /** A document in the member's name; nothing where there is none, or none that the member may see. */
  readonly read: (path: string, signal?: AbortSignal) => Promise<FoundDocument | undefined>;
}

export interface RequestOptions {
  readonly signal?: AbortSignal | undefined;
}

export interface Written {
  readonly id: string;
  /** To be expected by the next change. */
  readonly version: string;
}
