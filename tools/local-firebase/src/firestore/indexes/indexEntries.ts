import type { StoredDocument } from '../documentStore';
import { beyondLimit } from '../firestoreError';
import { fieldPathText, readFieldPath, valueAt, type FieldPath } from '../fieldPath';
import type { Fields, Value } from '../value';
import type { CompositeIndex, FieldOverride, IndexField, Indexes } from './readIndexes';

/** Maximum number of index entries of a document (https://firebase.google.com/docs/firestore/quotas#indexes). */
const MAX_ENTRIES = 40_000;

/** Number of characters of a value that an entry contains. Production truncates indexed values to 1,500 bytes. */
const INDEXED_LENGTH = 1_500;

const automatic: readonly Omit<IndexField, 'fieldPath'>[] = [
  { order: 'ASCENDING' },
  { order: 'DESCENDING' },
  { arrayConfig: 'CONTAINS' },
];

/**
 * Returns the index entries of a document: for each field an ascending and a descending entry, for each item of an array
 * one more, and the entries of composite indexes. Fields of maps have entries like other fields.
 * https://firebase.google.com/docs/firestore/query-data/index-overview#index_entries
 */
function getIndexEntries({ path, fields }: StoredDocument, indexes: Indexes | undefined): ReadonlySet<string> {
  const [collection = ''] = path.split('/').slice(-2);
  const entries = new Set<string>();
  const overrides = indexes?.fieldOverrides.filter(({ collectionGroup }) => collectionGroup === collection) ?? [];
  addFieldEntries(entries, fields, [], overrides);
  for (const [at, index] of (indexes?.indexes ?? []).entries()) {
    if (index.collectionGroup === collection) addCompositeEntries(entries, fields, index, at);
  }
  return entries;
}

/**
 * Returns the number of entries that a change adds or removes.
 * @throws FirestoreError if the changed document has more entries than production allows
 */
export function countChangedEntries(
  before: StoredDocument | undefined,
  after: StoredDocument | undefined,
  indexes: Indexes | undefined,
): number {
  const oldEntries: ReadonlySet<string> = before ? getIndexEntries(before, indexes) : new Set();
  const newEntries: ReadonlySet<string> = after ? getIndexEntries(after, indexes) : new Set();
  if (after && newEntries.size > MAX_ENTRIES)
    throw beyondLimit('indexEntries', `too many index entries for entity /${after.path}`);
  const unchanged = [...newEntries].filter((entry) => oldEntries.has(entry)).length;
  return oldEntries.size + newEntries.size - 2 * unchanged;
}

function addFieldEntries(
  entries: Set<string>,
  fields: Fields,
  parent: FieldPath,
  overrides: readonly FieldOverride[],
): void {
  for (const [name, value] of Object.entries(fields)) {
    const path = [...parent, name];
    const text = fieldPathText(path);
    for (const { arrayConfig, order } of getFieldIndexes(path, overrides)) {
      if (arrayConfig === 'CONTAINS') {
        for (const item of toItems(value)) entries.add(`${text} contains ${toKey(item)}`);
      } else {
        entries.add(`${text} ${order} ${toKey(value)}`);
      }
    }
    if ('mapValue' in value) addFieldEntries(entries, value.mapValue.fields ?? {}, path, overrides);
  }
}

/** Returns the single-field indexes of a field. A field of a map has those of the map, unless it has its own override. */
function getFieldIndexes(path: FieldPath, overrides: readonly FieldOverride[]): FieldOverride['indexes'] {
  for (let length = path.length; length > 0; length -= 1) {
    const text = fieldPathText(path.slice(0, length));
    const override = overrides.find(({ fieldPath }) => fieldPath === text);
    if (override) return override.indexes;
  }
  return automatic;
}

function addCompositeEntries(entries: Set<string>, fields: Fields, index: CompositeIndex, number: number): void {
  let keys = [''];
  for (const { fieldPath, arrayConfig } of index.fields) {
    if (fieldPath === '__name__') continue;
    const value = valueAt(fields, readFieldPath(fieldPath));
    // An index excludes documents that lack one of its fields.
    if (!value) return;
    const values = arrayConfig === 'CONTAINS' ? toItems(value) : [value];
    keys = keys.flatMap((key) => values.map((item) => `${key} ${toKey(item)}`));
  }
  for (const key of keys) entries.add(`composite ${number}${key}`);
}

function toItems(value: Value): readonly Value[] {
  return 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
}

function toKey(value: Value): string {
  return JSON.stringify(value).slice(0, INDEXED_LENGTH);
}
