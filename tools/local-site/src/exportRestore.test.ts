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
  // The first restore fails halfway. A second restore is rejected unless it resumes the first.
  let batches = 0;
  const broken = {
    ...administrator,
    restoreDocuments: (some: readonly ExportedDocument[]) => {
      batches += 1;
      return batches === 2 ? Promise.reject(new Error('broken off')) : administrator.restoreDocuments(some);
    },
  };
  await expect(restoreSite({ administrator: broken, folder: out, maxDocuments: 50 })).rejects.toThrow('broken off');
  await expect(restoreSite({ administrator, folder: out })).rejects.toThrow('The project already has documents.');
  expect(await restoreSite({ administrator, folder: out, resumes: true })).toEqual({
    written: total - 50,
    present: 50,
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
