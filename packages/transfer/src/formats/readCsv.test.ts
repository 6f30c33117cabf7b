import { collect } from '../testing/startSite';
import { readCsv } from './readCsv';

async function read(text: string) {
  const sentences: string[] = [];
  const rows = await collect(readCsv(text, (sentence) => sentences.push(sentence)));
  return { rows, sentences };
}

test('headings, quoted cells and cells with several values are read', async () => {
  const { rows, sentences } = await read(
    'Title,Key Messages,AUTHOR,Keywords,Abstract,Notes\r\n' +
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
  expect(sentences).toEqual(['Ignored columns: Notes.']);
});

test.each([
  ['semicolons', 'title;doi\nSample, one;10.5555/a\n'],
  ['tabs', 'title\tdoi\nSample, one\t10.5555/a\n'],
])('cells are separated by %s', async (_, text) => {
  expect((await read(text)).rows).toEqual([{ row: 1, record: { title: ['Sample, one'], doi: ['10.5555/a'] } }]);
});

const two = [
  { row: 1, record: { title: ['One'], doi: ['10.5555/a'] } },
  { row: 2, record: { title: ['Two'], doi: ['10.5555/b'] } },
];

test.each([
  ['CR LF after the first line and LF after the others', 'title,doi\r\nOne,10.5555/a\nTwo,10.5555/b\n'],
  ['LF after the first line and CR LF after the others', 'title,doi\nOne,10.5555/a\r\nTwo,10.5555/b\r\n'],
  ['CR alone', 'title,doi\rOne,10.5555/a\rTwo,10.5555/b'],
  ['no line break at the end', 'title,doi\nOne,10.5555/a\nTwo,10.5555/b'],
])('all rows are read from a file with %s', async (_, text) => {
  expect((await read(text)).rows).toEqual(two);
});

test('a first line such as "sep=;" names the separator and is not a row', async () => {
  expect((await read('sep=;\r\ntitle;doi\r\nOne;10.5555/a\r\nTwo;10.5555/b\r\n')).rows).toEqual(two);
  expect((await read('sep=|\ntitle|doi\nOne|10.5555/a\nTwo|10.5555/b\n')).rows).toEqual(two);
});

test('lines above the headings are reported, and the rows below them are read', async () => {
  const { rows, sentences } = await read(
    'Publications, 2019 to 2024;;\nExported by the library;;\n\nTitle;DOI\nOne;10.5555/a\nTwo;10.5555/b\n',
  );
  expect(rows).toEqual(two);
  expect(sentences).toEqual([
    'Ignored lines above the headings: Publications, 2019 to 2024;; / Exported by the library;;',
  ]);
});

test('an unmatched quotation mark affects only its own row', async () => {
  const note = 'a quotation mark is not closed, so the text was read unchanged';
  const { rows } = await read(
    'title,doi\nA 5" disk,10.5555/a\n"Never closed,10.5555/b\n"Said "so" twice",10.5555/c\n"Split, in two,10.5555/d\nLast,10.5555/e\n',
  );
  expect(rows).toEqual([
    { row: 1, record: { title: ['A 5" disk'], doi: ['10.5555/a'] } },
    { row: 2, record: { title: ['"Never closed'], doi: ['10.5555/b'] }, notes: [note] },
    { row: 3, record: { title: ['"Said "so" twice"'], doi: ['10.5555/c'] }, notes: [note] },
    { row: 4, unreadable: 'It has 3 cells but there are 2 headings: a quotation mark is not closed.' },
    { row: 5, record: { title: ['Last'], doi: ['10.5555/e'] } },
  ]);
});

test('a row with more cells than headings is rejected, so that no value is read from the wrong column', async () => {
  const { rows } = await read('title,doi\nSample, with a comma,10.5555/a\nTwo,10.5555/b,,\n,,\n');
  expect(rows).toEqual([
    {
      row: 1,
      unreadable: 'It has 3 cells but there are 2 headings: a cell that contains the separator needs quotation marks.',
    },
    { ...two[1], row: 2 },
  ]);
});

test('a file without headings is rejected in one sentence', async () => {
  await expect(read('Sample one,10.5555/a\n')).rejects.toThrow(
    'One of the first lines must contain the headings, including "title". The first line contains: Sample one, 10.5555/a',
  );
  await expect(read('')).rejects.toThrow('The first line contains: nothing');
});
