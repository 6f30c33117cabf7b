import { comparePaths } from './compareValues';
import { findFirst } from './findFirst';
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
  /** Returns the documents in the order of their names, starting at `path`. */
  readonly from: (path: string) => Iterable<StoredDocument>;
  readonly clear: () => void;
}

export function createDocumentStore(): DocumentStore {
  const collections = new Map<string, Map<string, StoredDocument>>();
  const versions = new Map<string, object>();
  const get = (path: string) => collections.get(getParent(path))?.get(path);
  // All paths in order, so that each page of an export does not sort them again. Undefined after a path was added or removed.
  let paths: readonly string[] | undefined;
  function* all() {
    for (const documents of collections.values()) yield* documents.values();
  }
  return {
    get,
    set: (document) => {
      const parent = getParent(document.path);
      const documents = collections.get(parent) ?? new Map<string, StoredDocument>();
      if (!documents.has(document.path)) paths = undefined;
      documents.set(document.path, document);
      collections.set(parent, documents);
      versions.delete(parent);
    },
    delete: (path) => {
      const parent = getParent(path);
      if (collections.get(parent)?.delete(path)) paths = undefined;
      versions.delete(parent);
    },
    collection: (path) => collections.get(path)?.values() ?? [],
    version: (collection) => {
      const version = versions.get(collection) ?? {};
      versions.set(collection, version);
      return version;
    },
    all,
    *from(path) {
      paths ??= Array.from(all(), (document) => document.path).sort(comparePaths);
      for (let at = findFirst(paths, (each) => comparePaths(each, path) >= 0); at < paths.length; at += 1) {
        const document = get(paths[at] ?? '');
        if (document) yield document;
      }
    },
    clear: () => {
      collections.clear();
      versions.clear();
      paths = undefined;
    },
  };
}

export function getParent(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}
