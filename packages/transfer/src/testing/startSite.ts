import { join } from 'node:path';
import { toStored } from '@adp/shared-data/fields';
import { type Administrator, createAdministrator } from '@adp/shared-data/administrator';
import { toWireFields } from '@adp/shared-data/testing';
import { readIndexes } from '@adp/local-firebase';
import { createDeniedRequests, createFirestore, createStorage } from '@adp/local-firebase/testing';
import { importRows, type ImportOptions, type RowResult } from '../import/importRows';
import type { SourceRow, SourceRows } from '../formats/SourceRecord';

const projectId = 'demo-import';
const config = { projectId, apiKey: 'none', origin: 'http://127.0.0.1:1' };
export const author = { uid: 'sample-author', username: 'author', name: 'Sample author' };

interface SiteInMemory {
  readonly firestore: ReturnType<typeof createFirestore>;
  readonly storage: ReturnType<typeof createStorage>;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Returns the number of commits that were sent. */
  readonly commits: () => number;
  readonly administrator: Administrator;
  /** Stores a document with camelCase fields, bypassing the rules. */
  readonly put: (path: string, document: object) => void;
  /** Returns the paths of a collection's documents. */
  readonly documents: (collection: string) => readonly string[];
}

/**
 * Starts a site's Firestore and Storage in memory, with an administrator. `onCommit` can make a commit fail before or
 * after it is performed.
 */
export function startSite(
  onCommit: (count: number) => 'fails' | 'answer is lost' | 'works' = () => 'works',
): SiteInMemory {
  const deniedRequests = createDeniedRequests();
  const firestore = createFirestore({
    projectId,
    rules: undefined,
    indexes: readIndexes(join(__dirname, '../../../../services/firebase/firestore.indexes.json')),
    deniedRequests,
  });
  const storage = createStorage({
    projectId,
    bucket: `${projectId}.appspot.com`,
    rules: undefined,
    deniedRequests,
    firestoreDocuments: { before: () => null, after: () => null },
  });
  let commits = 0;
  const fetch = async (address: string, { method = 'GET', headers, body }: RequestInit) => {
    const url = new URL(address);
    const isCommit = url.pathname.endsWith(':commit');
    if (isCommit) commits += 1;
    const how = isCommit ? onCommit(commits) : 'works';
    if (how === 'fails') throw new TypeError('Failed to fetch');
    const { status, body: answer } = await (url.pathname.startsWith('/v0/') ? storage : firestore).service.answer({
      method,
      url,
      headers: Object.fromEntries(new Headers(headers)),
      body: Buffer.from(typeof body === 'string' ? body : ''),
    });
    if (how === 'answer is lost') throw new TypeError('Failed to fetch');
    return new Response(String(answer ?? ''), { status });
  };
  const pause = () => Promise.resolve();
  return {
    firestore,
    storage,
    fetch,
    commits: () => commits,
    administrator: createAdministrator(config, { token: 'owner', fetch, pause }),
    put: (path: string, document: object) => {
      firestore.put(path, toWireFields(toStored({ ...document })));
    },
    documents: (collection: string) =>
      [...firestore.documents()].filter(({ path }) => path.startsWith(`${collection}/`)).map(({ path }) => path),
  };
}

/** Imports rows and returns their results. */
export async function importAll(
  rows: SourceRows,
  options: Pick<ImportOptions, 'administrator'> & Partial<ImportOptions>,
): Promise<RowResult[]> {
  const results: RowResult[] = [];
  await importRows(rows, {
    kind: 'knowledgeProduct',
    author,
    site: 'https://site.example',
    defaults: {},
    onResult: (result) => void results.push(result),
    pause: () => Promise.resolve(),
    ...options,
  });
  return results;
}

/** Returns a row that can be imported. `record` replaces some of its fields. */
export function sampleRow(row: number, record: Readonly<Record<string, readonly string[]>> = {}): SourceRow {
  return {
    row,
    record: {
      title: [`Sample report number ${row}`],
      abstract: [`A sample report, number ${row}, made up to show how a publication is imported.`],
      lang: ['en'],
      type: ['Report'],
      tags: ['connectivity'],
      doi: [`10.5555/sample.${row}`],
      url: [`https://repository.example/items/${row}`],
      ...record,
    },
  };
}

/** Returns the stored fields of imported knowledge products, in row order. */
export async function readStored(
  { read }: Pick<Administrator, 'read'>,
  results: readonly { readonly id?: string }[],
): Promise<readonly (Readonly<Record<string, unknown>> | undefined)[]> {
  const paths = results.flatMap(({ id }) => (id === undefined ? [] : [`knowledge_products/${id}`]));
  const documents = await read(paths);
  return paths.map((path) => documents.get(path)?.fields);
}

/** Collects all rows of a reader. */
export async function collect<Row>(rows: AsyncIterable<Row> | Iterable<Row>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const row of rows) all.push(row);
  return all;
}
