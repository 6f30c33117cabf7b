/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { rehearseBackup, type TransferCommand } from './rehearseBackup';
import { transferDocuments } from './transferDocuments';

// A small rehearsal, with export and restore in this process. `npm run rehearse:backup` runs a large one.

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'backup-'));
});
afterEach(() => {
  rmSync(parent, { recursive: true });
});

/** Rehearses a backup of 120 items. `change` changes the lines of the exported articles. */
function rehearse(change = (text: string) => text) {
  const transfer = async (command: TransferCommand, origin: string, folder: string) => {
    await transferDocuments(command, origin, folder);
    const file = join(folder, 'documents/articles.jsonl');
    if (command === 'export') writeFileSync(file, change(readFileSync(file, 'utf8')));
    return 0;
  };
  const now = new Date('2026-11-28T00:00:00Z');
  const workspace = resolve(__dirname, '../../../..');
  return rehearseBackup({ workspace, items: 120, now, folder: join(parent, 'export'), transfer });
}

test('each document is read once, written once, and equal after a restore', async () => {
  const backup = await rehearse();
  const { documents } = backup;
  expect(documents).toBeGreaterThan(1_000);
  expect(backup.export).toMatchObject({ documentsRead: documents, documentsWritten: 0 });
  const commits = Math.ceil(documents / 200);
  // A restore reads one document, to find out whether the project is empty.
  expect(backup.restore).toMatchObject({ documentsRead: 1, documentsWritten: documents, commits });
  expect(backup.comparison).toMatchObject({ documentsRead: documents, documentsWritten: 0, commits: 0 });
});

test('a lost, changed or duplicated document fails the rehearsal', async () => {
  await expect(rehearse((text) => text.slice(text.indexOf('\n') + 1))).rejects.toThrow('but its summary.json lists');
  rmSync(join(parent, 'export'), { recursive: true });
  const change = (text: string) => text.replace('"integerValue":"1"', '"integerValue":"2"');
  await expect(rehearse(change)).rejects.toThrow('The restored documents differ');
  rmSync(join(parent, 'export'), { recursive: true });
  const duplicate = (text: string) =>
    text + text.replace(/\n.*/s, '\n').replace(/"articles\/[^"]+"/, '"articles/copy"');
  await expect(rehearse(duplicate)).rejects.toThrow('but its summary.json lists');
});
