import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync, writeFileSync, type WriteStream } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import type { Administrator } from '@adp/shared-data/administrator';

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
  readonly now?: () => Date;
}

/** Writes all documents and the list of files as JSON Lines. Rejects with an Error, or DataError if the site fails. */
export async function exportSite({
  administrator,
  project,
  folder,
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
  const outputs = new Map<string, WriteStream>();
  const write = async (file: string, line: object) => {
    const path = join(unfinished, file);
    const output = outputs.get(path) ?? createWriteStream(path, { flags: 'wx', mode: 0o600 });
    outputs.set(path, output);
    if (!output.write(`${JSON.stringify(line)}\n`)) await once(output, 'drain');
  };
  for await (const page of administrator.exportDocuments())
    for (const document of page) {
      const [collection = ''] = document.path.split('/');
      counts.set(collection, (counts.get(collection) ?? 0) + 1);
      await write(join('documents', `${encodeURIComponent(collection)}.jsonl`), document);
    }
  let files = 0;
  for await (const file of administrator.files()) {
    files += 1;
    await write('files.jsonl', file);
  }
  for (const output of outputs.values()) {
    output.end();
    await finished(output);
  }
  const summary = { format: 1, project, exportedAt, documents: Object.fromEntries(counts), files } as const;
  writeFileSync(join(unfinished, 'summary.json'), `${JSON.stringify(summary, null, 2)}\n`, { mode: 0o600 });
  renameSync(unfinished, folder);
  return summary;
}
