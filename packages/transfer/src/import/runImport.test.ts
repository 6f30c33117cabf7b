import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from '../testing/startSite';
import { type ImportCommand, runImport } from './runImport';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function start() {
  const site = startSite();
  site.put('usernames/amina', { uid: 'u1' });
  site.put('users/u1', { name: 'Amina Sample' });
  const file = join(folder, 'rows.csv');
  writeFileSync(
    file,
    'title,abstract,url,keywords\n' +
      '=Sample one,"A made-up abstract, long enough to be shown on the page of an item.",https://a.example/1,health\n' +
      '"=HYPERLINK(""https://evil.example"")",short,https://a.example/2,health\n',
  );
  const sentences: string[] = [];
  const command: ImportCommand = {
    source: file,
    kind: 'knowledge-products',
    author: 'amina',
    isDryRun: false,
    defaults: ['lang=en', 'type=report'],
    report: join(folder, 'report.csv'),
    openSite: () => ({ origin: 'https://site.example', project: 'demo', administrator: site.administrator }),
    onStatus: (sentence) => sentences.push(sentence),
  };
  return { ...site, command, sentences };
}

test('a file is imported with defaults, and the report contains every row, with formulas escaped as text', async () => {
  const { command, sentences, firestore } = start();
  expect(await runImport(command)).toEqual({ added: 1, changed: 0, same: 0, refused: 1 });
  expect(sentences.at(-1)).toBe('Added: 1. Changed: 0. The same: 0. Refused: 1.');
  expect(sentences[0]).toMatch(/^Row 2 is refused: .*abstract has 5 characters; the minimum is 50/);
  const [item] = [...firestore.documents()].filter(({ path }) => path.startsWith('knowledge_products/'));
  expect(item?.fields).toMatchObject({ lang: { stringValue: 'en' }, author_name: { stringValue: 'Amina Sample' } });
  const [headings, first, second] = readFileSync(join(folder, 'report.csv'), 'utf8').split('\n');
  expect(headings).toBe('\uFEFFrow,outcome,reason,notes,title,id,doi,address');
  expect(first).toMatch(/^1,added,,,'=Sample one,imported-[0-9a-f]{20},,https:\/\/a\.example\/1$/);
  expect(second).toMatch(/^2,refused,.*,"'=HYPERLINK/);
});

test.each([
  ['RIS', 'ris', (row: number) => `TY  - RPRT\nTI  - Sample report ${row}\nDO  - 10.5555/r.${row}\nER  - \n`],
  ['BibTeX', 'bib', (row: number) => `@techreport{r${row}, title={Sample report ${row}}, doi={10.5555/r.${row}}}\n`],
] as const)('all entries of a %s file are imported in the name of an author', async (_, extension, toEntry) => {
  const { command, administrator } = start();
  const source = join(folder, `list.${extension}`);
  writeFileSync(source, Array.from({ length: 400 }, (_entry, at) => toEntry(at)).join('\n'));
  const defaults = [
    ...command.defaults,
    'abstract=A made-up abstract, long enough to be shown on the page.',
    'themes=health',
  ];
  const slow = {
    ...administrator,
    // Delays the author, so that the test fails if the file is opened too early.
    read: async (paths: readonly string[]) => {
      await new Promise((done) => setTimeout(done, 50));
      return paths[0]?.startsWith('user') ? administrator.read(paths) : new Map<string, never>();
    },
    find: () => Promise.resolve([]),
    writeItems: () => Promise.resolve(),
  };
  const openSite = () => ({ origin: 'https://site.example', project: 'demo', administrator: slow });
  expect(await runImport({ ...command, source, defaults, openSite })).toMatchObject({ added: 400, refused: 0 });
});

test('a dry run needs no author and writes nothing', async () => {
  const { command, sentences, commits } = start();
  expect(await runImport({ ...command, author: undefined, isDryRun: true })).toMatchObject({ added: 1, refused: 1 });
  expect([commits(), sentences.at(-1)]).toEqual([0, 'Nothing was written: this was a dry run.']);
});

test.each<[string, Partial<ImportCommand>, string]>([
  ['no source', { source: undefined }, 'Name a file'],
  ['an unknown kind', { kind: 'books' }, '--kind knowledge-products'],
  ['no author', { author: undefined }, '--author'],
  ['an unknown author', { author: 'nobody' }, 'no member with the username nobody'],
  ['a default for an unknown field', { defaults: ['colour=red'] }, 'A default must have a field'],
  ['a missing file', { source: 'missing.csv' }, 'The file missing.csv does not exist.'],
  ['a file in an unknown format', { source: __filename }, 'has an unsupported extension'],
])('%s is rejected in one sentence, and nothing is written', async (_, change, sentence) => {
  const { command, commits } = start();
  await expect(runImport({ ...command, ...change })).rejects.toThrow(sentence);
  expect(commits()).toBe(0);
});
