import { createFakeCaches } from '@adp/shared-data/testing';
import { stores } from '../../offline/stores';
import { countReloads } from '../../testing/reloads';
import { openStoredDocuments } from './storedPages';

const visited = '/articles/one';

const opened = 'http://localhost/products';

/** Begins on a document at `opened`, without a network, with one entry in the cache; the reader is at, or on the way to, `target`. */
async function begin(cache: string, address: string, target = opened): Promise<void> {
  Object.assign(globalThis, { caches: createFakeCaches() });
  await (await caches.open(cache)).put(address, new Response('{}'));
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  // jsdom has none.
  Object.assign(performance, { getEntriesByType: () => [{ name: opened }] });
  openStoredDocuments(() => target);
  await new Promise((done) => setTimeout(done));
}

/** Whether a link to the page that was visited opens a document. */
async function opensDocument(): Promise<boolean> {
  await begin(stores.visits, visited);
  document.body.innerHTML = `<a href="${visited}">One</a>`;
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  // jsdom opens none, and complains.
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

test('on a page of the network, a link to a page that was visited inside the site stays inside the site', async () => {
  expect(await opensDocument()).toBe(false);
});

test('on a page that this device has stored it opens a document, which says of when it is', async () => {
  document.documentElement.dataset['stored'] = '2026-11-23T08:00:00.000Z';
  expect(await opensDocument()).toBe(true);
});

test.each([
  ['is stored with its content opens', stores.saved, `${opened}/one`, 1],
  ['was visited inside the site does not', stores.visits, `${opened}/one`, 0],
  ['is the one that is open does not', stores.saved, opened, 0],
])('pressed before this begins, the document of a page that %s', async (_, cache, address, count) => {
  const countOpened = countReloads();
  await begin(cache, address, address);
  expect(countOpened()).toBe(count);
});
