/** @jest-environment node */
import { withCdn } from './cdn';

const caching = 'public, max-age=0, s-maxage=10, stale-while-revalidate=10, stale-if-error=60';
let now: number;
let requested: Request[];
let answer: (request: Request, count: number) => Response | Promise<Response>;
let cdn: (request: Request) => Promise<Response>;
beforeEach(() => {
  now = 1_000_000;
  requested = [];
  answer = (_, count) =>
    new Response(`answer ${count}`, { headers: { 'cache-control': caching, etag: `W/"${count}"` } });
  cdn = withCdn(async (request) => answer(request, requested.push(request)), { now: () => now, maxBytes: 3_000 });
});

async function get(path = '/', init: RequestInit = {}) {
  const response = await cdn(new Request(`https://site.example${path}`, init));
  return [response.status, await response.text(), response.headers.get('x-cache'), response.headers.get('age')];
}

test('a response is reused only for equal requests', async () => {
  expect(await get('/a')).toEqual([200, 'answer 1', 'MISS', null]);
  now += 9_000;
  expect(await get('/a')).toEqual([200, 'answer 1', 'HIT', '9']);
  expect(await get('/a', { method: 'HEAD' })).toEqual([200, '', 'HIT', '9']);
  expect(await get('/a?q=1')).toEqual([200, 'answer 2', 'MISS', null]);
});

test('a stale response is sent while one request fetches a new one', async () => {
  await get();
  now += 15_000;
  expect(await Promise.all([get(), get()])).toEqual([
    [200, 'answer 1', 'HIT', '15'],
    [200, 'answer 1', 'HIT', '15'],
  ]);
  expect(await get()).toEqual([200, 'answer 2', 'HIT', '0']);
  now += 21_000;
  expect(await get()).toEqual([200, 'answer 3', 'MISS', null]);
});

test('a stale response replaces an error for a limited time', async () => {
  await get();
  answer = () => new Response('broken', { status: 503 });
  now += 30_000;
  expect(await get()).toEqual([200, 'answer 1', 'HIT', '30']);
  answer = () => Promise.reject(new Error('broken'));
  expect(await get()).toEqual([200, 'answer 1', 'HIT', '30']);
  now += 60_000;
  await expect(get()).rejects.toThrow('broken');
});

test.each(['private, no-cache', 'no-store', 'public, max-age=0', undefined])(
  'a response with cache-control %s is not stored',
  async (cacheControl) => {
    answer = (_, count) =>
      new Response(`answer ${count}`, cacheControl ? { headers: { 'cache-control': cacheControl } } : {});
    await get();
    expect(await get()).toEqual([200, 'answer 2', 'MISS', null]);
    const { headers } = await cdn(new Request('https://site.example/'));
    expect(headers.get('cache-control')).toBe(cacheControl ?? 'private');
  },
);

test('a client that already has the response receives 304', async () => {
  await get();
  expect(await get('/', { headers: { 'if-none-match': '"0", "1"' } })).toEqual([304, '', 'HIT', '0']);
  expect(await get('/', { headers: { 'if-none-match': '"2"' } })).toEqual([200, 'answer 1', 'HIT', '0']);
});

test('the function receives no conditional headers, and no cookie except __session', async () => {
  await get('/', { headers: { 'if-none-match': '"1"', cookie: 'a=1; __session=2; b=3', accept: 'text/html' } });
  expect([...(requested[0]?.headers ?? [])]).toEqual([
    ['accept', 'text/html'],
    ['cookie', '__session=2'],
  ]);
});

test('authorized requests and writes bypass the cache', async () => {
  await get();
  expect((await get('/', { headers: { authorization: 'Bearer x' } }))[1]).toBe('answer 2');
  expect((await get('/', { method: 'POST' }))[1]).toBe('answer 3');
});

test("responses that vary by a header are stored by the header's value", async () => {
  answer = ({ headers }) =>
    new Response(`for ${headers.get('save-data')}`, { headers: { 'cache-control': caching, vary: 'Save-Data' } });
  const [on, off] = [{ headers: { 'save-data': 'on' } }, { headers: { 'save-data': 'off' } }];
  await get('/', on);
  expect((await get('/', off)).slice(1, 3)).toEqual(['for off', 'MISS']);
  expect((await get('/', on)).slice(1, 3)).toEqual(['for on', 'HIT']);
});

test("the Age header of a function's response shortens the storage time", async () => {
  answer = () => new Response('old', { headers: { 'cache-control': caching, age: '8' } });
  await get();
  now += 13_000;
  expect((await get())[2]).toBe('MISS');
});

test('the least recently used response is evicted', async () => {
  answer = () => new Response('x'.repeat(40), { headers: { 'cache-control': caching } });
  for (const path of ['/a', '/b', '/a', '/c']) await get(path);
  expect([(await get('/a'))[2], (await get('/c'))[2], (await get('/b'))[2]]).toEqual(['HIT', 'HIT', 'MISS']);
});
