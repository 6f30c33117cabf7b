/** @jest-environment node */
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { loadUploader } from '@adp/shared-data/files';
import { createAdministrator } from '@adp/shared-data/administrator';
import { findAccount, setRole } from '@adp/functions';
import type { Platform } from '@adp/local-firebase';
import { createMemberToken } from '@adp/local-firebase/testing';
import { readHosting } from '@adp/site-document/hosting';
import { startBackend } from './startBackend';

// Simulates how an ES module imports a CommonJS package in Node, where the whole package is the default export.
jest.mock('superstatic', () => ({ __esModule: true, default: jest.requireActual<object>('superstatic') }));

const workspace = resolve(__dirname, '../../..');
const statuses: string[] = [];
let platform: Platform;
let origin: string;
beforeAll(async () => {
  origin = await new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`));
    });
  });
  platform = await startBackend({
    hosting: readHosting(join(workspace, 'firebase.json')).filter(({ target }) => target === 'shell'),
    // No server runs at this origin, so no search index is published.
    origins: { shell: origin, 'mfe-content': 'http://127.0.0.1:9' },
    cwd: workspace,
    workspace,
    onStatus: (sentence) => statuses.push(sentence),
  });
});
beforeEach(() => platform.reset());
afterAll(() => platform.stop());

const get = (path: string) => platform.firestore.get(path)?.fields;
const paths = (prefix: string) =>
  [...platform.firestore.documents()].map(({ path }) => path).filter((path) => path.startsWith(prefix));

async function signIn(email: string): Promise<string> {
  const answer = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Sample-member-2063', returnSecureToken: true }),
  });
  return ((await answer.json()) as { readonly idToken: string }).idToken;
}

const call = (name: string, body: object, token?: string) =>
  fetch(`${origin}/api/actions/${name}`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });

test('a scheduled item is published at its time, and each of its versions is saved', async () => {
  const [path = ''] = paths('articles/');
  const id = path.slice('articles/'.length);
  const author = get(path)?.['author_uid'];
  const uid = author && 'stringValue' in author ? author.stringValue : '';
  const site = createAdministrator({ projectId: 'demo-adp', apiKey: 'k', origin }, { token: 'owner' });
  const at = new Date('2026-11-23T08:00:00Z');
  await site.commit([
    { path, fields: { status: 'scheduled', published_at: undefined }, mask: ['status', 'published_at'], revised: true },
    { path: `schedules/articles/items/${id}`, fields: { author_uid: uid, publish_at: at } },
  ]);
  await platform.background.runSchedules(new Date(at.getTime() - 60_000));
  expect(get(path)).toMatchObject({ status: { stringValue: 'scheduled' } });
  await platform.background.runSchedules(at);
  expect(get(path)).toMatchObject({ status: { stringValue: 'published' }, published_at: expect.anything() as unknown });
  await platform.background.whenIdle();
  expect(paths(`revisions/articles/items/${id}/versions/`)).toHaveLength(2);
  expect([platform.background.failures(), statuses]).toEqual([[], []]);
});

test('a published item is in the public search index within a minute', async () => {
  const readFile = (name: string) =>
    fetch(`${origin}/v0/b/demo-adp.appspot.com/o/${encodeURIComponent(name)}?alt=media`);
  const findTitle = async (title: string) => {
    const index = (await (await readFile('search/index.json')).json()) as { readonly shards: Record<string, string[]> };
    const shards = await Promise.all(
      Object.values(index.shards)
        .flat()
        .map(async (name) => (await readFile(`search/${name}`)).text()),
    );
    return shards.some((shard) => shard.includes(title));
  };
  const site = createAdministrator({ projectId: 'demo-adp', apiKey: 'k', origin }, { token: 'owner' });
  await platform.background.runSchedules(new Date());
  expect(await findTitle('Rain gauges without batteries')).toBe(false);
  const [path = ''] = paths('articles/');
  await site.commit([
    { path, fields: { title: 'Rain gauges without batteries' }, mask: ['title'], times: ['updated_at'], revised: true },
    { path: 'changes/articles/marks/0', fields: {}, times: ['updated_at'] },
  ]);
  await platform.background.runSchedules(new Date(Date.now() + 60_000));
  expect(await findTitle('Rain gauges without batteries')).toBe(true);
  const results = (await (await fetch(`${origin}/api/v1/search?q=gauges`)).json()) as { items: { id: string }[] };
  expect(results.items.map(({ id }) => `articles/${id}`)).toEqual([path]);
  expect(await (await fetch(`${origin}/api/v1/search/index.json`)).json()).toHaveProperty('shards.en');
  expect((await readFile('search-state/state.json.gz')).status).toBe(403);
  expect(platform.background.failures()).toEqual([]);
});

/** Returns the services that store roles, with the rights of the project's owner. */
const openServices = () => ({
  accounts: {
    projectId: 'demo-adp',
    origin: `${origin}/identitytoolkit.googleapis.com`,
    getToken: () => Promise.resolve('owner'),
  },
  administrator: createAdministrator({ projectId: 'demo-adp', apiKey: 'k', origin }, { token: 'owner' }),
});

test('an administrator grants a role on the site, and the member is notified', async () => {
  const first = await findAccount({ email: 'amina@example.org' }, openServices());
  if (first) await setRole(first, { role: 'administrator', programmes: [] }, openServices());
  const grant = { email: 'kofi@example.org', role: 'reviewer', reason: 'He reviews.' };
  expect((await call('grant-role', grant, await signIn('kofi@example.org'))).status).toBe(403);
  const token = await signIn('amina@example.org');
  expect((await call('grant-role', grant, token)).status).toBe(200);
  const member = (await (await call('find-member', { email: grant.email }, token)).json()) as { readonly uid: string };
  expect(member).toMatchObject({ role: 'reviewer', programmes: [] });
  const claims = Buffer.from((await signIn('kofi@example.org')).split('.')[1] ?? '', 'base64url').toString();
  expect(JSON.parse(claims)).toMatchObject({ role: 'reviewer' });
  expect(paths(`audit/role_${member.uid}_`)).toHaveLength(1);
  const roleChanged = paths('notifications/f-').map((path) => get(path)?.['event']);
  expect(roleChanged).toEqual([{ stringValue: 'role_changed' }]);
});

test('an editor with a confirmed email address publishes a page, and readers see the page immediately', async () => {
  const kofi = await findAccount({ email: 'kofi@example.org' }, openServices());
  if (kofi) await setRole(kofi, { role: 'member', programmes: ['ivm'] }, openServices());
  const confirm = (emailVerified: boolean) =>
    fetch(`${origin}/identitytoolkit.googleapis.com/v1/projects/demo-adp/accounts:update`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ localId: kofi?.uid, emailVerified }),
    });
  const sources = ['page'];
  const content = {
    acronym: 'IVM',
    name: 'Published',
    purpose: { text: 'It is for the tests.', sources },
    sections: [{ id: 'what-it-is', title: 'What it is', statements: [{ text: 'It is small.', sources }] }],
    milestones: [],
    publications: [],
    gaps: [],
    sources: { page: { title: 'A page', publisher: 'nepad.org', checkedOn: '2026-11-20' } },
  };
  const page = { programme: 'ivm', lang: 'en', content, revision: 0, draft: null };
  await confirm(false);
  expect((await call('publish-page', page, await signIn('kofi@example.org'))).status).toBe(403);
  await confirm(true);
  expect((await call('publish-page', page, await signIn('kofi@example.org'))).status).toBe(200);
  const answer = await fetch(`${origin}/api/v1/programme-pages/ivm?lang=en&fresh=1`);
  expect(await answer.json()).toMatchObject({ page: { revision: 1, content: { name: 'Published' } } });
});

test('a visitor can report public content, and a page of another site cannot send a report', async () => {
  const [path = ''] = paths('articles/');
  const report = { collection: 'articles', item: path.slice('articles/'.length), reason: 'other', text: '' };
  expect((await call('report', report)).status).toBe(200);
  expect(paths('reports/')).toHaveLength(1);
  const answer = await fetch(`${origin}/api/actions/report`, {
    method: 'POST',
    headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
    body: JSON.stringify(report),
  });
  expect(answer.status).toBe(403);
});

test('a reset cancels running work immediately, and its results do not appear in the new state', async () => {
  const [path = ''] = paths('articles/');
  const site = createAdministrator({ projectId: 'demo-adp', apiKey: 'k', origin }, { token: 'owner' });
  for (let count = 0; count < 5; count += 1) await site.commit([{ path, fields: {}, mask: [], revised: true }]);
  platform.reset();
  await platform.background.whenIdle();
  expect([paths('revisions/'), platform.background.failures()]).toEqual([[], []]);
});

describe('files of knowledge products', () => {
  const names = () => platform.storage.objects().flatMap(({ name }) => (name.startsWith('files/') ? [name] : []));

  test('are deleted after the upload if their type is false, and valid files remain', async () => {
    const upload = async (name: string, content: string) => {
      const answer = await fetch(`${origin}/v0/b/demo-adp.appspot.com/o?name=${encodeURIComponent(name)}`, {
        method: 'POST',
        headers: { authorization: 'Bearer owner', 'content-type': 'application/pdf' },
        body: content,
      });
      expect(answer.status).toBe(200);
    };
    await upload('files/amina/good.pdf', '%PDF-1.7');
    await upload('files/amina/bad.pdf', '<script>alert(1)</script>');
    await platform.background.whenIdle();
    expect(names()).toEqual(['files/amina/good.pdf']);
    expect(platform.background.failures()).toEqual([]);
  });

  const member = (uid: string, claims: object = {}) => {
    const token = createMemberToken('demo-adp', uid, claims);
    return loadUploader({ projectId: 'demo-adp', apiKey: 'k', origin }, { getToken: () => Promise.resolve(token) });
  };
  const editor = { programmes: ['apet'] };
  const report = (size = 900_000, name = 'A report.pdf', start = '%PDF-1.7') =>
    new File([start.padEnd(size, '.')], name);

  test('are uploaded in chunks with a pause, and a second upload of the same file is not stored twice', async () => {
    const uploader = await member('amina', editor);
    const parts: number[] = [];
    const running = uploader.start({
      uid: 'amina',
      file: report(),
      onProgress: (fraction) => {
        if (fraction > 0 && !parts.some((part) => part > 0)) {
          running.pause();
          setTimeout(running.resume);
        }
        parts.push(fraction);
      },
    });
    const { url, ...stored } = await running.done;
    expect(stored).toEqual({
      format: 'pdf',
      bytes: 900_000,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
    expect(names()).toEqual([`files/amina/${stored.sha256}.pdf`]);
    expect(parts.some((part) => part > 0 && part < 1)).toBe(true);
    const answer = await fetch(url);
    expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=utf-8''A%20report.pdf");
    expect((await uploader.start({ uid: 'amina', file: report() }).done).url).toBe(url);
    await platform.background.whenIdle();
    expect(names()).toHaveLength(1);
  });

  test('cannot be read after the product is removed, and are available at the same URL after it is restored', async () => {
    const { url } = await (await member('amina', editor)).start({ uid: 'amina', file: report() }).done;
    const site = createAdministrator({ projectId: 'demo-adp', apiKey: 'k', origin }, { token: 'owner' });
    const [path = ''] = paths('knowledge_products/');
    const read = async () => {
      await platform.background.whenIdle();
      const [address = ''] = url.split('?');
      return Promise.all([url, `${address}?alt=media`, address].map(async (link) => (await fetch(link)).status));
    };
    const write = (status: string) =>
      site.commit([{ path, fields: { status, files: [{ url }] }, mask: ['status', 'files'], revised: true }]);
    for (const [status, answers] of [
      ['published', 200],
      ['removed', 403],
      ['published', 200],
    ] as const) {
      await write(status);
      expect(await read()).toEqual([answers, answers, answers]);
    }
    expect(platform.background.failures()).toEqual([]);
  });

  test.each<[string, object, File, object]>([
    ['of a member who is not an editor', {}, report(9), { code: 'denied' }],
    ['that is a page', editor, report(90, 'A report.pdf', '<!doctype html>'), { code: 'invalid', fields: ['type'] }],
    ['without content', editor, new File([], 'A report.pdf'), { code: 'invalid', fields: ['size'] }],
  ])('a file %s is not stored', async (_, claims, file, error) => {
    const uploader = await member('amina', claims);
    await expect(uploader.start({ uid: 'amina', file }).done).rejects.toMatchObject(error);
    expect(names()).toEqual([]);
  });

  test('are not stored if the upload is cancelled', async () => {
    const uploader = await member('amina', editor);
    const running = uploader.start({ uid: 'amina', file: report() });
    running.cancel();
    await expect(running.done).rejects.toMatchObject({ code: 'cancelled' });
    expect(names()).toEqual([]);
  });
});
