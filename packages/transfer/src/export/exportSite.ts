import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Administrator, ExportedDocument } from '@adp/shared-data/administrator';

export interface ExportSummary {
  readonly format: 1;
  readonly project: string;
  readonly exportedAt: string;
  readonly documents: Readonly<Record<string, number>>;
  readonly files: number;
}

interface ExportOptions {
  readonly administrator: Pick<Administrator, 'exportDocuments' | 'files'>;
  readonly project: string;
  readonly folder: string;
  /** Called after each page with the number of exported documents. */
  readonly onProgress?: (documents: number) => void;
  readonly now?: () => Date;
}

/** Number of documents per request. Two pages are in memory at the same time. */
const PAGE_SIZE = 1_000;

/** Writes all documents and the list of files as JSON Lines. Rejects with an Error, or DataError if the site fails. */
export async function exportSite({
  administrator,
  project,
  folder,
  onProgress = () => undefined,
  now = () => new Date(),
}: ExportOptions): Promise<ExportSummary> {
  if (existsSync(folder)) throw new Error(`${folder} already exists. An export does not overwrite an earlier one.`);
  // Remove the leftovers of an interrupted export. The folder receives its final name once the export is complete.
  const unfinished = `${folder}.part`;
  rmSync(unfinished, { recursive: true, force: true });
  const exportedAt = now().toISOString();
  // The export contains members' private data, so only its owner may read it.
  mkdirSync(join(unfinished, 'documents'), { recursive: true, mode: 0o700 });
  const counts = new Map<string, number>();
  const outputs = new Map<string, FileHandle>();
  const append = async (file: string, lines: readonly object[]) => {
    const output = outputs.get(file) ?? (await open(join(unfinished, file), 'wx', 0o600));
    outputs.set(file, output);
    await output.appendFile(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  };
  let total = 0;
  let files = 0;
  try {
    for await (const page of readAhead(administrator.exportDocuments(PAGE_SIZE))) {
      for (const [collection, documents] of toCollections(page)) {
        counts.set(collection, (counts.get(collection) ?? 0) + documents.length);
        await append(join('documents', `${encodeURIComponent(collection)}.jsonl`), documents);
      }
      total += page.length;
      onProgress(total);
    }
    for await (const file of administrator.files()) {
      files += 1;
      await append('files.jsonl', [file]);
    }
  } finally {
    for (const output of outputs.values()) await output.close();
  }
  const summary = { format: 1, project, exportedAt, documents: Object.fromEntries(counts), files } as const;
  writeFileSync(join(unfinished, 'summary.json'), `${JSON.stringify(summary, null, 2)}\n`, { mode: 0o600 });
  renameSync(unfinished, folder);
  return summary;
}

/** Yields pages, and requests the next page while the current page is used. */
async function* readAhead<Page>(pages: AsyncGenerator<Page>): AsyncGenerator<Page> {
  let next = pages.next();
  for (;;) {
    const { done, value } = await next;
    if (done) return;
    next = pages.next();
    // A failure is thrown when the next page is needed.
    next.catch(() => undefined);
    yield value;
  }
}

function toCollections(page: readonly ExportedDocument[]): ReadonlyMap<string, readonly ExportedDocument[]> {
  const collections = new Map<string, ExportedDocument[]>();
  for (const document of page) {
    const [collection = ''] = document.path.split('/');
    const documents = collections.get(collection) ?? [];
    documents.push(document);
    collections.set(collection, documents);
  }
  return collections;
}
