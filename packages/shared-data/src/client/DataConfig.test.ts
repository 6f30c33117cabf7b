/** @jest-environment node */
import { dataConfig, parseDataConfig, readDataConfig } from './DataConfig';

const init = { projectId: 'demo-site', apiKey: 'k' };
const page = (text: string | null) => ({
  getElementById: () => (text === null ? null : ({ textContent: text } as HTMLElement)),
});
const noFetch = () => Promise.reject(new Error('requested'));

test('reading the configuration from the page needs no request', async () => {
  expect(await readDataConfig({ page: page(JSON.stringify(init)), fetch: noFetch })).toEqual({
    ...init,
    origin: 'https://firestore.googleapis.com',
  });
});

test("if the page contains no configuration, Hosting provides it, and the local platform uses the page's origin", async () => {
  const requests: string[] = [];
  const fetch = (url: string) => {
    requests.push(url);
    return Promise.resolve(Response.json({ ...init, emulators: { sameOrigin: true } }));
  };
  expect(await readDataConfig({ page: page(null), fetch })).toEqual({ ...init, origin: '' });
  expect(requests).toEqual(['/__/firebase/init.json']);
});

test("the configuration contains the project's bucket", () => {
  expect(parseDataConfig({ ...init, storageBucket: 'site.firebasestorage.app' }).bucket).toBe(
    'site.firebasestorage.app',
  );
});

test.each([[page('{'), noFetch] as const, [page(null), noFetch] as const])(
  'a missing configuration is a typed error',
  async (broken, fetch) => {
    await expect(readDataConfig({ page: broken, fetch })).rejects.toMatchObject({ code: 'unavailable', retry: true });
  },
);

test.each([null, [], 'x', {}, { projectId: 'x' }, { projectId: 7, apiKey: 'k' }])(
  '%j is rejected as a configuration',
  (json) => {
    expect(() => parseDataConfig(json)).toThrow('Data: unavailable (projectId, apiKey).');
  },
);

test("the page's configuration is read once, and read again after a failure", async () => {
  Object.assign(globalThis, { document: page('{') });
  await expect(dataConfig()).rejects.toMatchObject({ code: 'unavailable' });
  Object.assign(globalThis, { document: page(JSON.stringify(init)) });
  expect(await dataConfig()).toMatchObject(init);
  Object.assign(globalThis, { document: page('{') });
  expect(await dataConfig()).toMatchObject(init);
  Reflect.deleteProperty(globalThis, 'document');
});

test('a request for the configuration times out', async () => {
  const timedOut = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timedOut.signal);
  const hang = (_: unknown, init?: RequestInit) =>
    new Promise<Response>((_done, fail) => init?.signal?.addEventListener('abort', () => fail(new Error('timed out'))));
  jest.spyOn(globalThis, 'fetch').mockImplementation(hang);
  const reading = readDataConfig({ page: undefined });
  timedOut.abort();
  await expect(reading).rejects.toMatchObject({ code: 'unavailable' });
  jest.restoreAllMocks();
});
