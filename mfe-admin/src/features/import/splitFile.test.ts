import { installFileReading } from '../../testing/readFiles';
import { maxFileBytes, splitFile } from './splitFile';

beforeAll(installFileReading);

const open = (name: string, text: string | Uint8Array<ArrayBuffer>) => splitFile(new File([text], name));

/** The parts of a file that can be split. */
async function split(name: string, text: string) {
  const parts = await open(name, text);
  if (typeof parts === 'string') throw new Error(parts);
  return parts;
}

const repeat = (count: number, toText: (number: number) => string) =>
  Array.from({ length: count }, (_, at) => toText(at + 1)).join('\n');

test('a table is split between rows, not within quoted cells, and each part has the headings', async () => {
  const parts = await split(
    'list.csv',
    `title,abstract\r\n${repeat(130, (row) => `Title ${row},"Two\nlines, ""quoted"""`)}\n`,
  );
  expect(parts.map(({ rowsBefore }) => rowsBefore)).toEqual([0, 60, 120]);
  expect(parts[2]).toMatchObject({
    format: 'csv',
    text: expect.stringMatching(/^title,abstract\nTitle 121,"Two\n/) as string,
  });
  expect(parts[2]?.text.match(/^Title/gm)).toHaveLength(10);
});

test.each([
  ['list.ris', 'ris', (row: number) => `TY  - RPRT\nTI  - Title ${row}\nER  - \n`],
  ['list.bib', 'bibtex', (row: number) => `@report{r${row},\n  title = {Title ${row}}\n}\n`],
] as const)('%s is split between entries, whose lines are counted on', async (name, format, toText) => {
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

test('abbreviations of BibTeX are in each part, before its lines', async () => {
  const text = `@string{org = "Sample\n union"}\n@comment{nothing}\n${repeat(61, (row) => `@report{r${row}, title = {T${row}}}`)}`;
  const parts = await split('list.bib', text);
  expect(parts.map((part) => part.text.split('\n')[0])).toEqual(Array(2).fill('@string{org = "Sample union"} '));
  // The part's second line is the file's 64th.
  expect(parts[1]).toMatchObject({ rowsBefore: 60, linesBefore: 62 });
});

test('items of an answer, of a list and of lines of JSON, one broken', async () => {
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

test('records of a repository', async () => {
  const parts = await split(
    'list.xml',
    `<OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/"><ListRecords>${repeat(61, (row) => `<record>${row}</record>`)}</ListRecords></OAI-PMH>`,
  );
  expect(parts.map(({ text }) => text.match(/<record/g)?.length)).toEqual([60, 1]);
});

test('long rows make shorter parts', async () => {
  const parts = await split('list.csv', `title\n${repeat(4, () => 'x'.repeat(100_000))}`);
  expect(parts.map(({ rowsBefore }) => rowsBefore)).toEqual([0, 2]);
});

test.each([
  ['list.pdf', 'x', 'format'],
  ['list', 'x', 'format'],
  ['list.csv', new Uint8Array([0x74, 0xe9, 0x0a]), 'encoding'],
  ['list.csv', 'title\n\n', 'empty'],
  ['list.ris', 'nothing', 'empty'],
  ['list.json', '{', 'unreadable'],
  ['list.xml', '<a>', 'unreadable'],
  ['list.xml', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'unreadable'],
])('%s that is none: %#', async (name, text, problem) => {
  expect(await open(name, text)).toBe(problem);
});

test('a file that is too large is not read', async () => {
  const file = new File(['title\nx'], 'list.csv');
  Object.defineProperty(file, 'size', { value: maxFileBytes + 1 });
  expect(await splitFile(file)).toBe('size');
});
