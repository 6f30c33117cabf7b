import { isObject } from '../../isObject';
import { readJsonFile } from '../../readJsonFile';

/** Field of an index in the format of firestore.indexes.json. */
export interface IndexField {
  readonly fieldPath: string;
  readonly order?: 'ASCENDING' | 'DESCENDING';
  readonly arrayConfig?: 'CONTAINS';
}

type Scope = 'COLLECTION' | 'COLLECTION_GROUP';

export interface CompositeIndex {
  readonly collectionGroup: string;
  readonly queryScope: Scope;
  readonly fields: readonly IndexField[];
}

/** Single-field indexes of one field, which replace the automatic indexes. */
export interface FieldOverride {
  readonly collectionGroup: string;
  readonly fieldPath: string;
  readonly indexes: readonly { readonly queryScope?: Scope; readonly order?: string; readonly arrayConfig?: string }[];
}

export interface Indexes {
  readonly indexes: readonly CompositeIndex[];
  readonly fieldOverrides: readonly FieldOverride[];
}

/** @throws Error with one sentence that names the file */
export function readIndexes(file: string): Indexes {
  const json = readJsonFile(file);
  const { indexes, fieldOverrides = [] } = isObject(json) ? json : {};
  if (!Array.isArray(indexes) || !indexes.every(isIndex))
    throw new Error(`${file} contains an index without collectionGroup or fields.`);
  if (!Array.isArray(fieldOverrides) || !fieldOverrides.every(isOverride))
    throw new Error(`${file} contains a field override without collectionGroup, fieldPath or indexes.`);
  return { indexes, fieldOverrides };
}

export function isIndex(value: unknown): value is CompositeIndex {
  return (
    isObject(value) &&
    typeof value.collectionGroup === 'string' &&
    Array.isArray(value.fields) &&
    value.fields.every((field) => isObject(field) && typeof field.fieldPath === 'string')
  );
}

export function isOverride(value: unknown): value is FieldOverride {
  return (
    isObject(value) &&
    typeof value.collectionGroup === 'string' &&
    typeof value.fieldPath === 'string' &&
    Array.isArray(value.indexes)
  );
}
