/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readHosting } from './readHosting';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hosting-'));
  file = join(folder, 'firebase.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (value: unknown) => {
  writeFileSync(file, JSON.stringify(value));
  return readHosting(file);
};

const entry = { target: 'shell', public: '.site/shell', cleanUrls: true, headers: [] };

test('returns all fields of every hosting entry', () => {
  expect(read({ hosting: [entry], emulators: {} })).toEqual([entry]);
});

test("the repository's entries are valid, each with its own target", () => {
  const targets = readHosting(join(__dirname, '../../../../firebase.json')).map(({ target }) => target);
  expect(targets).toContain('shell');
  expect(new Set(targets).size).toBe(targets.length);
});

test.each<[string, unknown]>([
  ['no hosting', {}],
  ['an entry that is not a list', { hosting: entry }],
  ['a list', []],
  ['null', null],
])('rejects %s', (_, value) => {
  expect(() => read(value)).toThrow(`${file} has no hosting entries.`);
});

test.each<[string, unknown]>([
  ['no target', { ...entry, target: undefined }],
  ['no folder', { ...entry, public: undefined }],
  ['a target that is not a string', { ...entry, target: ['shell'] }],
  ['nothing in it', null],
])('rejects an entry with %s, and names its position in the list', (_, faulty) => {
  expect(() => read({ hosting: [entry, faulty] })).toThrow(`${file}: hosting entry 2 has no "target" or no "public".`);
});
