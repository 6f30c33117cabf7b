import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collect } from '../testing/startSite';
import { readCsv } from './readCsv';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'csv-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

async function read(text: string | Buffer) {
  const file = join(folder, 'rows.csv');
  writeFileSync(file, text);
  const sentences: string[] = [];
  const rows = await collect(readCsv(file, (sentence) => sentences.push(sentence)));
  return { rows, sentences };
}

test('headings of spreadsheets, quoted cells, and cells of several values', async () => {
  const { rows, sentences } = await read(
    '\uFEFFTitle,Key Messages,AUTHOR,Keywords,Abstract,Notes\r\n' +
      '"Sample, with a comma",One;Two,"Sample, Amina; Exemple, Kofi","health, energy","Two\nlines, ""quoted""",unread\r\n\r\n',
  );
  expect(rows).toEqual([
    {
      row: 1,
      record: {
        title: ['Sample, with a comma'],
        keyMessages: ['One', 'Two'],
        authors: ['Sample, Amina', ' Exemple, Kofi'],
        tags: ['health', ' energy'],
        abstract: ['Two\nlines, "quoted"'],
      },
    },
  ]);
  expect(sentences).toEqual(['Columns that are not read: Notes.']);
});

test.each([
  ['semicolons', 'title;doi\nSample, one;10.5555/a\n'],
  ['tabs', 'title\tdoi\nSample, one\t10.5555/a\n'],
])('cells are separated by %s', async (_, text) => {
  expect((await read(text)).rows).toEqual([{ row: 1, record: { title: ['Sample, one'], doi: ['10.5555/a'] } }]);
});

test('a file without headings, or with a quotation mark that never ends, is refused in one sentence', async () => {
  await expect(read('Sample one,10.5555/a\n')).rejects.toThrow(
    'The first line must hold the headings, "title" among them.',
  );
  await expect(read('title,doi\n"Sample,1\n')).rejects.toThrow(/after row 0|CSV|Quote/);
});
