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

test('the entries are given with everything that they say', () => {
  expect(read({ hosting: [entry], emulators: {} })).toEqual([entry]);
});

test("the repository's own entries are sound, each for a target of its own", () => {
  const targets = readHosting(join(__dirname, '../../../../firebase.json')).map(({ target }) => target);
  expect(targets).toContain('shell');
  expect(new Set(targets).size).toBe(targets.length);
});

test.each<[string, unknown]>([
  ['no hosting', {}],
  ['one entry that is no list', { hosting: entry }],
  ['a list', []],
  ['null', null],
])('%s is refused', (_, value) => {
  expect(() => read(value)).toThrow(`${file} has no hosting entries.`);
});

test.each<[string, unknown]>([
  ['no target', { ...entry, target: undefined }],
  ['no folder', { ...entry, public: undefined }],
  ['a target that is no text', { ...entry, target: ['shell'] }],
  ['nothing in it', null],
])('an entry with %s is refused with its place', (_, faulty) => {
  expect(() => read({ hosting: [entry, faulty] })).toThrow(`${file}: hosting entry 2 has no "target" or no "public".`);
});
