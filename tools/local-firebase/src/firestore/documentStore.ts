import type { Fields } from './value';

/** A stored document. Its times are in nanoseconds since 1970. */
export interface StoredDocument {
  /** Path below the root, such as `articles/a1`. */
  readonly path: string;
  readonly fields: Fields;
  readonly createTime: bigint;
  readonly updateTime: bigint;
}

export interface DocumentStore {
  readonly get: (path: string) => StoredDocument | undefined;
  readonly set: (document: StoredDocument) => void;
  readonly delete: (path: string) => void;
  /** Returns the documents of one collection, such as `articles` or `users/amina/drafts`. */
  readonly collection: (path: string) => Iterable<StoredDocument>;
  /** Returns an object that is replaced when a document of the collection changes. */
  readonly version: (collection: string) => object;
  readonly all: () => Iterable<StoredDocument>;
  readonly clear: () => void;
}

export function createDocumentStore(): DocumentStore {
  const collections = new Map<string, Map<string, StoredDocument>>();
  const versions = new Map<string, object>();
  return {
    get: (path) => collections.get(getParent(path))?.get(path),
    set: (document) => {
      const parent = getParent(document.path);
      const documents = collections.get(parent) ?? new Map<string, StoredDocument>();
      documents.set(document.path, document);
      collections.set(parent, documents);
      versions.delete(parent);
    },
    delete: (path) => {
      const parent = getParent(path);
      collections.get(parent)?.delete(path);
      versions.delete(parent);
    },
    collection: (path) => collections.get(path)?.values() ?? [],
    version: (collection) => {
      const version = versions.get(collection) ?? {};
      versions.set(collection, version);
      return version;
    },
    *all() {
      for (const documents of collections.values()) yield* documents.values();
    },
    clear: () => {
      collections.clear();
      versions.clear();
    },
  };
}

export function getParent(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}
