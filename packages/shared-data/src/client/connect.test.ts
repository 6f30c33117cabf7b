/** @jest-environment node */
import { connect } from './connect';

const config = { projectId: 'demo-site', apiKey: 'a key', origin: '' };
type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A network that never responds. Requests end only when they are aborted. */
const silent: Fetch = (_, { signal }) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => {
      reject(new DOMException('Aborted', 'AbortError'));
    });
  });

test('public reads send no token and no header that requires a preflight', async () => {
  const calls: [string, RequestInit][] = [];
  const fetch: Fetch = (url, init) => {
    calls.push([url, init]);
    return Promise.resolve(Response.json({}));
  };
  const request = connect(config, { fetch, getToken: () => Promise.resolve('secret') });
  await request('/articles/a1');
  await request(':runQuery', { body: {} });
  await request(':commit', { body: {}, signed: true });
  const base = '/v1/projects/demo-site/databases/(default)/documents';
  expect(calls.map(([url, { method, headers }]) => [url, method, headers])).toEqual([
    [`${base}/articles/a1?key=a%20key`, undefined, {}],
    [`${base}:runQuery?key=a%20key`, 'POST', { 'content-type': 'text/plain' }],
    [`${base}:commit?key=a%20key`, 'POST', { 'content-type': 'text/plain', authorization: 'Bearer secret' }],
  ]);
});

test('a cached response is always revalidated', async () => {
  const fetch = jest.fn<Promise<Response>, [string, RequestInit]>(() => Promise.resolve(Response.json({})));
  await connect(config, { fetch })('/articles/a1');
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-cache' });
});

test.each([
  [400, 'invalid'],
  [401, 'signed-out'],
  [403, 'denied'],
  [404, 'not-found'],
  [409, 'conflict'],
  [429, 'too-many'],
  [500, 'unavailable'],
  [504, 'unavailable'],
])("status %i is the error %s, which does not contain the response's text", async (status, code) => {
  const fetch: Fetch = () => Promise.resolve(new Response('secret rule at L7', { status }));
  const error: unknown = await connect(config, { fetch })('/a/b').catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: 'DataError', code });
  expect(String(error)).not.toContain('secret');
});

test('a slow response times out, even if only the body is slow', async () => {
  await expect(connect(config, { fetch: silent, timeout: 5 })('/a/b')).rejects.toMatchObject({ code: 'timeout' });
  const half: Fetch = (_, { signal }) =>
    Promise.resolve(
      new Response(
        new ReadableStream({
          start(controller) {
            signal?.addEventListener('abort', () => {
              controller.error(new DOMException('Aborted', 'AbortError'));
            });
          },
        }),
      ),
    );
  await expect(connect(config, { fetch: half, timeout: 5 })('/a/b')).rejects.toMatchObject({ code: 'timeout' });
});

test('the caller can abort a request before it starts and while it is running', async () => {
  const leaving = new AbortController();
  const running = connect(config, { fetch: silent })('/a/b', { signal: leaving.signal });
  leaving.abort();
  await expect(running).rejects.toMatchObject({ code: 'cancelled', retry: false });
  await expect(connect(config, { fetch: silent })('/a/b', { signal: leaving.signal })).rejects.toMatchObject({
    code: 'cancelled',
  });
});

test("a response that is not JSON, such as a captive portal's page, may be retried", async () => {
  const fetch: Fetch = () => Promise.resolve(new Response('<html>Sign in to the network</html>'));
  await expect(connect(config, { fetch })('/a/b')).rejects.toMatchObject({ code: 'unavailable', retry: true });
});

test('without a network, the error is `offline`', async () => {
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: false }, configurable: true });
  const fetch: Fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(connect(config, { fetch })('/a/b')).rejects.toMatchObject({ code: 'offline', retry: true });
  Reflect.deleteProperty(globalThis, 'navigator');
});

test.each([
  ['network-request-failed', 'offline'],
  ['timeout', 'offline'],
  ['internal-error', 'unavailable'],
])('a token that cannot be refreshed because of %s is reported as %s', async (code, expected) => {
  const getToken = () => Promise.reject(Object.assign(new Error('Identity'), { code }));
  await expect(connect(config, { fetch: silent, getToken })('/a/b', { signed: true })).rejects.toMatchObject({
    name: 'DataError',
    code: expected,
    retry: true,
  });
});
