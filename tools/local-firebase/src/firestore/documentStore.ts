import type { Fields } from './value';

/** A document as it is kept; times are nanoseconds since 1970. */
export interface StoredDocument {
  /** Below the root: `articles/a1`. */
  readonly path: string;
  readonly fields: Fields;
  readonly createTime: bigint;
  readonly updateTime: bigint;
}

/** All documents, found by path and by collection. */
export interface DocumentStore {
  readonly get: (path: string) => StoredDocument | undefined;
  readonly set: (document: StoredDocument) => void;
  readonly delete: (path: string) => void;
  /** Of one collection, `articles` or `users/amina/drafts`. */
  readonly collection: (path: string) => Iterable<StoredDocument>;
  readonly all: () => Iterable<StoredDocument>;
  readonly clear: () => void;
}

/** An empty store. */
export function createDocumentStore(): DocumentStore {
  const collections = new Map<string, Map<string, StoredDocument>>();
  return {
    get: (path) => collections.get(getParent(path))?.get(path),
    set: (document) => {
      const parent = getParent(document.path);
      const documents = collections.get(parent) ?? new Map<string, StoredDocument>();
      documents.set(document.path, document);
      collections.set(parent, documents);
    },
    delete: (path) => {
      collections.get(getParent(path))?.delete(path);
    },
    collection: (path) => collections.get(path)?.values() ?? [],
    *all() {
      for (const documents of collections.values()) yield* documents.values();
    },
    clear: () => collections.clear(),
  };
}

/** The collection of a document. */
export function getParent(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}
