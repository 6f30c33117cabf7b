import { installFakeWorker, type FakeWorker } from '../../testing/fakeWorker';
import { removedWorker, stores } from '../stores';

let worker: FakeWorker;
beforeEach(() => {
  worker = installFakeWorker();
  jest.spyOn(console, 'warn').mockImplementation();
});

/** Starts the worker's code without in-memory state, as browsers do. */
async function start() {
  jest.resetModules();
  return import('./failures');
}
const put = async (cache: string, url: string, text = 'x') => {
  await (await caches.open(cache)).put(url, new Response(text));
};
const getRemoved = async () => (await caches.match(removedWorker, { cacheName: stores.state }))?.text();

test('the third error of a build removes the worker, even if the browser has restarted it in between', async () => {
  for (const cache of [stores.pages, stores.files, stores.saved]) await put(cache, '/apet');
  await put('other', '/x');
  await (await start()).countFailure(new Error('one'));
  await (await start()).countFailure(new Error('two'));
  expect(worker.unregister).not.toHaveBeenCalled();
  expect(await getRemoved()).toBeUndefined();
  await (await start()).countFailure(new Error('three'));
  expect(worker.unregister).toHaveBeenCalledTimes(1);
  // This entry prevents pages from registering the build's worker again.
  expect(await getRemoved()).toBe(__BUILD_ID__);
  expect((await caches.keys()).sort()).toEqual([stores.saved, stores.state, 'other'].sort());
});

test('errors of another build do not count', async () => {
  await put(stores.state, '/-/worker/failures', 'b-ffffffffff 2');
  await (await start()).countFailure(new Error('one'));
  expect(worker.unregister).not.toHaveBeenCalled();
});

test('a worker that cannot access its caches is removed', async () => {
  jest.spyOn(caches, 'open').mockRejectedValue(new Error('broken'));
  const { countFailure } = await start();
  await countFailure(new Error('broken'));
  await countFailure(new Error('broken'));
  expect(worker.unregister).not.toHaveBeenCalled();
  await countFailure(new Error('broken'));
  expect(worker.unregister).toHaveBeenCalledTimes(1);
});

test('removing offline support from the site deletes everything that the worker and readers have stored', async () => {
  for (const cache of [stores.pages, stores.saved, stores.state, 'other']) await put(cache, '/apet');
  await (await start()).removeWorker();
  expect(worker.unregister).toHaveBeenCalledTimes(1);
  expect(await caches.keys()).toEqual(['other']);
});
