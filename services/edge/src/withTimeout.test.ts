/** @jest-environment node */
import { createPublicData } from './api/createPublicData';
import { createSiteSettings } from './createSiteSettings';
import { createUsageCounter } from './usage/createUsageCounter';
import { withTimeout } from './withTimeout';

/** Returns a request that never settles, even when it is aborted. */
const never = () => new Promise<never>(() => undefined);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('returns the result of work that settles in time and clears the timer', async () => {
  await expect(withTimeout(Promise.resolve(1), 100)).resolves.toBe(1);
  await expect(withTimeout(Promise.reject(new Error('broken')), 100)).rejects.toThrow('broken');
  expect(jest.getTimerCount()).toBe(0);
});

test('rejects after the timeout if the work never settles', async () => {
  const failure = expect(withTimeout(never(), 100)).rejects.toThrow('no response within 100 ms');
  await jest.advanceTimersByTimeAsync(100);
  await failure;
});

test('data requests that never settle time out, and the next call sends another request', async () => {
  const fetch = jest.fn(never);
  const data = { projectId: 'demo-adp', apiKey: 'key', origin: 'https://data.example' };
  const { cache } = createPublicData({ site: 'https://site.example', data, fetch });
  const get = () => cache.getChangeToken('articles');
  for (const count of [1, 2]) {
    const failed = expect(get()).rejects.toMatchObject({ code: 'timeout' });
    await jest.advanceTimersByTimeAsync(10_000);
    await failed;
    expect(fetch).toHaveBeenCalledTimes(count);
  }
});

test('settings are read again if an earlier read never settles', async () => {
  const get = jest.fn(never);
  const { getNotices } = createSiteSettings({ reader: { get }, now: Date.now });
  for (const count of [1, 2]) {
    const shown = getNotices();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await shown).toEqual([]);
    expect(get).toHaveBeenCalledTimes(count);
  }
});

test('counts are saved again if an earlier save never settles', async () => {
  const save = jest.fn(never);
  const { count } = createUsageCounter(save, Date.now);
  for (const times of [1, 2]) {
    await jest.advanceTimersByTimeAsync(60_000);
    void count(new Request('https://site.example/apet'), 200);
    expect(save).toHaveBeenCalledTimes(times);
  }
});
