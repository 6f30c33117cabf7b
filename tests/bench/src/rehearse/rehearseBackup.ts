import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { SeedDocument } from '@adp/local-firebase';
import { answerServices, createDeniedRequests, createFirestore } from '@adp/local-firebase/testing';
import { projectId, readSettings } from '@adp/firebase';
import { generateDatabase } from './generateDatabase';

/** Quantities of one export or restore. */
export interface Transfer {
  readonly seconds: number;
  /** Largest memory of the process, in bytes. */
  readonly memory: number;
  readonly documentsRead: number;
  readonly documentsWritten: number;
  readonly commits: number;
}

/** Quantities of a rehearsed backup. */
export interface Backup {
  readonly documents: number;
  readonly collections: number;
  /** Size of the exported files. */
  readonly bytes: number;
  readonly export: Transfer;
  readonly restore: Transfer;
  /** A restore that resumes although all documents exist, so that it compares them with the export. */
  readonly comparison: Transfer;
}

export type TransferCommand = 'export' | 'restore' | 'resume';

interface BackupOptions {
  readonly workspace: string;
  readonly items: number;
  readonly now: Date;
  /** Folder for the export, which must not exist. */
  readonly folder: string;
  /** Exports or restores in a process of its own. Resolves to the largest memory of the process, in bytes. */
  readonly transfer: (command: TransferCommand, origin: string, folder: string) => Promise<number>;
  readonly log?: (text: string) => void;
}

/**
 * Exports a generated site from the local Firestore, and restores it into an empty one. Throws an Error if the restored
 * documents differ.
 */
export async function rehearseBackup(options: BackupOptions): Promise<Backup> {
  const { workspace, items, now, folder, transfer, log = () => undefined } = options;
  const { indexes } = readSettings(join(workspace, 'services/firebase'));
  const firestore = createFirestore({
    projectId,
    rules: undefined,
    indexes,
    deniedRequests: createDeniedRequests(),
  });
  for (const { path, fields } of generateDatabase({ items, now })) firestore.put(path, fields);
  const source = summarize(firestore.documents());

  let commits = 0;
  const origin = 'http://127.0.0.1';
  const answer = answerServices([firestore.service], origin, []);
  const server = createServer((request, response) => {
    if (request.url?.includes(':commit')) commits += 1;
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  const measure = async (command: TransferCommand): Promise<Transfer> => {
    firestore.usage.reset();
    commits = 0;
    const start = performance.now();
    const memory = await transfer(command, `${origin}:${port}`, folder);
    const seconds = (performance.now() - start) / 1000;
    const { documentsRead, documentsWritten } = firestore.usage.read();
    log(`${command}: ${seconds.toFixed(0)} s`);
    return { seconds, memory, documentsRead, documentsWritten, commits };
  };
  try {
    const exported = await measure('export');
    firestore.clear();
    const restored = await measure('restore');
    const comparison = await measure('resume');
    if (!isDeepStrictEqual(summarize(firestore.documents()), source))
      throw new Error('The restored documents differ from the exported documents.');
    const counts = Object.values(source).map(({ count }) => count);
    return {
      documents: counts.reduce((sum, count) => sum + count, 0),
      collections: counts.length,
      bytes: measureFolder(join(folder, 'documents')),
      export: exported,
      restore: restored,
      comparison,
    };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Returns the number of documents in each collection, and a checksum of their paths and fields in any order. */
function summarize(documents: Iterable<SeedDocument>): Readonly<Record<string, { count: number; checksum: bigint }>> {
  const summary: Record<string, { count: number; checksum: bigint }> = {};
  for (const { path, fields } of documents) {
    const [collection = ''] = path.split('/');
    const { count, checksum } = summary[collection] ?? { count: 0, checksum: 0n };
    const hash = createHash('sha256')
      .update(JSON.stringify([path, fields]))
      .digest()
      .readBigUInt64LE();
    summary[collection] = { count: count + 1, checksum: BigInt.asUintN(64, checksum + hash) };
  }
  return summary;
}

function measureFolder(folder: string): number {
  return readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}
