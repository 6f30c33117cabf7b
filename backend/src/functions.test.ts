/** @jest-environment node */
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { createAdministrator } from '@adp/shared-data/administrator';
import { findAccount, setRole } from '@adp/functions';
import { readHosting, type Platform } from '@adp/local';
import { startBackend } from './startBackend';

// As node gives a CommonJS package to an ES module: all of it is the default.
jest.mock('superstatic', () => ({ __esModule: true, default: jest.requireActual<object>('superstatic') }));

jest.setTimeout(60_000);

const workspace = resolve(__dirname, '../..');
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
    ...{ origins: { shell: origin }, cwd: workspace, workspace },
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

test('an item is published when its time has come, and each of its versions is saved', async () => {
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

test('an administrator grants a role by the site, and the member is notified', async () => {
  const accounts = {
    ...{ projectId: 'demo-adp', origin: `${origin}/identitytoolkit.googleapis.com` },
    getToken: () => Promise.resolve('owner'),
  };
  const first = await findAccount({ email: 'amina@example.org' }, accounts);
  if (first) await setRole(first, { role: 'administrator', programmes: [] }, accounts);
  const grant = { email: 'kofi@example.org', role: 'reviewer' };
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

test('a visitor reports what is public, and a page of another site cannot', async () => {
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

test('a reset ends what runs, at once, and nothing of it is in the state that follows', async () => {
  const [path = ''] = paths('articles/');
  const site = createAdministrator({ projectId: 'demo-adp', apiKey: 'k', origin }, { token: 'owner' });
  for (let count = 0; count < 5; count += 1) await site.commit([{ path, fields: {}, mask: [], revised: true }]);
  platform.reset();
  await platform.background.whenIdle();
  expect([paths('revisions/'), platform.background.failures()]).toEqual([[], []]);
});
