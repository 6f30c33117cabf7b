import { installFileReading } from '../../testing/readFiles';
import { maxFileBytes, splitFile } from './splitFile';

beforeAll(installFileReading);

const open = (name: string, text: string | Uint8Array<ArrayBuffer>) => splitFile(new File([text], name));

/** Splits a file that must be valid, and returns its parts. */
async function split(name: string, text: string) {
  const parts = await open(name, text);
  if (typeof parts === 'string') throw new Error(parts);
  return parts;
}

const repeat = (count: number, toText: (number: number) => string) =>
  Array.from({ length: count }, (_, at) => toText(at + 1)).join('\n');

test('a table is split between rows, never inside a quoted cell, and each part repeats the headings', async () => {
  const parts = await split(
    'list.csv',
    `title,abstract\r\n${repeat(130, (row) => `Title ${row},"Two\nlines, ""quoted"""`)}\n`,
  );
  expect(parts.map(({ rowsBefore }) => rowsBefore)).toEqual([0, 60, 120]);
  expect(parts[2]).toMatchObject({
    format: 'csv',
    text: expect.stringMatching(/^sep=,\ntitle,abstract\nTitle 121,"Two\n/) as string,
  });
  expect(parts[2]?.text.match(/^Title/gm)).toHaveLength(10);
});

test.each([
  ['list.ris', 'ris', (row: number) => `TY  - RPRT\nTI  - Title ${row}\nER  - \n`],
  ['list.bib', 'bibtex', (row: number) => `@report{r${row},\n  title = {Title ${row}}\n}\n`],
] as const)('%s is split between entries, and line numbers continue', async (name, format, toText) => {
  const text = repeat(61, toText);
  const parts = await split(name, text);
  expect(parts.map((part) => [part.format, part.rowsBefore])).toEqual([
    [format, 0],
    [format, 60],
  ]);
  const [line] = text.slice(0, text.indexOf('Title 61')).split('\n').slice(-1);
  expect(parts[1]?.text).toContain(line);
  expect(text.split('\n')[parts[1]?.linesBefore ?? -1]).toBe(parts[1]?.text.split('\n')[0]);
});

test('each part includes the BibTeX abbreviations and parent entries that its entries refer to', async () => {
  const strings = '@string{org = "Sample\n union"}';
  const parent = '@proceedings{P, title = {Parent}}';
  const text = `${strings}\n@comment{nothing}\n${repeat(61, (row) => `@report{r${row}, crossref = {p}}`)} ${parent}`;
  const parts = await split('list.bib', text);
  expect(parts.map(({ context }) => context)).toEqual(Array(2).fill(`${strings}\n${parent}`));
  // The second part starts at line 64 of the file, and the last two entries share a line.
  expect(parts[1]).toMatchObject({ rowsBefore: 60, linesBefore: 63, text: `@report{r61, crossref = {p}} ${parent}` });
});

test('the first part of a table has the lines above the headings, and every part has the separator line', async () => {
  const parts = await split('list.csv', `Our list;;\n\ntitle;doi\n${repeat(61, (row) => `T${row};`)}`);
  expect(parts.map(({ text }) => text.split('\n').slice(0, 4))).toEqual([
    ['sep=;', 'Our list;;', 'title;doi', 'T1;'],
    ['sep=;', 'title;doi', 'T61;'],
  ]);
});

test('a stray quotation mark does not merge the following rows', async () => {
  const [part] = await split('list.csv', 'title,doi\n"Never closed,a\nTwo,b\n');
  expect(part?.text.split('\n')).toEqual(['sep=,', 'title,doi', '"Never closed,a', 'Two,b']);
});

test.each([
  ['UTF-16, little-endian', [0xff, 0xfe], (code: number) => [code, 0]],
  ['UTF-16, big-endian', [0xfe, 0xff], (code: number) => [0, code]],
  ['UTF-16 without a byte order mark', [], (code: number) => [code, 0]],
  ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf], (code: number) => [code]],
])('a file in %s is read', async (_, mark, toBytes) => {
  const text = 'TY  - RPRT\r\nTI  - Title\r\nER  - \r\n';
  const bytes = new Uint8Array([...mark, ...[...text].flatMap((character) => toBytes(character.charCodeAt(0)))]);
  expect(await open('list.ris', bytes)).toMatchObject([{ text, rowsBefore: 0, linesBefore: 0 }]);
});

test('JSON can be a response, a list, or one object per line, and an invalid line is reported', async () => {
  const items = Array.from({ length: 70 }, (_, id) => ({ id }));
  for (const [name, text] of [
    ['a.json', JSON.stringify({ items })],
    ['b.json', JSON.stringify(items)],
    ['c.jsonl', items.map((item) => JSON.stringify(item)).join('\n')],
  ] as const) {
    const parts = await split(name, text);
    expect(parts.map((part) => (JSON.parse(part.text) as object[]).length)).toEqual([60, 10]);
  }
  expect(await split('d.jsonl', '{"id":1}\n{')).toMatchObject([{ text: '[{"id":1},null]' }]);
  expect(await split('e.json', '{"item":{"id":1}}')).toMatchObject([{ text: '[{"id":1}]' }]);
});

test('the records of an OAI-PMH repository are read', async () => {
  const parts = await split(
    'list.xml',
    `<OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/"><ListRecords>${repeat(61, (row) => `<record>${row}</record>`)}</ListRecords></OAI-PMH>`,
  );
  expect(parts.map(({ text }) => text.match(/<record/g)?.length)).toEqual([60, 1]);
});

test('long rows result in smaller parts', async () => {
  const parts = await split('list.csv', `title\n${repeat(4, () => 'x'.repeat(100_000))}`);
  expect(parts.map(({ rowsBefore }) => rowsBefore)).toEqual([0, 2]);
});

test.each([
  ['list.pdf', 'x', 'format'],
  ['list', 'x', 'format'],
  ['list.csv', new Uint8Array([0x74, 0xe9, 0x0a]), 'encoding'],
  ['list.csv', 'title\n\n', 'empty'],
  ['list.ris', 'nothing', 'noEntries'],
  ['list.bib', 'nothing', 'noEntries'],
  ['list.ris', ' \n', 'empty'],
  ['list.json', '{', 'unreadable'],
  ['list.xml', '<a>', 'unreadable'],
  ['list.xml', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'unreadable'],
])('an invalid file %s is rejected: %#', async (name, text, problem) => {
  expect(await open(name, text)).toBe(problem);
});

test('a file above the size limit is not read', async () => {
  const file = new File(['title\nx'], 'list.csv');
  Object.defineProperty(file, 'size', { value: maxFileBytes + 1 });
  expect(await splitFile(file)).toBe('size');
});
