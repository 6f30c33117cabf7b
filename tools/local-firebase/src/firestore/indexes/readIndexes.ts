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

/** Content of firestore.indexes.json. */
export interface Indexes {
  readonly indexes: readonly CompositeIndex[];
  readonly fieldOverrides: readonly FieldOverride[];
}

/**
 * Reads the indexes from a firestore.indexes.json file.
 * @throws Error with one sentence that names the file
 */
export function readIndexes(file: string): Indexes {
  const json = readJsonFile(file);
  const { indexes, fieldOverrides = [] } = isRecord(json) ? json : {};
  if (!Array.isArray(indexes) || !indexes.every(isIndex))
    throw new Error(`${file} contains an index without collectionGroup or fields.`);
  if (!Array.isArray(fieldOverrides) || !fieldOverrides.every(isOverride))
    throw new Error(`${file} contains a field override without collectionGroup, fieldPath or indexes.`);
  return { indexes, fieldOverrides };
}

/** Returns true if a value has the properties of an index. */
export function isIndex(value: unknown): value is CompositeIndex {
  return (
    isRecord(value) &&
    typeof value.collectionGroup === 'string' &&
    Array.isArray(value.fields) &&
    value.fields.every((field) => isRecord(field) && typeof field.fieldPath === 'string')
  );
}

/** Returns true if a value has the properties of a field override. */
export function isOverride(value: unknown): value is FieldOverride {
  return (
    isRecord(value) &&
    typeof value.collectionGroup === 'string' &&
    typeof value.fieldPath === 'string' &&
    Array.isArray(value.indexes)
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
