import type { Connection } from './connect';
import type { FoundDocument } from './wireValues';

export interface FirestoreClient {
  readonly request: Connection;
  /** The prefix of every document's resource name. */
  readonly root: string;
  /** Commits writes and resolves to the version of the last written document. */
  readonly commit: (writes: readonly unknown[], signal?: AbortSignal) => Promise<string>;
  /** Reads a document with the member's token. Resolves to undefined if it does not exist or the member may not read it. */
  readonly read: (path: string, signal?: AbortSignal) => Promise<FoundDocument | undefined>;
}

export interface RequestOptions {
  readonly signal?: AbortSignal | undefined;
}

export interface Written {
  readonly id: string;
  /** The version to pass with the next change. */
  readonly version: string;
}
