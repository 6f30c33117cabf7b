/** @jest-environment node */
import { DataError } from '@adp/shared-data/client';
import { ResponseCache } from './ResponseCache';

/** Creates a cache with a data service that responds, or that hangs until its requests are aborted. */
function openCache() {
  let now = 1_000_000;
  let isHanging = false;
  const waiting: ((error: DataError) => void)[] = [];
  const request = async <Value>(value: Value) =>
    isHanging ? new Promise<Value>((_, reject) => waiting.push(reject)) : value;
  const cache = new ResponseCache({ readChangeToken: () => request('token'), now: () => now });
  const get = async (key: string, isFresh = false) => {
    const read = async () => ({ status: 200, content: await request({ key }), asOf: new Date(0) });
    const { body, age } = await cache.get({ key, collections: ['articles'], read, isFresh });
    return `${new TextDecoder().decode(body)} ${age}`;
  };
  return {
    get,
    countWaiting: () => waiting.length,
    wait: (milliseconds: number) => (now += milliseconds),
    hang: () => (isHanging = true),
    recover: () => (isHanging = false),
    timeOut: () => {
      for (const reject of waiting.splice(0)) reject(new DataError('timeout'));
    },
  };
}

const stored = '{"key":"stored","asOf":"1970-01-01T00:00:00.000Z"}';

test('during an outage of the data service, stored responses are returned immediately and other requests fail immediately', async () => {
  const { get, wait, hang, timeOut, countWaiting } = openCache();
  await get('stored');
  wait(40_000);
  hang();
  const first = get('stored');
  await Promise.resolve();
  timeOut();
  expect(await first).toBe(`${stored} 60000`);
  expect(await get('stored')).toBe(`${stored} 60000`);
  expect(await get('stored', true)).toBe(`${stored} 60000`);
  await expect(get('unknown')).rejects.toThrow('timeout');
  expect(countWaiting()).toBe(0);
});

test('one request in two seconds probes the data service, and waits for it only if there is no stored response', async () => {
  const { get, wait, hang, recover, timeOut, countWaiting } = openCache();
  await get('stored');
  wait(40_000);
  hang();
  const first = get('stored');
  await Promise.resolve();
  timeOut();
  await first;
  wait(2_000);
  expect(await get('stored')).toBe(`${stored} 60000`);
  expect(countWaiting()).toBe(1);
  expect(await get('stored')).toBe(`${stored} 60000`);
  await expect(get('unknown')).rejects.toThrow('timeout');
  expect(countWaiting()).toBe(1);
  timeOut();
  await new Promise((resolve) => setImmediate(resolve));
  wait(10_000);
  recover();
  expect(await get('unknown')).toContain('unknown');
  expect(await get('stored')).toBe(`${stored} 0`);
});

test('during an outage, a response that is known to be current is returned with its real age', async () => {
  const { get, wait, hang, timeOut } = openCache();
  await get('stored');
  hang();
  const failing = get('unknown');
  await new Promise((resolve) => setImmediate(resolve));
  timeOut();
  await expect(failing).rejects.toThrow('timeout');
  wait(10_000);
  expect(await get('stored')).toBe(`${stored} 10000`);
});
