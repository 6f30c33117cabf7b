import { stores } from '../../offline/stores';
import { createFakeCaches } from '../../testing/fakeCaches';
import { countReloads } from '../../testing/reloads';
import { openStoredDocuments } from './storedPages';

const visited = '/articles/one';

/** Whether a link to the page that was visited opens a document. */
async function opensDocument(): Promise<boolean> {
  Object.assign(globalThis, { caches: createFakeCaches() });
  await (await caches.open(stores.visits)).put(visited, new Response('{}'));
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  openStoredDocuments();
  await new Promise((done) => setTimeout(done));
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
});

test('on a page of the network, a link to a page that was visited inside the site stays inside the site', async () => {
  expect(await opensDocument()).toBe(false);
});

test('on a page that this device has stored it opens a document, which says of when it is', async () => {
  document.documentElement.dataset['stored'] = '2026-11-23T08:00:00.000Z';
  expect(await opensDocument()).toBe(true);
});
