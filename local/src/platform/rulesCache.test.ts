/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseRules } from '../rules/parseRules';
import { RulesSyntaxError } from '../rules/syntax';
import { parseCached } from './rulesCache';

jest.mock('../rules/parseRules', () => {
  const actual = jest.requireActual<{ parseRules: (source: string) => unknown }>('../rules/parseRules');
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

const files = () => readdirSync(folder).map((name) => join(folder, name));

test('the second time, rules are not parsed and mean the same', async () => {
  const first = await parseCached(source, { folder, parser: 'one' });
  expect(await parseCached(source, { folder, parser: 'one' })).toEqual(first);
  expect(parseRules).toHaveBeenCalledTimes(1);
});

test('other rules, and another parser, are parsed anew', async () => {
  await parseCached(source, { folder, parser: 'one' });
  await parseCached(`${source} `, { folder, parser: 'one' });
  await parseCached(source, { folder, parser: 'two' });
  expect(files()).toHaveLength(3);
});

test('a damaged file is not believed', async () => {
  const first = await parseCached(source, { folder, parser: 'one' });
  for (const file of files()) writeFileSync(file, 'damaged');
  expect(await parseCached(source, { folder, parser: 'one' })).toEqual(first);
});

test('a broken file of rules is told, and nothing is kept', async () => {
  await expect(parseCached('service {', { folder, parser: 'one' })).rejects.toThrow(RulesSyntaxError);
  expect(files()).toEqual([]);
});

test('where nothing can be kept, the rules are parsed all the same', async () => {
  const taken = join(folder, 'taken');
  writeFileSync(taken, 'a file, and no folder');
  expect(await parseCached(source, { folder: taken, parser: 'one' })).toMatchObject({ version: '2' });
});

test('without a cache nothing is written', async () => {
  await parseCached(source, undefined);
  expect(files()).toEqual([]);
});
