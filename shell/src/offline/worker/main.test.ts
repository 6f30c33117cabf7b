import { installFakeWorker, site, toHtml, toRequestEvent, type FakeWorker } from '../../testing/fakeWorker';
import { stores } from '../stores';
import { countFailure } from './failures';
import './main';
import { sendUnsent } from './sendUnsent';
import type { RequestEvent } from './scope';

type Handle = (context: { readonly event: RequestEvent }) => Promise<Response>;
type Match = (context: { readonly request: Partial<Request> }) => boolean;
interface Routing {
  readonly routes: { readonly match: Match; readonly handle: Handle }[];
}
jest.mock('workbox-routing', () => {
  const routes: Routing['routes'] = [];
  return { routes, registerRoute: (match: Match, handle: Handle) => routes.push({ match, handle }) };
});
// The expiration plugin needs IndexedDB, which jsdom lacks.
jest.mock('workbox-expiration', () => {
  const limit = jest.fn();
  return { CacheExpiration: limit, ExpirationPlugin: limit };
});
jest.mock('./failures', () => ({ countFailure: jest.fn(() => Promise.resolve()) }));
jest.mock('./sendUnsent', () => ({ sendUnsent: jest.fn(() => Promise.resolve()) }));

let worker: FakeWorker;
beforeEach(() => {
  worker = installFakeWorker();
  jest.mocked(countFailure).mockClear();
});

/** Returns the worker's response to a request. Resolves to undefined if the worker does not handle the request. */
async function request(url: string, changes: Partial<Request>): Promise<Response | undefined> {
  const event = toRequestEvent(url);
  const fields: Partial<Request> = {
    url: event.request.url,
    method: 'GET',
    headers: new Headers(),
    mode: 'cors',
    destination: '',
    ...changes,
  };
  const { routes } = jest.requireMock<Routing>('workbox-routing');
  const route = routes.find(({ match }) => match({ request: fields }));
  return route?.handle({ event });
}
const page = { mode: 'navigate' } as const;

test('counts an error of the worker’s own code, and responds from the network', async () => {
  worker.network.set(`${site}/apet`, () => new Response(toHtml('APET')));
  jest.spyOn(caches, 'match').mockRejectedValue(new Error('broken'));
  expect(await (await request('/apet', page))?.text()).toBe(toHtml('APET'));
  expect(countFailure).toHaveBeenCalledTimes(1);
});

test.each([
  ['a page', '/apet', page],
  ['a file', '/b-0123456789/list.js', {}],
  ['a manifest', 'https://app.example/manifest.json', {}],
  ['data', '/api/v1/events', {}],
  ['a picture', '/v0/a', { destination: 'image' } as const],
  ['a picture of another host', 'https://other.example/a', { destination: 'image' } as const],
])('%s that is not on the network or in the cache does not count as a worker error', async (_, url, fields) => {
  expect((await request(url, fields))?.type).toBe('error');
  expect(countFailure).not.toHaveBeenCalled();
});

test('does not handle private requests', async () => {
  expect(await request('/api/v1/events', { headers: new Headers({ authorization: 'Bearer x' }) })).toBeUndefined();
});

test("deletes the site's obsolete caches on activation, but no cache of other scripts", async () => {
  for (const name of ['adp-of-an-old-worker', stores.saved, 'other']) await caches.open(name);

  const claim = jest.fn(() => Promise.resolve());
  Object.assign(worker.scope.clients, { claim });
  let work: Promise<unknown> | undefined;
  window.dispatchEvent(
    Object.assign(new Event('activate'), { waitUntil: (promise: Promise<unknown>) => void (work = promise) }),
  );
  await work;
  expect(await caches.keys()).toEqual([stores.saved, 'other']);
  expect(claim).toHaveBeenCalledTimes(1);
});

test('tells open pages to send pending requests during a background sync', async () => {
  const postMessage = jest.fn();
  Object.assign(worker.scope.clients, { matchAll: () => Promise.resolve([{ postMessage }]) });
  const waitUntil = jest.fn();
  window.dispatchEvent(Object.assign(new Event('sync'), { tag: 'other', waitUntil }));
  expect(waitUntil).not.toHaveBeenCalled();
  window.dispatchEvent(Object.assign(new Event('sync'), { tag: 'adp.sync', waitUntil }));
  await waitUntil.mock.calls[0]?.[0];
  expect(postMessage).toHaveBeenCalledWith({ type: 'adp.sync' });
});

test.each([
  ['visible', 0],
  ['hidden', 1],
] as const)('wakes a page that is %s in a background sync, and sends %d times itself', async (state, times) => {
  const postMessage = jest.fn();
  Object.assign(worker.scope.clients, {
    matchAll: () => Promise.resolve([{ postMessage, visibilityState: state }]),
  });
  jest.mocked(sendUnsent).mockClear();
  let work: Promise<unknown> | undefined;
  const waitUntil = (promise: Promise<unknown>) => void (work = promise);
  window.dispatchEvent(Object.assign(new Event('sync'), { tag: 'adp.sync', waitUntil }));
  await work;
  expect(postMessage).toHaveBeenCalledWith({ type: 'adp.sync' });
  expect(sendUnsent).toHaveBeenCalledTimes(times);
});
