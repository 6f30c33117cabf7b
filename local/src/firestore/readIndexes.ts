import { isObject, type JsonObject } from './firestoreValue';

export interface IndexField {
  readonly path: string;
  readonly mode: 'ASCENDING' | 'DESCENDING' | 'CONTAINS';
}
export interface CompositeIndex {
  readonly group: string;
  readonly deep: boolean;
  readonly fields: readonly IndexField[];
}
export interface FieldOverride {
  readonly group: string;
  readonly path: string;
  readonly indexes: readonly { readonly deep: boolean; readonly mode: IndexField['mode'] }[];
}
export interface IndexesFile {
  readonly indexes: readonly CompositeIndex[];
  readonly fieldOverrides: readonly FieldOverride[];
}

/**
 * Reads the parsed JSON of firestore.indexes.json.
 * @throws Error with one sentence for what is no such file
 */
export function readIndexes(json: unknown): IndexesFile {
  return {
    indexes: objectsAt(objectOf(json).indexes).map((index) => ({
      group: String(index.collectionGroup),
      deep: index.queryScope === 'COLLECTION_GROUP',
      fields: objectsAt(index.fields).map((field) => ({ path: String(field.fieldPath), mode: modeOf(field) })),
    })),
    fieldOverrides: objectsAt(objectOf(json).fieldOverrides).map((override) => ({
      group: String(override.collectionGroup),
      path: String(override.fieldPath),
      indexes: objectsAt(override.indexes).map((index) => ({
        deep: index.queryScope === 'COLLECTION_GROUP',
        mode: modeOf(index),
      })),
    })),
  };
}

function modeOf({ order, arrayConfig }: JsonObject): IndexField['mode'] {
  if (arrayConfig === 'CONTAINS') return 'CONTAINS';
  return order === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING';
}

function objectOf(json: unknown): JsonObject {
  if (!isObject(json)) throw new Error('firestore.indexes.json holds something else than an object.');
  return json;
}

function objectsAt(json: unknown): JsonObject[] {
  if (json === undefined) return [];
  if (!Array.isArray(json)) throw new Error('firestore.indexes.json holds something else than a list.');
  return json.map(objectOf);
}
