import { isObject } from '../isObject';
import type { DocumentStore, StoredDocument } from './documentStore';
import { toNanos, timeText } from './timestamps';
import { readFields, type Fields } from './value';

/** Document as plain JSON. Times are in RFC 3339. */
export interface SavedDocument {
  readonly path: string;
  readonly fields: Fields;
  readonly createTime: string;
  readonly updateTime: string;
}

export function saveDocuments(store: DocumentStore): SavedDocument[] {
  return [...store.all()].map(({ path, fields, createTime, updateTime }) => ({
    path,
    fields,
    createTime: timeText(createTime),
    updateTime: timeText(updateTime),
  }));
}

/** Replaces all documents. @throws Error with one sentence, without a change, if the input is invalid */
export function loadDocuments(store: DocumentStore, saved: unknown): void {
  if (!Array.isArray(saved)) throw new Error('The saved documents are not a list.');
  const documents = saved.map(readSaved);
  store.clear();
  for (const document of documents) store.set(document);
}

function readSaved(entry: unknown, at: number): StoredDocument {
  if (!isObject(entry) || typeof entry.path !== 'string') throw new Error(`The saved document ${at + 1} has no path.`);
  const { path, fields, createTime, updateTime } = entry;
  try {
    return { path, fields: readFields(fields), createTime: toNanos(createTime), updateTime: toNanos(updateTime) };
  } catch (cause) {
    throw new Error(`The saved document ${path} is damaged.`, { cause });
  }
}
