import { storeUnsent, unsentStore, type UnsentRequest } from '@adp/shared-data/unsent';
import { createFakeCaches } from '@adp/shared-data/testing';
import { sendUnsent } from './sendUnsent';

const request: UnsentRequest = {
  url: 'https://data.invalid/v1/documents:commit',
  bodies: ['first', 'next'],
  token: { url: 'https://token.invalid/v1/token', body: 'grant_type=refresh_token&refresh_token=r' },
  lock: 'outbox.a1',
};

/** Requests that were sent. Requests without a configured response fail, as without a network. */
const sent: { url: string; body: unknown; authorization: string | undefined }[] = [];
let answers: Readonly<Record<string, (body: unknown) => Response>> = {};
const held: string[] = [];
/** Callback that runs before a lock is acquired. */
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

test("sends a request with a new token while holding the page's lock, then deletes the request", async () => {
  await sendUnsent();
  expect(sent).toEqual([
    { url: request.token.url, body: request.token.body, authorization: undefined },
    { url: request.url, body: 'first', authorization: 'Bearer fresh' },
  ]);
  expect(held).toEqual(['outbox.a1']);
  expect(await countStored()).toBe(0);
});

test('sends the next version of a request if the rules reject the first version', async () => {
  answers = { ...answers, [request.url]: (body) => new Response('{}', { status: body === 'first' ? 403 : 200 }) };
  await sendUnsent();
  expect(commits().map(({ body }) => body)).toEqual(['first', 'next']);
  expect(await countStored()).toBe(0);
});

test('does not send requests that a page has sent or deleted in the meantime', async () => {
  meanwhile = async () => caches.delete(unsentStore);
  await sendUnsent();
  expect(sent).toEqual([]);
});

test.each([
  ['a session that has ended', request.token.url, 400, 0],
  ['a text that is refused', request.url, 409, 1],
  ['a text of which no version is accepted', request.url, 403, 2],
])('leaves the request to its page after %s', async (_, url, status, times) => {
  answers = { ...answers, [url]: () => new Response('{}', { status }) };
  await sendUnsent();
  expect(commits()).toHaveLength(times);
  expect(await countStored()).toBe(0);
});

test.each([
  ['no network', request.url, undefined],
  ['a service that fails', request.url, 503],
  ['an overloaded service', request.token.url, 429],
])('after %s, the request stays stored for a later retry, and other requests are sent', async (_, url, status) => {
  const otherRequest = {
    ...request,
    url: 'https://data.invalid/other',
    token: { url: 'https://token.invalid/other', body: '' },
  };
  await storeUnsent('a2', otherRequest);
  answers = {
    [request.token.url]: () => Response.json({ id_token: 'fresh' }),
    [otherRequest.token.url]: () => Response.json({ id_token: 'fresh' }),
    [otherRequest.url]: () => new Response('{}'),
    ...(status && { [url]: () => new Response('{}', { status }) }),
  };
  await expect(sendUnsent()).rejects.toThrow();
  expect(sent.map(({ url: sentUrl }) => sentUrl)).toContain(otherRequest.url);
  expect(await countStored()).toBe(1);
});
