import { createFakeCaches } from '@adp/shared-data/testing';
import { stores } from '../../offline/stores';
import { countReloads } from '../../testing/reloads';
import { openStoredDocuments } from './storedPages';

const visited = '/articles/one';

const opened = 'http://localhost/products';

/**
 * Starts offline support without a network on a document at `opened`, with one cache entry. The reader is at `target`, or is navigating to
 * it.
 */
async function begin(cache: string, url: string, target = opened): Promise<void> {
  Object.assign(globalThis, { caches: createFakeCaches() });
  await (await caches.open(cache)).put(url, new Response('{}'));
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  // Mock navigation timing, which jsdom lacks.
  Object.assign(performance, { getEntriesByType: () => [{ name: opened }] });
  openStoredDocuments(() => target);
  await new Promise((done) => setTimeout(done));
}

/** Returns whether a link to the visited page opens a document. */
async function opensDocument(): Promise<boolean> {
  await begin(stores.visits, visited);
  document.body.innerHTML = `<a href="${visited}">One</a>`;
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  // Intercept the error that jsdom logs, because it cannot load a document.
  countReloads();
  document.querySelector('a')?.dispatchEvent(click);
  await new Promise((done) => setTimeout(done));
  return click.defaultPrevented;
}

afterEach(() => {
  jest.restoreAllMocks();
  delete document.documentElement.dataset['stored'];
  Reflect.deleteProperty(globalThis, 'caches');
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

test('a link to a visited page uses client-side navigation on a page from the network', async () => {
  expect(await opensDocument()).toBe(false);
});

test('a link on a stored page opens a document, which shows its own age', async () => {
  document.documentElement.dataset['stored'] = '2026-11-23T08:00:00.000Z';
  expect(await opensDocument()).toBe(true);
});

test.each([
  ['is stored with content opens', stores.saved, `${opened}/one`, 1],
  ['was visited by client-side navigation does not open', stores.visits, `${opened}/one`, 0],
  ['is already open does not open', stores.saved, opened, 0],
])('after an early click on a link, a page that %s its document', async (_, cache, url, count) => {
  const countOpened = countReloads();
  await begin(cache, url, url);
  expect(countOpened()).toBe(count);
});
