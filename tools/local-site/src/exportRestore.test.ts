/** @jest-environment node */
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExportedDocument } from '@adp/shared-data/administrator';
import { exportSite, restoreSite } from '@adp/transfer/export';
import { startSite } from '@adp/transfer/testing';
import { createSeed } from '@adp/seed';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'transfer-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Starts Firestore and Storage of the local platform with the seed. */
function startSeeded() {
  const site = startSite();
  const { documents, objects } = createSeed({
    now: new Date(),
    objectUrl: (name) => `https://pictures.example/${name}`,
  });
  for (const { path, fields } of documents) site.firestore.put(path, fields);
  for (const { name, contentType, bytes } of objects) site.storage.put(name, contentType, bytes);
  return site;
}

/** Returns all documents with their typed values, by path. */
const contents = ({ firestore }: ReturnType<typeof startSite>) =>
  Object.fromEntries([...firestore.documents()].map(({ path, fields }) => [path, fields]));

test('an export of a seeded platform is restored without changes to an empty platform', async () => {
  const from = startSeeded();
  from.firestore.put('former_authors/articles/items/a1', {
    uid: { stringValue: 'x' },
    left_at: { timestampValue: '2026-11-22T10:00:00.123456789Z' },
    half: { doubleValue: 2 },
    whole: { integerValue: '9007199254740993' },
    to: { referenceValue: `projects/demo-import/databases/(default)/documents/articles/a1` },
  });
  const out = join(folder, 'export');
  const summary = await exportSite({ administrator: from.administrator, project: 'demo-import', folder: out });
  const documents = contents(from);
  const total = Object.values(summary.documents).reduce((sum, count) => sum + count);
  expect(total).toBe(Object.keys(documents).length);
  expect(summary.documents).toMatchObject({ former_authors: 1, knowledge_products: expect.any(Number) as number });
  expect(summary.files).toBe(from.storage.objects().length);
  const [line = ''] = readFileSync(join(out, 'files.jsonl'), 'utf8').split('\n');
  expect(JSON.parse(line)).toMatchObject({ contentType: 'image/png', size: expect.stringMatching(/^\d+$/) as string });
  // The export contains members' private data, so only its owner may read it.
  expect(statSync(join(out, 'documents/users.jsonl')).mode & 0o077).toBe(0);
  await expect(exportSite({ administrator: from.administrator, project: 'demo-import', folder: out })).rejects.toThrow(
    'does not overwrite',
  );

  // Simulate an export from a different project.
  const file = join(out, 'documents/former_authors.jsonl');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"projects/demo-import/', '"projects/demo-older/'));
  const to = startSite();
  const { administrator } = to;
  // The first restore fails in the middle. A second restore is rejected unless it resumes the first.
  let batches = 0;
  const broken = {
    ...administrator,
    restoreDocuments: (some: readonly ExportedDocument[]) => {
      batches += 1;
      return batches === 2 ? Promise.reject(new Error('broken off')) : administrator.restoreDocuments(some);
    },
  };
  const restore = { folder: out, maxDocuments: 20, concurrency: 2 };
  await expect(restoreSite({ ...restore, administrator: broken })).rejects.toThrow('broken off');
  const present = Object.keys(contents(to)).length;
  expect(present % 20).toBe(0);
  expect(present).toBeGreaterThan(0);
  expect(present).toBeLessThan(total);
  await expect(restoreSite({ administrator, folder: out })).rejects.toThrow('The project already has documents.');
  expect(await restoreSite({ administrator, folder: out, resumes: true })).toEqual({
    written: total - present,
    present,
  });
  expect(await restoreSite({ administrator, folder: out, resumes: true })).toEqual({ written: 0, present: total });
  expect(contents(to)).toEqual(documents);

  // A document that has changed in the project must not be overwritten.
  to.firestore.put('articles/other', { title: { stringValue: 'Mine' } });
  appendFileSync(
    join(out, 'documents/articles.jsonl'),
    `${JSON.stringify({ path: 'articles/other', fields: { title: { stringValue: 'Another' } } })}\n`,
  );
  await expect(restoreSite({ administrator, folder: out, resumes: true })).rejects.toThrow(
    'The project has a different version of articles/other than the export',
  );
});

test('an incomplete export is rejected before anything is written', async () => {
  const administrator = { read: jest.fn(), exportDocuments: jest.fn(), restoreDocuments: jest.fn() };
  await expect(restoreSite({ administrator, folder })).rejects.toThrow('has no summary.json');
  expect(administrator.exportDocuments).not.toHaveBeenCalled();
});

test('a commit that fails, or whose response is lost, is retried without changing or duplicating a document', async () => {
  const from = startSeeded();
  const out = join(folder, 'export');
  await exportSite({ administrator: from.administrator, project: 'demo-import', folder: out });
  const to = startSite((commit) => (commit === 2 ? 'fails' : commit === 3 ? 'answer is lost' : 'works'));
  const documents = contents(from);
  const total = Object.keys(documents).length;
  const pause = jest.fn(() => Promise.resolve());
  const { administrator } = to;
  expect(await restoreSite({ administrator, folder: out, maxDocuments: 20, pause })).toEqual({
    written: total,
    present: 0,
  });
  expect(pause).toHaveBeenCalledTimes(2);
  expect(contents(to)).toEqual(documents);

  const unavailable = startSite(() => 'fails');
  await expect(restoreSite({ administrator: unavailable.administrator, folder: out, pause })).rejects.toMatchObject({
    retry: true,
  });
});

test('an export holds two pages, and a restore as many batches as it commits at the same time', async () => {
  const from = startSeeded();
  const out = join(folder, 'export');
  const pageSize = 20;
  let max = 0;
  let exported = 0;
  let exporterHas = 0;
  const exportDocuments = async function* () {
    for await (const page of from.administrator.exportDocuments(pageSize)) {
      exporterHas += page.length;
      max = Math.max(max, exporterHas - exported);
      yield page;
    }
  };
  await exportSite({
    administrator: { ...from.administrator, exportDocuments },
    project: 'demo-import',
    folder: out,
    onProgress: (documents) => {
      exported = documents;
    },
  });
  expect(exported).toBe(exporterHas);
  expect(max).toBe(2 * pageSize);

  let restorerHas = 0;
  max = 0;
  const { administrator } = startSite();
  // The first commits end together, so that they are in progress at the same time.
  let end: () => void = () => undefined;
  const first = new Promise<void>((resolve) => {
    end = resolve;
  });
  let commits = 0;
  const restoreDocuments = async (documents: readonly ExportedDocument[]) => {
    restorerHas += documents.length;
    max = Math.max(max, restorerHas);
    commits += 1;
    if (commits === 3) end();
    await first;
    await administrator.restoreDocuments(documents);
    restorerHas -= documents.length;
  };
  const progress: number[] = [];
  const { written } = await restoreSite({
    administrator: { ...administrator, restoreDocuments },
    folder: out,
    maxDocuments: 10,
    concurrency: 3,
    onProgress: (documents) => progress.push(documents),
  });
  expect(max).toBe(30);
  expect(progress.at(-1)).toBe(written);
  expect(progress).toEqual([...progress].sort((a, b) => a - b));
});
