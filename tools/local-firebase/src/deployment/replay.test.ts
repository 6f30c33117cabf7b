/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cacheFolder, laxPolicy } from '../auth/testing/startAuth';
import { startPlatform, type Platform } from '../platform/startPlatform';
import { freeOrigin } from '../testing/freeOrigin';
import recorded from './testing/firebaseTools.json';

// Simulates how an ES module imports a CommonJS package in Node, where the whole package is the default export.
jest.mock('superstatic', () => ({ __esModule: true, default: jest.requireActual<object>('superstatic') }));

const firestoreRules = (allowed: string) => `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents { match /${allowed}/{id} { allow get: if true; } } }`;
const storageRules = (allowed: string) =>
  `service firebase.storage { match /b/{b}/o/${allowed} { allow get: if true; } }`;

let folder: string;
let origin: string;
let appOrigin: string;
let platform: Platform;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'replay-'));
  mkdirSync(join(folder, 'shell'));
  mkdirSync(join(folder, 'app'));
  writeFileSync(join(folder, 'app/manifest.json'), 'of the folder');
  [origin, appOrigin] = [await freeOrigin(), await freeOrigin()];
  platform = await startPlatform({
    projectId: 'demo-adp',
    hosting: [
      { target: 'shell', public: 'shell' },
      { target: 'mfe-programmes', public: 'app' },
    ],
    origins: { shell: origin, 'mfe-programmes': appOrigin },
    cwd: folder,
    rules: firestoreRules('before'),
    storageRules: storageRules('before'),
    indexes: {
      indexes: [{ collectionGroup: 'old', queryScope: 'COLLECTION', fields: [{ fieldPath: 'a', order: 'ASCENDING' }] }],
      fieldOverrides: [],
    },
    passwordPolicy: laxPolicy,
    cacheFolder,
  });
});
afterAll(async () => {
  await platform.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The latest values of names that differ between runs. */
const names: Record<string, string> = {};

async function replay({ method, path, body }: { method: string; path: string; body?: object }) {
  const fill = (text: string) =>
    text
      .replaceAll('VERSION', names.version ?? '')
      .replaceAll('RULESET', names.ruleset ?? '')
      .replaceAll('INDEX', names.index ?? '')
      .replaceAll('FIRESTORE RULES', JSON.stringify(firestoreRules('after')).slice(1, -1))
      .replaceAll('STORAGE RULES', JSON.stringify(storageRules('after')).slice(1, -1));
  const content =
    body && 'gzip' in body ? Buffer.from(String(body.gzip), 'base64') : body && fill(JSON.stringify(body));
  const answer = await fetch(`${origin}${fill(path)}`, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(content === undefined ? {} : { body: content }),
  });
  const text = await answer.text();
  names.version = /"projects\/demo-adp\/sites\/[^/]+\/versions\/([0-9a-f]{16})"/.exec(text)?.[1] ?? names.version ?? '';
  names.ruleset = /rulesets\/([0-9a-f-]{36})/.exec(text)?.[1] ?? names.ruleset ?? '';
  names.index = /collectionGroups\/old\/indexes\/([0-9a-f]{12})/.exec(text)?.[1] ?? names.index ?? '';
  return { status: answer.status, text };
}

const read = async (url: string) => (await fetch(url)).text();
const steps = (command: string) => recorded.filter((step) => step.command.startsWith(command));

test('the recorded requests of "deploy --only hosting" release a version with its own configuration', async () => {
  expect(await read(`${appOrigin}/manifest.json`)).toBe('of the folder');
  for (const step of steps('deploy --only hosting'))
    expect([step.path, (await replay(step)).status]).toEqual([step.path, 200]);
  const answer = await fetch(`${appOrigin}/b-0000000001/entry.js`);
  expect(await answer.text()).toBe('// one');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await read(`${appOrigin}/manifest.json`)).toBe('{"build":"b-0000000001"}');
});

test('the recorded requests of "hosting:channel:deploy" create a channel with a release and leave the live channel unchanged', async () => {
  const missing = '/v1beta1/projects/demo-adp/sites/mfe-programmes/channels/preview';
  for (const step of steps('hosting:channel:deploy'))
    expect([step.path, (await replay(step)).status]).toEqual([step.path, step.path === missing ? 404 : 200]);
  expect(platform.releases.channel('mfe-programmes', 'preview').releases).toHaveLength(1);
  expect(await read(`${appOrigin}/manifest.json`)).toBe('{"build":"b-0000000001"}');
});

test('the recorded requests of "deploy --only firestore" change rules and indexes immediately', async () => {
  const document = (collection: string) =>
    fetch(`${origin}/v1/projects/demo-adp/databases/(default)/documents/${collection}/x`).then(({ status }) => status);
  expect([await document('before'), await document('after')]).toEqual([404, 403]);
  for (const step of steps('deploy --only firestore'))
    expect([step.path, (await replay(step)).status]).toEqual([step.path, 200]);
  expect([await document('before'), await document('after')]).toEqual([403, 404]);
  expect(platform.firestore.indexes()?.indexes.map(({ collectionGroup }) => collectionGroup)).toEqual(['proof']);
});

test('the recorded requests of "deploy --only storage" change the rules for images immediately', async () => {
  const object = (name: string) => fetch(`${origin}/v0/b/demo-adp.appspot.com/o/${name}`).then(({ status }) => status);
  expect([await object('before'), await object('after')]).toEqual([404, 403]);
  for (const step of steps('deploy --only storage'))
    expect([step.path, (await replay(step)).status]).toEqual([step.path, 200]);
  expect([await object('before'), await object('after')]).toEqual([403, 404]);
});

test.each([
  ['nothing', {}, 401],
  ['a word', { authorization: 'Bearer me' }, 401],
  [
    'the token of a member',
    { authorization: `Bearer e30.${Buffer.from('{"sub":"amina"}').toString('base64url')}.` },
    403,
  ],
])("a request with %s instead of the owner's token is rejected", async (_, headers, status) => {
  const answer = await fetch(`${origin}/v1beta1/sites/shell/releases`, { headers });
  expect(answer.status).toBe(status);
});
