import { DataError } from './DataError';
import { loadPublic, settleSoon } from './loadPublic';

const fetch = jest.fn<Promise<Response>, [string, RequestInit]>();
const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const failing = () => Promise.reject(new Error('Firestore fails, too'));
beforeEach(() => {
  fetch.mockReset();
  Object.assign(globalThis, { fetch });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('without a network, the cached response is returned together with the error', async () => {
  const readAt = '2026-11-21T08:00:00.000Z';
  fetch.mockImplementation((_, { cache }) =>
    cache === 'only-if-cached' ? Promise.resolve(answer({ readAt })) : Promise.reject(new TypeError('Failed to fetch')),
  );
  expect(await loadPublic('events', { fallback: failing })).toEqual({
    answer: { readAt: new Date(readAt) },
    error: 'unavailable',
  });
  expect(fetch.mock.calls.at(-1)).toEqual(['/api/v1/events', { cache: 'only-if-cached', mode: 'same-origin' }]);
});

test('the cache is not used if an item does not match the schema', async () => {
  fetch.mockResolvedValue(answer({ error: {} }, 503));
  const fallback = () => Promise.reject(new DataError('unreadable'));
  expect(await loadPublic('events/one', { fallback })).toEqual({ error: 'unreadable' });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('without a cached response, only the error is returned', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await loadPublic('events', { fallback: failing })).toEqual({ error: 'offline' });
});

test.each([
  [404, 'not-found'],
  [410, 'gone'],
])('the cache is not used for a response with status %i', async (status, error) => {
  fetch.mockResolvedValue(answer({ error: {} }, status));
  expect(await loadPublic('events/one', { fallback: failing })).toMatchObject({ error });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a removed item is returned with the time of its removal', async () => {
  const removedAt = '2026-11-21T08:00:00.000Z';
  fetch.mockResolvedValue(answer({ error: { code: 'gone', message: 'x', removedAt } }, 410));
  expect(await loadPublic('events/one', { fallback: failing })).toEqual({
    error: 'gone',
    tombstone: expect.objectContaining({ removedAt: new Date(removedAt) }) as unknown,
  });
});

test('a page waits only for fast responses', async () => {
  expect(await settleSoon(Promise.resolve('fast'))).toEqual({ value: 'fast' });
  let respond: (response: string) => void = () => undefined;
  const slow = new Promise<string>((resolve) => (respond = resolve));
  jest.useFakeTimers();
  const settled = settleSoon(slow);
  await jest.advanceTimersByTimeAsync(300);
  const { value } = await settled;
  expect(value).toBeInstanceOf(Promise);
  respond('slow');
  expect(await value).toBe('slow');
  await expect(settleSoon(Promise.reject(new Error('fails')))).rejects.toThrow('fails');
});
