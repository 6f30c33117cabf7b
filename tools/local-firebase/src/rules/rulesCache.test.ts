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

/** As another process would ask. */
const fresh = (grammar = 'one') => ({ folder, grammar, parsed: new Map() });

const files = () => readdirSync(folder).map((name) => join(folder, name));

test('the second time, rules are not parsed and mean the same', async () => {
  const first = await parseCached(source, fresh());
  expect(await parseCached(source, fresh())).toEqual(first);
  expect(parseRules).toHaveBeenCalledTimes(1);
});

test('other rules, and another grammar, are parsed again', async () => {
  await parseCached(source, fresh());
  await parseCached(`${source} `, fresh());
  await parseCached(source, fresh('two'));
  expect(files()).toHaveLength(3);
});

test('a damaged file is not believed', async () => {
  const first = await parseCached(source, fresh());
  for (const file of files()) writeFileSync(file, 'damaged');
  expect(await parseCached(source, fresh())).toEqual(first);
});

test('a broken file of rules is told, and nothing is stored', async () => {
  await expect(parseCached('service {', fresh())).rejects.toThrow(RulesSyntaxError);
  expect(files()).toEqual([]);
});

test('where nothing can be stored, the rules are parsed all the same', async () => {
  const taken = join(folder, 'taken');
  writeFileSync(taken, 'a file, and no folder');
  expect(await parseCached(source, { ...fresh(), folder: taken })).toMatchObject({ version: '2' });
});

test('within one process rules are parsed once, without a folder too', async () => {
  const options = { grammar: 'one', parsed: new Map() };
  expect(await parseCached(source, options)).toBe(await parseCached(source, options));
  expect(parseRules).toHaveBeenCalledTimes(1);
  expect(files()).toEqual([]);
});
