import { storeUnsent, unsentStore, type UnsentRequest } from '@adp/shared-data/unsent';
import { createFakeCaches } from '@adp/shared-data/testing';
import { sendUnsent } from './sendUnsent';

const request: UnsentRequest = {
  url: 'https://data.invalid/v1/documents:commit',
  bodies: ['first', 'next'],
  token: { url: 'https://token.invalid/v1/token', body: 'grant_type=refresh_token&refresh_token=r' },
  lock: 'outbox.a1',
};

/** What is sent, and what comes back by address; what has no answer fails as without a network. */
const sent: { url: string; body: unknown; authorization: string | undefined }[] = [];
let answers: Readonly<Record<string, (body: unknown) => Response>> = {};
const held: string[] = [];
/** What happens before a lock is had. */
let meanwhile: () => Promise<unknown> = () => Promise.resolve();

beforeEach(async () => {
  sent.length = 0;
  held.length = 0;
  meanwhile = () => Promise.resolve();
  answers = {
    [request.token.url]: () => Response.json({ id_token: 'fresh' }),
    [request.url]: () => new Response('{}'),
  };
  Object.assign(globalThis, {
    caches: createFakeCaches(),
    fetch: (url: string, { body, headers }: RequestInit) => {
      sent.push({ url, body, authorization: new Headers(headers).get('authorization') ?? undefined });
      const answer = answers[url];
      return answer ? Promise.resolve(answer(body)) : Promise.reject(new TypeError('Failed to fetch'));
    },
  });
  const locks = {
    request: async (name: string, work: () => Promise<unknown>) => {
      held.push(name);
      await meanwhile();
      return work();
    },
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  await storeUnsent('a1', request);
});

const countStored = async () => (await (await caches.open(unsentStore)).keys()).length;
const commits = () => sent.filter(({ url }) => url === request.url);

test('it is sent with a new token, while no page sends it, and then is gone', async () => {
  await sendUnsent();
  expect(sent).toEqual([
    { url: request.token.url, body: request.token.body, authorization: undefined },
    { url: request.url, body: 'first', authorization: 'Bearer fresh' },
  ]);
  expect(held).toEqual(['outbox.a1']);
  expect(await countStored()).toBe(0);
});

test('where the rules do not take the first version, the next one goes', async () => {
  answers = { ...answers, [request.url]: (body) => new Response('{}', { status: body === 'first' ? 403 : 200 }) };
  await sendUnsent();
  expect(commits().map(({ body }) => body)).toEqual(['first', 'next']);
  expect(await countStored()).toBe(0);
});

test('what a page has sent or taken back meanwhile is not sent', async () => {
  meanwhile = async () => caches.delete(unsentStore);
  await sendUnsent();
  expect(sent).toEqual([]);
});

test.each([
  ['a session that has ended', request.token.url, 400, 0],
  ['a text that is refused', request.url, 409, 1],
  ['a text that no version of is taken', request.url, 403, 2],
])('%s is left to its author', async (_, url, status, times) => {
  answers = { ...answers, [url]: () => new Response('{}', { status }) };
  await sendUnsent();
  expect(commits()).toHaveLength(times);
  expect(await countStored()).toBe(0);
});

test.each([
  ['no network', request.url, undefined],
  ['a service that fails', request.url, 503],
  ['a service that has too much to do', request.token.url, 429],
])('with %s it stays, and the browser hears that it is to try again; others go out', async (_, url, status) => {
  const other = {
    ...request,
    url: 'https://data.invalid/other',
    token: { url: 'https://token.invalid/other', body: '' },
  };
  await storeUnsent('a2', other);
  answers = {
    [request.token.url]: () => Response.json({ id_token: 'fresh' }),
    [other.token.url]: () => Response.json({ id_token: 'fresh' }),
    [other.url]: () => new Response('{}'),
    ...(status && { [url]: () => new Response('{}', { status }) }),
  };
  await expect(sendUnsent()).rejects.toThrow();
  expect(sent.map(({ url: address }) => address)).toContain(other.url);
  expect(await countStored()).toBe(1);
});
