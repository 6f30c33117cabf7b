import type { Connection } from './connect';
import type { FoundDocument } from './wireValues';

/** Firestore operations that the parts of the writer share. */
export interface FirestoreClient {
  readonly request: Connection;
  /** Prefix of every document's resource name. */
  readonly root: string;
  /** Returns the version of the last document written. */
  readonly commit: (writes: readonly unknown[], signal?: AbortSignal) => Promise<string>;
  /** Reads a document with the member's token. Undefined if it does not exist or the member may not read it. */
  readonly read: (path: string, signal?: AbortSignal) => Promise<FoundDocument | undefined>;
}

export interface RequestOptions {
  readonly signal?: AbortSignal | undefined;
}

export interface Written {
  readonly id: string;
  /** The version that the next change expects. */
  readonly version: string;
}
