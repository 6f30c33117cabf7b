import { articles } from '@adp/shared-data/article';
import { unsentStore, type UnsentRequest } from '@adp/shared-data/unsent';
import { createFakeCaches } from '@adp/shared-data/testing';
import { replaceMemberData } from '../memberData';
import { loadForWorker } from './loadForWorker';
import { openOutbox } from './testing/openOutbox';
import { draftNamed, pictured, signIn, toValues } from './testing/written';

const token = {
  url: 'https://securetoken.googleapis.com/v1/token?key=fake',
  body: 'grant_type=refresh_token&refresh_token=r',
};
jest.mock('@adp/shared-auth', () => ({
  ...jest.requireActual<object>('@adp/shared-auth'),
  loadIdentity: () => Promise.resolve({ getTokenRequest: () => Promise.resolve(token) }),
}));

const register = jest.fn((tag: string) => Promise.resolve(void tag));

function setWorker(registration: object | undefined): void {
  const value = { getRegistration: () => Promise.resolve(registration) };
  Object.defineProperty(navigator, 'serviceWorker', { value, configurable: true });
}

beforeEach(async () => {
  const config = { projectId: 'demo-fake', apiKey: 'fake' };
  document.body.innerHTML = `<script type="application/json" id="firebase-config">${JSON.stringify(config)}</script>`;
  Reflect.set(globalThis, 'caches', createFakeCaches());
  register.mockClear();
  setWorker({ sync: { register } });
  await loadForWorker();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(globalThis, 'caches');
  replaceMemberData(undefined);
});

async function readUnsent(): Promise<readonly UnsentRequest[]> {
  const store = await caches.open(unsentStore);
  const requests = await store.keys();
  return Promise.all(requests.map(async ({ url }) => (await store.match(url))?.json() as Promise<UnsentRequest>));
}

/** Sends the variants of the request in turn until the service accepts a variant, like the worker. */
async function sendAsWorker(fetch: (url: string, init: RequestInit) => Promise<Response>): Promise<void> {
  const [{ url, bodies }] = (await readUnsent()) as [UnsentRequest];
  const headers = { authorization: 'Bearer amina' };
  for (const body of bodies) if ((await fetch(url, { method: 'POST', headers, body })).ok) return;
  throw new Error('None was taken.');
}

const noNetwork = () => 'network' as const;
const online = () => 'answered' as const;

test('the worker sends a waiting new item, and the next visit does not send it again', async () => {
  const { network, outbox, save, notes, store } = openOutbox();
  network.decide(noNetwork);
  await save(draftNamed('a1'));
  expect(await outbox.submit('a1', 'published')).toMatchObject({ done: false, waits: true });
  expect(await readUnsent()).toMatchObject([{ token, lock: 'adp.content.outbox.a1' }]);
  expect(register).toHaveBeenCalledWith('adp.sync');

  network.decide(online);
  await sendAsWorker(network.fetch);
  expect(await network.reader.getMine(articles, 'a1')).toMatchObject({
    item: { title: 'Article a1', status: 'published', authorName: 'Amina Diallo', revision: 1 },
  });
  expect(await outbox.submit('a1', 'published')).toMatchObject({ done: true, id: 'a1' });
  expect(await readUnsent()).toEqual([]);
  expect(await store.list()).toEqual([]);
  expect((await network.reader.getMine(articles, 'a1'))?.item.revision).toBe(1);
  expect(await notes()).toHaveLength(1);
});

test('the worker sends a change, and a new item of a member who has already published today', async () => {
  const { network, outbox, save } = openOutbox();
  await save(draftNamed('a1'));
  await outbox.submit('a1', 'published');
  const version = (await network.reader.getMine(articles, 'a1'))?.version ?? '';
  network.decide(noNetwork);
  await save(draftNamed('a2'));
  await outbox.submit('a2', 'published');
  await sendAsWorker(network.fetch);
  expect((await network.reader.getMine(articles, 'a2'))?.item.status).toBe('published');
  await outbox.withdraw('a2');

  await save(draftNamed('a3', { itemId: 'a1', base: { version, status: 'published' }, values: toValues('Changed') }));
  await outbox.submit('a3', 'published');
  await sendAsWorker(network.fetch);
  expect((await network.reader.getMine(articles, 'a1'))?.item).toMatchObject({ title: 'Changed', revision: 2 });
  network.decide(online);
  expect(await outbox.submit('a3', 'published')).toMatchObject({ done: true, id: 'a1' });
  expect((await network.reader.getMine(articles, 'a1'))?.item.revision).toBe(2);
});

test('the worker sends neither a withdrawn draft nor a draft that needs several commits', async () => {
  const { network, outbox, save } = openOutbox();
  network.decide(noNetwork);
  await save(draftNamed('a1'));
  await outbox.submit('a1', 'published');
  expect(await readUnsent()).toHaveLength(1);
  await outbox.withdraw('a1');
  expect(await readUnsent()).toEqual([]);

  await save(draftNamed('a2', { values: toValues('With a picture', pictured('of a registry')) }));
  expect(await outbox.submit('a2', 'published')).toMatchObject({ waits: true });
  await save(draftNamed('a3', { base: { version: '1', status: 'draft' } }));
  expect(await outbox.submit('a3', 'published')).toMatchObject({ waits: true });
  expect(await readUnsent()).toEqual([]);
});

test('the worker does not send a refused draft, which waits for its author', async () => {
  const { network, outbox, save } = openOutbox();
  network.decide(noNetwork);
  await save(draftNamed('a1'));
  await outbox.submit('a1', 'published');
  network.decide(() => 400);
  expect(await outbox.submit('a1', 'published')).toMatchObject({ done: false, error: 'invalid' });
  expect(await readUnsent()).toEqual([]);
});

test.each([
  ['without a worker', () => setWorker(undefined)],
  ['without background sync', () => setWorker({})],
  ['that refuses it', () => register.mockRejectedValueOnce(new Error('Not allowed'))],
  ['whose page does not know the member’s name', () => signIn('amina', { profile: undefined })],
])('in a browser %s, the next visit sends the draft', async (_, prepare) => {
  const { network, outbox, save } = openOutbox();
  prepare();
  network.decide(noNetwork);
  await save(draftNamed('a1'));
  expect(await outbox.submit('a1', 'published')).toMatchObject({ waits: true });
  expect(await readUnsent()).toEqual([]);
});
