/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startPlatform, type Platform, type PlatformOptions } from './startPlatform';

// As node gives a CommonJS package to an ES module: all of it is the default.
jest.mock('superstatic', () => ({ __esModule: true, default: jest.requireActual<object>('superstatic') }));

// The first start parses our rules, and fetches Auth's core where nobody has yet.
jest.setTimeout(60_000);

const workspace = resolve(__dirname, '../../..');
let folder: string;
let origin: string;
let platform: Platform | undefined;
let told: string[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'platform-'));
  mkdirSync(join(folder, 'shell'));
  writeFileSync(
    join(folder, 'shell/index.html'),
    '<!doctype html><title>Front page</title><script src="/a.js"></script>',
  );
  origin = await freeOrigin();
  told = [];
});
afterEach(async () => {
  await platform?.stop();
  platform = undefined;
  rmSync(folder, { recursive: true, force: true });
});

function freeOrigin(): Promise<string> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (typeof address === 'object' && address) done(`http://127.0.0.1:${address.port}`);
        else fail(new Error('no free port'));
      });
    });
  });
}

async function start(more: Partial<PlatformOptions> = {}): Promise<Platform> {
  const hosting = [{ target: 'shell', public: 'shell' }];
  platform = await startPlatform({
    hosting,
    origins: { shell: origin },
    cwd: folder,
    workspace,
    tell: (sentence) => told.push(sentence),
    ...more,
  });
  return platform;
}

const root = 'projects/demo-adp/databases/(default)/documents';
const published = {
  structuredQuery: {
    from: [{ collectionId: 'articles' }],
    where: { fieldFilter: { field: { fieldPath: 'status' }, op: 'EQUAL', value: { stringValue: 'published' } } },
    orderBy: [{ field: { fieldPath: 'published_at' }, direction: 'DESCENDING' }],
    limit: 50,
  },
};

async function ask(path: string, body?: unknown, headers: Record<string, string> = {}) {
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
  ask('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key', {
    email: 'amina@example.org',
    password: 'Sample-member-2063',
    returnSecureToken: true,
  });

test('a fresh platform has content for everybody, and members who can sign in', async () => {
  await start();
  const { status, text } = await ask(`/v1/${root}:runQuery`, published);
  expect([status, JSON.parse(text)]).toEqual([200, expect.any(Array)]);
  expect(JSON.parse(text).length).toBeGreaterThanOrEqual(8);
  expect((await signIn()).status).toBe(200);
  expect((await ask('/__/firebase/init.json')).text).toContain('"sameOrigin":true');
});

test('a cover of the seed is an image on the same origin', async () => {
  await start();
  const { text } = await ask(`/v1/${root}:runQuery`, published);
  const [address = ''] = /http:\/\/127[^"]+alt=media/.exec(text) ?? [];
  expect(address.startsWith(origin)).toBe(true);
  expect((await fetch(address)).headers.get('content-type')).toBe('image/png');
});

test('a page has the script for pop-ups, unless pages are to be as deployed', async () => {
  await start({ seed: false });
  expect((await ask('/', undefined, { accept: 'text/html' })).text).toContain('/__/local/gapi.js');
  await platform?.stop();
  await start({ seed: false, plainPages: true });
  expect((await ask('/', undefined, { accept: 'text/html' })).text).not.toContain('gapi');
});

test('another origin is refused, and no query passes without its index', async () => {
  await start();
  expect((await ask(`/v1/${root}:runQuery`, published, { origin: 'https://evil.example' })).status).toBe(403);
  const byTitle = { ...published.structuredQuery, orderBy: [{ field: { fieldPath: 'title' } }] };
  const { status, text } = await ask(`/v1/${root}:runQuery`, { structuredQuery: byTitle });
  expect([status, text]).toEqual([400, expect.stringContaining('firestore.indexes.json')]);
});

test('what was refused is on the page of the developer, with the line of the rules', async () => {
  await start();
  expect((await ask(`/v1/${root}/users/sample-amina`)).status).toBe(403);
  const denials = JSON.parse((await ask('/__/local/denials.json')).text);
  expect(denials).toMatchObject([
    { method: 'get', path: '/users/sample-amina', uid: null, trace: [{ line: expect.any(Number) }] },
  ]);
});

test('the state outlives the platform, for its owner alone, and is forgotten when asked', async () => {
  const keepIn = join(folder, 'data');
  const { firestore } = await start({ keepIn });
  firestore.put('articles/kept', { title: { stringValue: 'Kept' } });
  await platform?.stop();
  expect(statSync(join(keepIn, 'auth.json')).mode & 0o777).toBe(0o600);
  expect((await start({ keepIn })).firestore.get('articles/kept')).toBeDefined();
  await platform?.stop();
  const fresh = await start({ keepIn, fresh: true });
  expect([fresh.firestore.get('articles/kept'), fresh.auth.accounts().length]).toEqual([undefined, 6]);
  expect(told).toEqual([]);
});

test('a reset brings documents, accounts and objects back to the seed, and forgets denied requests', async () => {
  const { firestore, auth, storage, reset } = await start();
  const state = () => ({
    documents: [...firestore.documents()].map(({ path, fields }) => [path, fields]).sort(),
    accounts: auth.accounts().map(({ uid, email }) => [uid, email]),
    objects: storage.objects().map(({ name, size }) => [name, size]),
  });
  const seeded = state();
  firestore.put('articles/more', { title: { stringValue: 'More' } });
  firestore.put(seeded.documents[0]?.[0] as string, {});
  auth.importAccounts([{ uid: 'u', email: 'u@example.org', password: 'A-password-1', name: 'U', verified: true }]);
  storage.clear();
  expect((await ask(`/v1/${root}/users/sample-amina`)).status).toBe(403);
  reset();
  expect(state()).toEqual(seeded);
  expect((await signIn()).status).toBe(200);
  expect(JSON.parse((await ask('/__/local/denials.json')).text)).toEqual([]);
});

test('a broken snapshot is moved aside and told; the seed takes its place', async () => {
  const keepIn = join(folder, 'data');
  await start({ keepIn });
  await platform?.stop();
  writeFileSync(join(keepIn, 'firestore.json'), '{"half": ');
  const { firestore } = await start({ keepIn });
  const [aside = ''] = readdirSync(keepIn).filter((name) => name.startsWith('firestore.json.broken'));
  expect(readFileSync(join(keepIn, aside), 'utf8')).toBe('{"half": ');
  expect(told).toEqual([expect.stringContaining(aside)]);
  expect([...firestore.documents()].length).toBeGreaterThan(40);
});

test('a taken port is told, and the state is let go of', async () => {
  const keepIn = join(folder, 'data');
  const { port } = new URL(origin);
  const other = createServer().listen(Number(port), '127.0.0.1');
  await expect(start({ keepIn, seed: false })).rejects.toThrow(`Port ${port} is in use`);
  await new Promise((done) => other.close(done));
  expect((await start({ keepIn, seed: false })).origins).toEqual({ shell: origin });
});

describe('with settings of its own', () => {
  let own: string;
  beforeEach(() => {
    own = join(folder, 'own');
    mkdirSync(join(own, 'local'), { recursive: true });
    writeFileSync(join(own, 'firestore.rules'), 'service cloud.firestore { match /a/{b} { allow get: if false; } }');
    for (const file of ['storage.rules', 'firestore.indexes.json', 'local/password-policy.json'])
      writeFileSync(join(own, file), readFileSync(join(workspace, file)));
  });

  test.each([
    [
      'firestore.rules',
      'service cloud.firestore {\n  match /a/{b} { allow reed: if true; }\n}',
      'firestore.rules is broken. Line 2',
    ],
    ['storage.rules', 'service {', 'storage.rules is broken. Line 1'],
    ['firestore.indexes.json', '{', 'firestore.indexes.json is not JSON.'],
    ['local/password-policy.json', '{"minimumLength": 2}', 'The password policy is faulty at minimumLength'],
  ])('a broken %s is told in one sentence', async (file, text, sentence) => {
    writeFileSync(join(own, file), text);
    await expect(start({ workspace: own, seed: false })).rejects.toThrow(sentence);
  });

  test('missing rules are told in one sentence', async () => {
    rmSync(join(own, 'firestore.rules'));
    await expect(start({ workspace: own, seed: false })).rejects.toThrow(/firestore\.rules cannot be read\.$/);
  });
});
