/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseRules } from './parseRules';
import { RulesSyntaxError } from './syntax';
import { parseCached } from './rulesCache';

jest.mock('./parseRules', () => {
  const actual = jest.requireActual<{ parseRules: (source: string) => unknown }>('./parseRules');
  return { parseRules: jest.fn(actual.parseRules) };
});

const source = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents { match /a/{id} { allow get: if resource.data.n == 9007199254740993; } } }`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rules-'));
});
afterEach(() => {
  jest.mocked(parseRules).mockClear();
  rmSync(folder, { recursive: true, force: true });
});

/** Returns options that simulate a new process. */
const fresh = (grammar = 'one') => ({ folder, grammar, parsed: new Map() });

const files = () => readdirSync(folder).map((name) => join(folder, name));

test('rules are parsed once, and the cached model has the same meaning', async () => {
  const first = await parseCached(source, fresh());
  expect(await parseCached(source, fresh())).toEqual(first);
  expect(parseRules).toHaveBeenCalledTimes(1);
});

test('different rules and a different grammar are parsed again', async () => {
  await parseCached(source, fresh());
  await parseCached(`${source} `, fresh());
  await parseCached(source, fresh('two'));
  expect(files()).toHaveLength(3);
});

test('a damaged cache file is ignored', async () => {
  const first = await parseCached(source, fresh());
  for (const file of files()) writeFileSync(file, 'damaged');
  expect(await parseCached(source, fresh())).toEqual(first);
});

test('invalid rules are reported and not cached', async () => {
  await expect(parseCached('service {', fresh())).rejects.toThrow(RulesSyntaxError);
  expect(files()).toEqual([]);
});

test('rules are parsed even if nothing can be cached', async () => {
  const taken = join(folder, 'taken');
  writeFileSync(taken, 'a file instead of a folder');
  expect(await parseCached(source, { ...fresh(), folder: taken })).toMatchObject({ version: '2' });
});

test('a process parses the same rules once, even without a folder', async () => {
  const options = { grammar: 'one', parsed: new Map() };
  expect(await parseCached(source, options)).toBe(await parseCached(source, options));
  expect(parseRules).toHaveBeenCalledTimes(1);
  expect(files()).toEqual([]);
});
