import type { DocumentStore, StoredDocument } from './documentStore';
import { toNanos, timeText } from './timestamps';
import { readFields } from './value';

/** Returns the documents as plain JSON. */
export function saveDocuments(store: DocumentStore): unknown {
  return [...store.all()].map(({ path, fields, createTime, updateTime }) => ({
    path,
    fields,
    createTime: timeText(createTime),
    updateTime: timeText(updateTime),
  }));
}

/**
 * Replaces the documents with saved documents. Invalid input does not change the store.
 * @throws Error with one sentence if the input is invalid
 */
export function loadDocuments(store: DocumentStore, saved: unknown): void {
  if (!Array.isArray(saved)) throw new Error('The saved documents are not a list.');
  const documents = saved.map(readSaved);
  store.clear();
  for (const document of documents) store.set(document);
}

function readSaved(entry: unknown, at: number): StoredDocument {
  if (typeof entry === 'object' && entry !== null && 'path' in entry && typeof entry.path === 'string') {
    const { path } = entry;
    const times = ['createTime', 'updateTime'].map((key): unknown => Reflect.get(entry, key));
    try {
      return {
        path,
        fields: readFields(Reflect.get(entry, 'fields')),
        createTime: toNanos(times[0]),
        updateTime: toNanos(times[1]),
      };
    } catch (cause) {
      throw new Error(`The saved document ${path} is damaged.`, { cause });
    }
  }
  throw new Error(`The saved document ${at + 1} has no path.`);
}
