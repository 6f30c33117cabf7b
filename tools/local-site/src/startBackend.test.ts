/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Platform } from '@adp/local-firebase';
import { readHosting } from '@adp/site-document/hosting';
import { findAccount, setRole } from '@adp/functions';
import { createAdministrator } from '@adp/shared-data/administrator';
import type { RoleName } from '@adp/shared-data/roles';
import { readSettings, withLocalPictures } from '@adp/firebase';
import { freeOrigin } from '@adp/local-firebase/free-origin';
import { type BackendOptions, startBackend } from './startBackend';

// Simulates how an ES module imports a CommonJS package in Node, where the whole package is the default export.
jest.mock('superstatic', () => ({ __esModule: true, default: jest.requireActual<object>('superstatic') }));

const workspace = resolve(__dirname, '../../..');
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

async function start(more: Partial<BackendOptions> = {}): Promise<Platform> {
  const hosting = [{ target: 'shell', public: 'shell' }];
  platform = await startBackend({
    hosting,
    origins: { shell: origin },
    cwd: folder,
    workspace,
    onStatus: (sentence) => statuses.push(sentence),
    ...more,
  });
  return platform;
}

test("the shell's origin serves public data to any page, with a cache time", async () => {
  const hosting = readHosting(join(workspace, 'firebase.json')).filter(({ target }) => target === 'shell');
  await start({ hosting });
  const answer = await fetch(`${origin}/api/v1/articles?lang=en`, { headers: { origin: 'https://other.example' } });
  const { items } = (await answer.json()) as { readonly items: readonly { readonly lang: string }[] };
  expect(items.map(({ lang }) => lang)).toContain('en');
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=/);
  const etag = answer.headers.get('etag') ?? '';
  expect((await fetch(answer.url, { headers: { 'if-none-match': etag } })).status).toBe(304);
  expect((await fetch(`${origin}/api/v1/none`)).status).toBe(404);
  for (const [path, type] of discovered) {
    const { status, headers } = await fetch(origin + path);
    expect([path, status, headers.get('content-type')]).toEqual([path, 200, type]);
  }
});

/** Files that feed readers, calendars, search engines and link previews request. */
const discovered = [
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/sitemaps/pages.xml', 'application/xml; charset=utf-8'],
  ['/feeds/events.atom?mode=online', 'application/atom+xml; charset=utf-8'],
  ['/calendar/events.ics', 'text/calendar; charset=utf-8'],
  ['/calendar/deadlines.ics', 'text/calendar; charset=utf-8'],
  ['/opensearch.xml', 'application/opensearchdescription+xml; charset=utf-8'],
  ['/apple-touch-icon.png', 'image/png'],
  ['/icon-192.png', 'image/png'],
  ['/cards/articles/auda-nepad-ni-nini.png', 'image/png'],
] as const;

const root = 'projects/demo-adp/databases/(default)/documents';
const published = {
  structuredQuery: {
    from: [{ collectionId: 'articles' }],
    where: { fieldFilter: { field: { fieldPath: 'status' }, op: 'EQUAL', value: { stringValue: 'published' } } },
    orderBy: [{ field: { fieldPath: 'published_at' }, direction: 'DESCENDING' }],
    limit: 50,
  },
};

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
    password: 'Sample-member-2063',
    returnSecureToken: true,
  });

test('a new platform contains public content and members who can sign in', async () => {
  await start();
  const { status, text } = await send(`/v1/${root}:runQuery`, published);
  expect([status, JSON.parse(text)]).toEqual([200, expect.any(Array)]);
  expect(JSON.parse(text).length).toBeGreaterThanOrEqual(8);
  expect((await signIn()).status).toBe(200);
  expect((await send('/__/firebase/init.json')).text).toContain('"sameOrigin":true');
});

/** Runs `npm run grant` for this platform. Resolves to the command's output. */
async function runGrant(...args: readonly string[]): Promise<string> {
  const site = JSON.parse(readFileSync(join(workspace, 'config/sites/local.json'), 'utf8')) as {
    readonly hosting: object;
  };
  const file = join(folder, 'site.json');
  writeFileSync(file, JSON.stringify({ ...site, origin, hosting: { ...site.hosting, api: origin } }));
  const command = [join(workspace, 'tools/cli/src/roles/main.ts'), ...args, '--site', file];
  const { stdout } = await promisify(execFile)(join(workspace, 'node_modules/.bin/tsx'), command);
  return stdout;
}

test('a role can be granted, changed and removed, and the next token contains the change', async () => {
  await start();
  const service = (token = 'owner') => ({
    accounts: {
      projectId: 'demo-adp',
      origin: `${origin}/identitytoolkit.googleapis.com`,
      getToken: () => Promise.resolve(token),
    },
    administrator: createAdministrator({ projectId: 'demo-adp', apiKey: 'k', origin }, { token }),
  });
  const find = (email = 'amina@example.org') => findAccount({ email }, service());
  const grant = async (role: RoleName, programmes: readonly string[] = []) => {
    const account = await find();
    if (account) await setRole(account, { role, programmes }, service());
  };
  const { refreshToken } = JSON.parse((await signIn()).text) as { readonly refreshToken: string };
  // Refresh the token without a new sign-in, as an open page does.
  const freshToken = async () => {
    const answer = await fetch(`${origin}/securetoken.googleapis.com/v1/token?key=demo-key`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    });
    return ((await answer.json()) as { readonly id_token: string }).id_token;
  };
  const claims = async () => {
    const token = await freshToken();
    const { role, programmes } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
      string,
      unknown
    >;
    return { role, programmes };
  };
  // Grant the first administrator's role as described in docs/operations.md.
  const message = await runGrant('amina@example.org', 'administrator', '--programme', 'apet');
  expect(message).toMatch(/^amina@example\.org is administrator, and edits apet\./);
  expect(await claims()).toEqual({ role: 'administrator', programmes: ['apet'] });
  const audit = { structuredQuery: { from: [{ collectionId: 'audit' }] } };
  expect((await send(`/v1/${root}:runQuery`, audit, { authorization: 'Bearer owner' })).text).toContain(
    'npm run grant',
  );
  const signUp = { email: 'unconfirmed@example.org', password: 'a sound password', returnSecureToken: true };
  await send('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo-key', signUp);
  await expect(runGrant(signUp.email, 'administrator')).rejects.toThrow(
    'No account has confirmed the email address unconfirmed@example.org.',
  );
  // The claims are limited to 1,000 bytes, so a long list is in a document.
  const many = Array.from({ length: 100 }, (_, index) => `programme-${index}`);
  await grant('trusted', many);
  const { programmes: id } = await claims();
  expect((await find())?.programmes).toEqual([...many].sort());
  const path = `/v1/${root}/programme_sets/${String(id)}`;
  const idToken = await freshToken();
  expect((await send(path, undefined, { authorization: `Bearer ${idToken}` })).status).toBe(200);
  expect((await send(path)).status).toBe(403);
  await grant('trusted');
  expect(await claims()).toEqual({ role: 'trusted' });
  await grant('member');
  expect(await claims()).toEqual({});
  expect(await find('nobody@example.org')).toBeUndefined();
  await expect(findAccount({ email: 'amina@example.org' }, service('none'))).rejects.toThrow(
    'responds to accounts:lookup with status 401',
  );
});

test("a cover image of the seed is served on the site's origin", async () => {
  await start();
  const { text } = await send(`/v1/${root}:runQuery`, published);
  const [address = ''] = /http:\/\/127[^"]+alt=media/.exec(text) ?? [];
  expect(address.startsWith(origin)).toBe(true);
  expect((await fetch(address)).headers.get('content-type')).toBe('image/png');
});

test('a query without an index is rejected', async () => {
  await start();
  const byTitle = { ...published.structuredQuery, orderBy: [{ field: { fieldPath: 'title' } }] };
  const { status, text } = await send(`/v1/${root}:runQuery`, { structuredQuery: byTitle });
  expect([status, text]).toEqual([400, expect.stringContaining('firestore.indexes.json')]);
});

test('the state survives a restart, only its owner can read it, and a fresh start deletes it', async () => {
  const stateFolder = join(folder, 'data');
  const { firestore } = await start({ stateFolder });
  firestore.put('articles/stored', { title: { stringValue: 'Stored' } });
  await platform?.stop();
  expect(statSync(join(stateFolder, 'auth.json')).mode & 0o777).toBe(0o600);
  expect((await start({ stateFolder })).firestore.get('articles/stored')).toBeDefined();
  await platform?.stop();
  const fresh = await start({ stateFolder, fresh: true });
  expect([fresh.firestore.get('articles/stored'), fresh.auth.accounts().length]).toEqual([undefined, 6]);
  expect(statuses).toEqual([]);
});

test('an old state without moved profiles and sort keys is converted once', async () => {
  const stateFolder = join(folder, 'data');
  const { firestore } = await start({ stateFolder });
  const fields = { ...firestore.get('users/sample-amina')?.fields, visibility: { stringValue: 'members' } };
  firestore.put('users/old', { ...fields, username: { stringValue: 'old-member' } });
  firestore.put('profiles/old-member', { uid: { stringValue: 'old' }, visibility: { stringValue: 'members' } });
  firestore.put('products/old', { title: { stringValue: 'Économie' } });
  await platform?.stop();
  for (let starts = 1; starts <= 2; starts += 1) {
    const { firestore: migrated } = await start({ stateFolder });
    expect(migrated.get('usernames/old-member')?.fields).toEqual({ uid: { stringValue: 'old' } });
    expect(migrated.get('member_profiles/old-member')?.fields).toMatchObject({ uid: { stringValue: 'old' } });
    expect(migrated.get('profiles/old-member')).toBeUndefined();
    expect(migrated.get('profiles/amina-sample')).toBeDefined();
    expect(migrated.get('products/old')?.fields['title_key']).toEqual({ stringValue: 'economie' });
    await platform?.stop();
  }
});

test("a reset restores the seed's documents, accounts and objects, and removes denied requests", async () => {
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
  expect((await send(`/v1/${root}/users/sample-amina`)).status).toBe(403);
  reset();
  expect(state()).toEqual(seeded);
  expect((await signIn()).status).toBe(200);
  expect(JSON.parse((await send('/__/local/denied.json')).text)).toEqual([]);
});

test('documents that bypass the rules take effect immediately, and so does a reset', async () => {
  const hosting = readHosting(join(workspace, 'firebase.json')).filter(({ target }) => target === 'shell');
  const { firestore, reset } = await start({ hosting });
  const isListed = async () => (await send('/api/v1/articles')).text.includes('a-minute-ago');
  const { fields } = firestore.get('articles/auda-nepad-ni-nini') ?? {};
  expect(await isListed()).toBe(false);
  firestore.put('articles/a-minute-ago', fields);
  expect(await isListed()).toBe(true);
  reset();
  expect(await isListed()).toBe(false);
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
  expect([...firestore.documents()].length).toBeGreaterThan(40);
});

describe('with custom settings', () => {
  let settingsFolder: string;
  beforeEach(() => {
    settingsFolder = join(folder, 'own');
    mkdirSync(settingsFolder);
    for (const file of ['firestore.rules', 'storage.rules', 'firestore.indexes.json', 'password-policy.json'])
      writeFileSync(join(settingsFolder, file), readFileSync(join(workspace, 'services/firebase', file)));
  });

  test.each([
    ['firestore.indexes.json', '{', 'firestore.indexes.json is not JSON.'],
    ['password-policy.json', '{"minimumLength": 2}', 'The password policy is invalid at minimumLength'],
  ])('an invalid %s is reported in one sentence', (file, text, sentence) => {
    writeFileSync(join(settingsFolder, file), text);
    expect(() => readSettings(settingsFolder)).toThrow(sentence);
  });

  test('missing rules are reported in one sentence', () => {
    rmSync(join(settingsFolder, 'firestore.rules'));
    expect(() => readSettings(settingsFolder)).toThrow(/firestore\.rules cannot be read\.$/);
  });

  test('deployed rules reject image URLs of this machine, and local rules reject image URLs of all other hosts', () => {
    const { rules } = readSettings(settingsFolder);
    const local = withLocalPictures(rules);
    expect([rules, local].map((text) => /localhost/.test(text))).toEqual([false, true]);
    expect([rules, local].map((text) => /googleapis/.test(text))).toEqual([true, false]);
    expect(() => withLocalPictures(local)).toThrow('firestore.rules do not say where pictures come from.');
  });

  test('the password policy requires six characters and no character class', () => {
    expect(readSettings(settingsFolder).passwordPolicy).toEqual({
      minimumLength: 6,
      maximumLength: 4096,
      lowerCase: false,
      upperCase: false,
      numeric: false,
      nonAlphanumeric: false,
      enforced: true,
    });
  });
});
