import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { isObject } from '@adp/shared-data/fields';
import {
  type Administrator,
  type ExportedDocument,
  holdsFields,
  type WireFields,
} from '@adp/shared-data/administrator';

interface RestoreOptions {
  readonly administrator: Pick<Administrator, 'read' | 'exportDocuments' | 'restoreDocuments'>;
  readonly folder: string;
  /** Goes on where a restore was broken off: documents that are there must be those of the export. */
  readonly resumes?: boolean;
  /** Of a commit. */
  readonly maxDocuments?: number;
}

/** Of a commit, too: Firestore takes 10 MiB. */
const maxBytes = 4_000_000;

/**
 * Writes the documents of an export into an empty project.
 * @returns how many were written, and how many were there already
 * @throws Error with one sentence, before anything is written, where the folder is no whole export or the project has documents
 */
export async function restoreSite({ administrator, folder, resumes = false, maxDocuments = 200 }: RestoreOptions) {
  const expected = readSummary(folder);
  if (!resumes && !(await isEmpty(administrator)))
    throw new Error(
      'The project has documents. A restore is for an empty one; --resume goes on with one that was broken off.',
    );
  const counts = { written: 0, present: 0 };
  for await (const batch of readBatches(folder, maxDocuments)) {
    const missing = resumes ? await withoutPresent(batch, administrator) : batch;
    if (missing.length > 0) await administrator.restoreDocuments(missing);
    counts.written += missing.length;
    counts.present += batch.length - missing.length;
  }
  if (counts.written + counts.present !== expected)
    throw new Error(
      `${folder} holds ${counts.written + counts.present} documents, and its summary.json says ${expected}.`,
    );
  return counts;
}

async function isEmpty({ exportDocuments }: RestoreOptions['administrator']): Promise<boolean> {
  for await (const page of exportDocuments()) return page.length === 0;
  return true;
}

async function withoutPresent(batch: readonly ExportedDocument[], { read }: RestoreOptions['administrator']) {
  const present = await read(batch.map(({ path }) => path));
  const other = batch.find(({ path, fields }) => {
    const found = present.get(path);
    return found && !isSame(found.wire, fields);
  });
  if (other) throw new Error(`The project has another ${other.path} than the export: nothing more is restored.`);
  return batch.filter(({ path }) => !present.has(path));
}

function isSame(one: WireFields, other: WireFields): boolean {
  return (
    Object.keys(one).length === Object.keys(other).length && holdsFields(withoutProject(one), withoutProject(other))
  );
}

/** A reference names its project, which a restore changes. Within a text, its quotation marks would be escaped. */
function withoutProject(fields: WireFields): WireFields {
  const text = JSON.stringify(fields);
  return JSON.parse(text.replaceAll(/"referenceValue":"projects\/[^/"]+\//g, '"referenceValue":"/')) as WireFields;
}

async function* readBatches(folder: string, maxDocuments: number): AsyncGenerator<readonly ExportedDocument[]> {
  let batch: ExportedDocument[] = [];
  let bytes = 0;
  for (const name of readdirSync(join(folder, 'documents')).sort()) {
    const file = join(folder, 'documents', name);
    for await (const line of createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity })) {
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
    throw new Error(`${file} has a line that is no document.`);
  const { path, fields, createTime, updateTime } = json;
  // What is no value in it, the service refuses.
  return { path, fields: fields as WireFields, createTime: String(createTime), updateTime: String(updateTime) };
}

/** How many documents an export says it has. */
function readSummary(folder: string): number {
  const file = join(folder, 'summary.json');
  if (!existsSync(file)) throw new Error(`${folder} has no summary.json: it is no whole export.`);
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isObject(json) || json.format !== 1 || !isObject(json.documents))
    throw new Error(`${file} is not that of an export.`);
  return Object.values(json.documents).reduce<number>((sum, count) => sum + Number(count), 0);
}
