import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataError } from '@adp/shared-data/client';
import { isObject } from '@adp/shared-data/fields';
import {
  type Administrator,
  type ExportedDocument,
  hasCode,
  holdsFields,
  type WireFields,
} from '@adp/shared-data/administrator';
import { readLines } from '../readLines';

interface RestoreOptions {
  readonly administrator: Pick<Administrator, 'read' | 'exportDocuments' | 'restoreDocuments'>;
  readonly folder: string;
  /** Continues an interrupted restore. Existing documents must equal the documents of the export. */
  readonly resumes?: boolean;
  readonly maxDocuments?: number;
  /** Number of commits at the same time. Memory contains this number of batches. */
  readonly concurrency?: number;
  /** Called after each commit with the number of restored documents, and the number of all documents. */
  readonly onProgress?: (documents: number, all: number) => void;
  /** Waits before a failed commit is retried. */
  readonly pause?: (milliseconds: number) => Promise<void>;
}

/** Maximum size of a commit in bytes, well below Firestore's limit of 10 MiB. */
const maxBytes = 4_000_000;
const tries = 6;

/** Restores an export into an empty project, and returns the counts. Rejects with one sentence, or with DataError if the site fails. */
export async function restoreSite({
  administrator,
  folder,
  resumes = false,
  maxDocuments = 200,
  concurrency = 8,
  onProgress = () => undefined,
  pause = (time) => new Promise((done) => setTimeout(done, time)),
}: RestoreOptions) {
  const expected = readSummary(folder);
  if (!resumes && !(await isEmpty(administrator)))
    throw new Error(
      'The project already has documents. A restore needs an empty project; --resume continues an interrupted one.',
    );
  const counts = { written: 0, present: 0 };
  const batches = readBatches(folder, maxDocuments);
  const restoreBatches = async () => {
    for await (const batch of batches) {
      const missing = resumes ? await withoutPresent(batch, administrator) : batch;
      await commit(missing, administrator, pause);
      counts.written += missing.length;
      counts.present += batch.length - missing.length;
      onProgress(counts.written + counts.present, expected);
    }
  };
  // All commits end before a failure is reported, so that a restore can resume at once.
  const results = await Promise.allSettled(Array.from({ length: concurrency }, restoreBatches));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  if (counts.written + counts.present !== expected)
    throw new Error(
      `${folder} contains ${counts.written + counts.present} documents, but its summary.json lists ${expected}.`,
    );
  return counts;
}

/** Writes documents in one commit. A commit that fails temporarily is retried. */
async function commit(
  documents: readonly ExportedDocument[],
  administrator: RestoreOptions['administrator'],
  pause: (milliseconds: number) => Promise<void>,
): Promise<void> {
  let missing = documents;
  for (let attempt = 1; missing.length > 0; attempt += 1) {
    try {
      await administrator.restoreDocuments(missing);
      return;
    } catch (error) {
      // Firestore reports a concurrent commit and an existing document with the same status.
      const isRetryable = error instanceof DataError && (error.retry || hasCode(error, 'conflict'));
      if (!isRetryable || attempt === tries) throw error;
      await pause(500 * 2 ** attempt);
      // The commit may have succeeded although its response was lost.
      missing = await withoutPresent(missing, administrator);
    }
  }
}

async function isEmpty({ exportDocuments }: RestoreOptions['administrator']): Promise<boolean> {
  for await (const page of exportDocuments(1)) return page.length === 0;
  return true;
}

async function withoutPresent(batch: readonly ExportedDocument[], { read }: RestoreOptions['administrator']) {
  const present = await read(batch.map(({ path }) => path));
  const mismatch = batch.find(({ path, fields }) => {
    const stored = present.get(path);
    return stored && !isSame(stored.wire, fields);
  });
  if (mismatch)
    throw new Error(
      `The project has a different version of ${mismatch.path} than the export, so the restore has stopped.`,
    );
  return batch.filter(({ path }) => !present.has(path));
}

function isSame(first: WireFields, second: WireFields): boolean {
  return (
    Object.keys(first).length === Object.keys(second).length &&
    (holdsFields(first, second) || holdsFields(withoutProject(first), withoutProject(second)))
  );
}

/** Removes the project from references, which a restore changes. JSON escapes quotation marks in texts. */
function withoutProject(fields: WireFields): WireFields {
  const text = JSON.stringify(fields);
  return JSON.parse(text.replaceAll(/"referenceValue":"projects\/[^/"]+\//g, '"referenceValue":"/')) as WireFields;
}

async function* readBatches(folder: string, maxDocuments: number): AsyncGenerator<readonly ExportedDocument[]> {
  let batch: ExportedDocument[] = [];
  let bytes = 0;
  for (const name of readdirSync(join(folder, 'documents')).sort()) {
    const file = join(folder, 'documents', name);
    for await (const line of readLines(createReadStream(file))) {
      if (line === '') continue;
      if (batch.length > 0 && (batch.length === maxDocuments || bytes + line.length > maxBytes)) {
        yield batch;
        batch = [];
        bytes = 0;
      }
      batch.push(readDocument(line, file));
      bytes += line.length;
    }
  }
  if (batch.length > 0) yield batch;
}

function readDocument(line: string, file: string): ExportedDocument {
  const json: unknown = JSON.parse(line);
  if (!isObject(json) || typeof json.path !== 'string' || !isObject(json.fields))
    throw new Error(`${file} contains a line that is not a document.`);
  const { path, fields, createTime, updateTime } = json;
  // The cast is safe because the service rejects invalid values.
  return { path, fields: fields as WireFields, createTime: String(createTime), updateTime: String(updateTime) };
}

function readSummary(folder: string): number {
  const file = join(folder, 'summary.json');
  if (!existsSync(file)) throw new Error(`${folder} has no summary.json, so the export is incomplete.`);
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isObject(json) || json.format !== 1 || !isObject(json.documents))
    throw new Error(`${file} does not belong to an export.`);
  return Object.values(json.documents).reduce<number>((sum, count) => sum + Number(count), 0);
}
