/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cacheFolder, laxPolicy } from '../auth/testing/startAuth';
import { freeOrigin } from '../testing/freeOrigin';
import { startPlatform, type Platform, type PlatformOptions } from './startPlatform';

// Simulates how an ES module imports a CommonJS package in Node, where the whole package is the default export.
jest.mock('superstatic', () => ({ __esModule: true, default: jest.requireActual<object>('superstatic') }));

let folder: string;
let origin: string;
let platform: Platform | undefined;
let statuses: string[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'platform-'));
  mkdirSync(join(folder, 'shell'));
  writeFileSync(
    join(folder, 'shell/index.html'),
    '<!doctype html><title>Front page</title><script src="/a.js"></script>',
  );
  origin = await freeOrigin();
  statuses = [];
});
afterEach(async () => {
  await platform?.stop();
  platform = undefined;
  rmSync(folder, { recursive: true, force: true });
});

async function start(more: Partial<PlatformOptions> = {}): Promise<Platform> {
  const hosting = [{ target: 'shell', public: 'shell' }];
  platform = await startPlatform({
    hosting,
    origins: { shell: origin },
    cwd: folder,
    projectId: 'demo-test',
    rules: `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents {
  match /a/{id} { allow read: if true; }
  match /private/{id} { allow read: if request.auth.uid == id; }
} }`,
    storageRules: 'service firebase.storage { match /b/{b}/o/{o} { allow get: if true; } }',
    indexes: {
      indexes: [
        {
          collectionGroup: 'a',
          queryScope: 'COLLECTION',
          fields: [
            { fieldPath: 's', order: 'ASCENDING' },
            { fieldPath: 'n', order: 'ASCENDING' },
          ],
        },
      ],
      fieldOverrides: [],
    },
    passwordPolicy: laxPolicy,
    cacheFolder,
    seed: ({ objectUrl }) => ({
      accounts: [{ uid: 'amina', email: 'amina@example.org', password: 'Sample-1', name: 'Amina', verified: true }],
      documents: ['one', 'two'].map((id) => ({
        path: `a/${id}`,
        fields: { s: { stringValue: id }, n: { integerValue: '1' }, cover: { stringValue: objectUrl('a b.png') } },
      })),
      objects: [{ name: 'a b.png', contentType: 'image/png', bytes: new Uint8Array([1, 2, 3]) }],
    }),
    onStatus: (sentence) => statuses.push(sentence),
    ...more,
  });
  return platform;
}

const root = 'projects/demo-test/databases/(default)/documents';
const list = (field: string) => ({
  structuredQuery: {
    from: [{ collectionId: 'a' }],
    orderBy: [{ field: { fieldPath: field } }, { field: { fieldPath: 'n' } }],
  },
});

async function send(path: string, body?: unknown, headers: Record<string, string> = {}) {
  const post = {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  };
  const answer = await fetch(`${origin}${path}`, body === undefined ? { headers } : post);
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text };
}

const signIn = () =>
  send('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key', {
    email: 'amina@example.org',
    password: 'Sample-1',
    returnSecureToken: true,
  });

test('a new platform contains the seed, and its members can sign in', async () => {
  await start();
  const { status, text } = await send(`/v1/${root}:runQuery`, list('s'));
  expect([status, text.match(/a\/(one|two)"/g)]).toEqual([200, ['a/one"', 'a/two"']]);
  expect((await signIn()).status).toBe(200);
  expect((await send('/__/firebase/init.json')).text).toContain('"sameOrigin":true');
});

test("an object of the seed is served at its URL on the site's origin", async () => {
  const { firestore } = await start();
  const address = Object(firestore.get('a/one')?.fields['cover']).stringValue as string;
  expect(address.startsWith(origin)).toBe(true);
  expect((await fetch(address)).headers.get('content-type')).toBe('image/png');
});

test('a page contains the script for pop-ups unless plain pages are configured', async () => {
  await start();
  expect((await send('/', undefined, { accept: 'text/html' })).text).toContain('/__/local/gapi.js');
  await platform?.stop();
  await start({ plainPages: true });
  expect((await send('/', undefined, { accept: 'text/html' })).text).not.toContain('gapi');
});

test('a request from another origin and a query without an index are rejected', async () => {
  await start();
  expect((await send(`/v1/${root}:runQuery`, list('s'), { origin: 'https://evil.example' })).status).toBe(403);
  const { status, text } = await send(`/v1/${root}:runQuery`, list('t'));
  expect([status, text]).toEqual([400, expect.stringContaining('firestore.indexes.json')]);
});

test('a denied request appears on the developer page with the line of the rules', async () => {
  await start();
  expect((await send(`/v1/${root}/private/kofi`)).status).toBe(403);
  const denied = JSON.parse((await send('/__/local/denied.json')).text);
  expect(denied).toMatchObject([
    { method: 'get', path: '/private/kofi', uid: null, trace: [{ line: expect.any(Number) }] },
  ]);
});

test('the state survives a restart, only its owner can read it, and a fresh start deletes it', async () => {
  const stateFolder = join(folder, 'data');
  const { firestore } = await start({ stateFolder });
  firestore.put('a/stored', { title: { stringValue: 'Stored' } });
  await platform?.stop();
  expect(statSync(join(stateFolder, 'auth.json')).mode & 0o777).toBe(0o600);
  expect((await start({ stateFolder })).firestore.get('a/stored')).toBeDefined();
  await platform?.stop();
  const fresh = await start({ stateFolder, fresh: true });
  expect([fresh.firestore.get('a/stored'), fresh.auth.accounts().length]).toEqual([undefined, 1]);
  expect(statuses).toEqual([]);
});

test("a reset restores the seed's documents, accounts and objects, and removes denied requests", async () => {
  const { firestore, auth, storage, reset } = await start();
  const state = () => ({
    documents: [...firestore.documents()].map(({ path, fields }) => [path, fields]).sort(),
    accounts: auth.accounts().map(({ uid, email }) => [uid, email]),
    objects: storage.objects().map(({ name, size }) => [name, size]),
  });
  const seeded = state();
  firestore.put('a/more', { title: { stringValue: 'More' } });
  firestore.put(seeded.documents[0]?.[0] as string, {});
  auth.importAccounts([{ uid: 'u', email: 'u@example.org', password: 'A-password-1', name: 'U', verified: true }]);
  storage.clear();
  expect((await send(`/v1/${root}/private/kofi`)).status).toBe(403);
  reset();
  expect(state()).toEqual(seeded);
  expect((await signIn()).status).toBe(200);
  expect(JSON.parse((await send('/__/local/denied.json')).text)).toEqual([]);
});

test('a damaged snapshot is moved aside and reported, and the seed replaces it', async () => {
  const stateFolder = join(folder, 'data');
  await start({ stateFolder });
  await platform?.stop();
  writeFileSync(join(stateFolder, 'firestore.json'), '{"half": ');
  const { firestore } = await start({ stateFolder });
  const [aside = ''] = readdirSync(stateFolder).filter((name) => name.startsWith('firestore.json.broken'));
  expect(readFileSync(join(stateFolder, aside), 'utf8')).toBe('{"half": ');
  expect(statuses).toEqual([expect.stringContaining(aside)]);
  expect([...firestore.documents()]).toHaveLength(2);
});

test('a port in use is reported, and the state is unlocked', async () => {
  const stateFolder = join(folder, 'data');
  const { port } = new URL(origin);
  const blocker = createServer().listen(Number(port), '127.0.0.1');
  await expect(start({ stateFolder })).rejects.toThrow(`Port ${port} is in use`);
  await new Promise((done) => blocker.close(done));
  expect((await start({ stateFolder })).origins).toEqual({ shell: origin });
});

test.each([
  [
    'firestore.rules',
    { rules: 'service cloud.firestore {\n  match /a/{b} { allow reed: if true; }\n}' },
    'firestore.rules has an error. Line 2',
  ],
  ['storage.rules', { storageRules: 'service {' }, 'storage.rules has an error. Line 1'],
])('an invalid %s is reported in one sentence', async (_, settings, sentence) => {
  await expect(start(settings)).rejects.toThrow(sentence);
});
