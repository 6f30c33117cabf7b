/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countConfirmedCases, readConfirmedSuites, recordPlatform } from './confirmedSuites';
import type { Platform } from './platforms/platform';

const folder = mkdtempSync(join(tmpdir(), 'confirmed-'));
const file = join(folder, 'confirmed.json');
afterAll(() => rmSync(folder, { recursive: true }));

const silent: Platform = {
  open: () => Promise.resolve({ send: () => Promise.resolve({ status: 200, body: {} }) }),
};

async function toDigest({ project = 'p1', rules = 'allow', body = '{}', name = 'a case' } = {}): Promise<string> {
  const { platform, addCase, takeDigest } = recordPlatform(silent);
  addCase(name);
  const database = await platform.open(project, rules);
  await database.send({ call: 'commit', body: { project, body }, as: 'nobody' });
  return takeDigest();
}

test('a digest depends on the cases, the rules and the requests, but not on the project name or the current time', async () => {
  const digest = await toDigest();
  expect(await toDigest({ project: 'p2' })).toBe(digest);
  const at = (minutes: number) => ({ body: new Date(Date.now() + minutes * 60_000).toISOString() });
  expect(await toDigest(at(61))).toBe(await toDigest(at(60)));
  expect(await toDigest(at(90))).not.toBe(await toDigest(at(60)));
  for (const change of [{ rules: 'deny' }, { body: '[]' }, { name: 'another case' }])
    expect(await toDigest(change)).not.toBe(digest);
});

test('a suite counts as confirmed only if its expectations are unchanged', () => {
  const options = { sources: ['expected', '1.0'], askAll: false };
  const first = readConfirmedSuites(file, options);
  expect(first.includes('suite', 'digest')).toBe(false);
  first.confirm('suite', 'digest');
  first.save({ inputs: 'hash', cases: 1 });
  expect(readConfirmedSuites(file, options).includes('suite', 'digest')).toBe(true);
  expect(readConfirmedSuites(file, options).includes('suite', 'other')).toBe(false);
  expect(readConfirmedSuites(file, { ...options, sources: ['expected', '1.1'] }).includes('suite', 'digest')).toBe(
    false,
  );
  expect(readConfirmedSuites(file, { ...options, askAll: true }).includes('suite', 'digest')).toBe(false);
});

test('the cases of a confirmed run count only if the inputs are unchanged', () => {
  const confirmed = readConfirmedSuites(file, { sources: [], askAll: false });
  confirmed.save({ inputs: 'hash of the engine and the rules', cases: 9_734 });
  expect(countConfirmedCases(file, 'hash of the engine and the rules')).toBe(9_734);
  expect(countConfirmedCases(file, 'hash of another engine')).toBeUndefined();
  expect(countConfirmedCases(join(folder, 'missing.json'), 'hash of the engine and the rules')).toBeUndefined();
});
