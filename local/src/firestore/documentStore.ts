import type { Fields } from './firestoreValue';

export interface StoredDocument {
  /** `users/alice`. */
  readonly path: string;
  readonly fields: Fields;
  readonly createTime: string;
  readonly updateTime: string;
}

/** All documents, by collection. */
export class DocumentStore {
  readonly #collections = new Map<string, Map<string, StoredDocument>>();

  get(path: string): StoredDocument | undefined {
    return this.#collections.get(parentOf(path))?.get(path);
  }

  put(document: StoredDocument): void {
    const parent = parentOf(document.path);
    const collection = this.#collections.get(parent) ?? new Map<string, StoredDocument>();
    this.#collections.set(parent, collection.set(document.path, document));
  }

  remove(path: string): void {
    const parent = parentOf(path);
    const collection = this.#collections.get(parent);
    collection?.delete(path);
    if (collection?.size === 0) this.#collections.delete(parent);
  }

  clear(): void {
    this.#collections.clear();
  }

  /** Every document, or those of a collection, or of all collections under `parent` whose id is `group`. */
  *documents(within?: { parent: string; group: string; deep: boolean }): Iterable<StoredDocument> {
    if (within && !within.deep) {
      yield* this.#collections.get(joinPath(within.parent, within.group))?.values() ?? [];
      return;
    }
    for (const [collection, documents] of this.#collections) {
      if (within && !isInGroup(collection, within)) continue;
      yield* documents.values();
    }
  }
}

/** The path of the collection that holds a document, or of the document that holds a collection. */
export function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** Joins two paths, of which the first may be the root. */
export function joinPath(parent: string, child: string): string {
  return parent === '' ? child : `${parent}/${child}`;
}

function isInGroup(collection: string, { parent, group }: { parent: string; group: string }): boolean {
  if (parent !== '' && !collection.startsWith(`${parent}/`)) return false;
  return group === '' || collection === group || collection.endsWith(`/${group}`);
}
