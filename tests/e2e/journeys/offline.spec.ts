import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { newWriter, signIn } from '../src/accounts';
import { publishInVain } from '../src/data-loss/sending';
import { expectSentOnce, newText, type, untilSaved } from '../src/data-loss/text';
import { findForeignTexts, readMessage } from '../src/interfaceTexts';
import { setOffline } from '../src/setOffline';
import { startSite, type TestSite } from '../src/startSite';
import { expect, test } from '../src/test';

// Pages without a network (decision 102). All tests are in one file, because they have the same visitor, whose device
// stores more pages with each test.

test.describe.configure({ mode: 'serial' });
let site: TestSite;
let context: BrowserContext;
let page: Page;
test.beforeAll(async ({ browser }) => {
  site = await startSite({ edge: true, offline: true });
  context = await browser.newContext();
  // Must be added before the fake clock, which replaces `performance`.
  await context.addInitScript(storeTimes);
  page = await context.newPage();
  await page.clock.install();
  await context.addInitScript(useTimes);
});
test.afterAll(async () => {
  await context.close();
  await site.stop();
});

/**
 * Saves the real `performance` object of the page. Also adds a mark when the page registers the service worker, because
 * `performance` has no entry for that request. Playwright runs this function in the page.
 */
function storeTimes(): void {
  const { performance } = window;
  // Skips `about:blank`, where service workers are not available.
  if (!('serviceWorker' in navigator)) return;
  const { register } = ServiceWorkerContainer.prototype;
  ServiceWorkerContainer.prototype.register = function (...values) {
    performance.mark('sw.js');
    return register.apply(this, values);
  };
  Reflect.set(window, 'times', performance);
}
/**
 * Restores the entries of `performance` after the installation of the fake clock. The page needs these entries to
 * decide which files to store. Playwright runs this function in the page.
 */
function useTimes(): void {
  const times = Reflect.get(window, 'times') as Performance | undefined;
  if (times) performance.getEntriesByType = times.getEntriesByType.bind(times);
}
/**
 * Returns the times of three events in milliseconds: end of the page load, request of the offline code, and
 * registration of the service worker.
 */
const readTimes = () =>
  page.evaluate(() => {
    const times = Reflect.get(window, 'times') as Performance;
    const [opened] = times.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const part = times.getEntriesByType('resource').find(({ name }) => name.endsWith('/offline.js'));
    const [worker] = times.getEntriesByName('sw.js');
    return { loaded: opened?.loadEventEnd ?? 0, part: part?.startTime ?? 0, worker: worker?.startTime ?? 0 };
  });

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const isStored = (address: string, cache: string) =>
  page.evaluate(
    async ([url = '', cacheName = '']) => Boolean(await caches.match(url, { cacheName })),
    [address, cache],
  );
/** Moves the fake clock past the idle delay, so that work that waits for an idle page starts. */
const passIdleDelay = () => page.clock.fastForward(4_000);
/** Waits until the service worker has stored the page at `path`. The worker does so when the page is idle. */
const expectStored = (path: string, cache = 'adp-pages') =>
  expect
    .poll(async () => {
      await passIdleDelay();
      return isStored(site.origin + path, cache);
    })
    .toBe(true);

const dialog = () => page.getByRole('dialog', { name: 'Download for offline' });
const link = () => page.getByRole('link', { name: 'Download for offline' });
/**
 * Locates the visible notice that the page is a saved copy. The shell hides its notice on items, which have their own.
 */
const storedNotice = () => page.getByText(/^You are offline\. This copy was saved on /).filter({ visible: true });
/**
 * Waits until the page's offline code has started. From then on, the worker receives notifications of visited pages.
 */
const expectOfflineCodeStarted = () =>
  expect
    .poll(async () => {
      await passIdleDelay();
      return link().isVisible();
    })
    .toBe(true);
async function openDialog(): Promise<void> {
  await expectOfflineCodeStarted();
  await link().click();
}

/** Saves the page at `path` together with the pages that it links to. */
async function saveWithPages(path: string): Promise<void> {
  // Leaves the current page before going online, because an offline page then reloads itself.
  await page.goto('about:blank');
  await setOffline(page, false);
  await page.goto(site.origin + path);
  await openDialog();
  await saveOpened();
}
/** Saves all pages that the open dialog offers. */
async function saveOpened(): Promise<void> {
  await expect(dialog().getByText(/ Files such as PDFs are not included\.$/)).toBeVisible();
  await dialog()
    .getByRole('button', { name: /^Download this page and the (\d+ pages|page) it links to \(about \d+/ })
    .click();
  await expect(dialog().getByText(/^\d+ pages, .*downloaded/)).toBeVisible({ timeout: 30_000 });
  await dialog()
    .getByRole('button', { name: /^Back to/ })
    .click();
  await setOffline(page, true);
}

test('a visited page opens offline with the date of the copy, and the offline code loads only after the page', async () => {
  await page.goto(`${site.origin}/apet`);
  await expectStored('/apet');
  expect(await isStored(`${site.origin}/builds/offline-en`, 'adp-files')).toBe(false);
  const { loaded, part, worker } = await readTimes();
  expect(loaded).toBeGreaterThan(0);
  expect(part).toBeGreaterThan(loaded);
  expect(worker).toBeGreaterThan(part);
  await setOffline(page, true);
  await page.goto(`${site.origin}/apet`);
  await expect(heading(/^APET/)).toBeVisible();
  await expect(storedNotice()).toBeVisible();
});

test('a page that was opened by a link in the site also opens offline with the date of the copy', async () => {
  await setOffline(page, false);
  await page.goto(`${site.origin}/apet`);
  await expectOfflineCodeStarted();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About this site' }).click();
  await expectStored('/about', 'adp-visits');
  await expectStored('/builds/offline-en', 'adp-files');
  expect(await isStored(`${site.origin}/about`, 'adp-pages')).toBe(false);
  await setOffline(page, true);
  await page.goto(`${site.origin}/about`);
  await expect(heading('About this site')).toBeVisible();
  await expect(storedNotice()).toBeVisible();
});

test("a page that is not stored is replaced by a list of stored pages in the site's layout", async () => {
  // The texts in French are not stored on the device, so the French page falls back to another language.
  for (const path of ['/fr/cjed', '/cjed']) {
    await page.goto(site.origin + path);
    await expect(heading('You are offline')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
  await page.getByRole('link', { name: /^APET/ }).first().click();
  await expect(heading(/^APET/)).toBeVisible();
});

test('in Arabic, the dialog, the date of a page and the notice about unavailable pages are in Arabic @full', async () => {
  await setOffline(page, false);
  await page.goto(`${site.origin}/ar/apet`);
  await expectStored('/ar/apet');
  await expectStored('/builds/offline-ar', 'adp-files');
  await page.locator('a[href="#offline"]').last().click();
  await expect(page.getByRole('dialog').getByRole('button').first()).toBeVisible();
  expect(await findForeignTexts(page, 'ar')).toEqual([]);
  await setOffline(page, true);
  for (const [path, state] of [
    ['/ar/apet', /^APET/],
    ['/AR/Apet/', /^APET/],
    ['/Ar/ivm', readMessage('shell/src/messages/*.json', 'ar', 'app.offline.title')],
  ] as const) {
    await page.goto(site.origin + path);
    await expect(heading(state)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await findForeignTexts(page, 'ar'), path).toEqual([]);
  }
});

test('a list is saved with its items, and each of them opens offline', async () => {
  await saveWithPages('/products');
  await page.goto(`${site.origin}/products`);
  const item = page.getByRole('main').getByRole('article').getByRole('link').first();
  const title = (await item.textContent()) ?? '';
  // Clicks immediately. The offline code, which reads stored documents, may not have started yet.
  await item.click();
  await expect(heading(title)).toBeVisible();
  // The item has its own notice, so the general notice is hidden.
  await expect(page.getByRole('main').getByText(/^You are offline\. This copy was saved on /)).toBeVisible();
  await expect(storedNotice()).toHaveCount(1);
  await openDialog();
  await dialog().getByRole('button', { name: 'Delete: Products' }).click();
  await expect(dialog().getByText('You have not downloaded any pages yet.')).toBeVisible();
  expect(await isStored(`${site.origin}/products`, 'adp-saved')).toBe(false);
});

test('an item that was saved with its list is complete offline without a visit: it has a formatted body and can be cited @full', async () => {
  await saveWithPages('/articles');
  await page.goto(`${site.origin}/articles/auda-nepad-ni-nini`);
  await expect(storedNotice()).toBeVisible();
  await expect(page.locator('main strong', { hasText: 'Julai 2001:' })).toBeVisible();
  await page.locator('summary', { hasText: 'Cite this' }).click();
  await expect(page.locator('details[open] pre')).toContainText('AUDA-NEPAD ni nini?');
  await openDialog();
  await dialog().getByRole('button', { name: 'Delete: Articles' }).click();
  await expect(dialog().getByText('You have not downloaded any pages yet.')).toBeVisible();
});

test('a programme is saved with its pages and items, which open offline without a visit', async () => {
  await setOffline(page, false);
  await page.goto(`${site.origin}/apet`);
  // Stays at the top of the page, so that the page has not loaded its items. The dialog must then load them.
  await expectOfflineCodeStarted();
  await page.getByRole('link', { name: 'Download this programme for offline' }).click();
  const address = (await page.locator('main [data-site-items] a').first().getAttribute('href')) ?? '';
  expect(address).not.toMatch(/^\/apet|\?/);
  await saveOpened();
  await page.goto(site.origin + address);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(storedNotice()).toBeVisible();
  await page.goto(`${site.origin}/apet/areas-of-focus`);
  await expect(heading('Areas of focus')).toBeVisible();
  await expect(storedNotice()).toBeVisible();
});

test('a programme that is saved on the download page opens offline, with an item that was never visited @full', async () => {
  await page.goto('about:blank');
  await setOffline(page, false);
  await page.goto(`${site.origin}/download`);
  const pack = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'AU-AI' }) });
  await pack.scrollIntoViewIfNeeded();
  await expect(pack.getByText(/^\d+ pages, about \d+/)).toBeVisible();
  await pack.getByRole('button', { name: 'Download AU-AI' }).click();
  await expect(pack.getByText(/^\d+ pages downloaded, /)).toBeVisible({ timeout: 30_000 });
  await pack.getByText('Pages about AU-AI').click();
  const item = (await pack.getByRole('link').last().getAttribute('href')) ?? '';
  expect(item).not.toMatch(/^\/au-ai/);
  await setOffline(page, true);
  for (const path of ['/au-ai/objectives', item]) {
    await page.goto(site.origin + path);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(storedNotice()).toBeVisible();
  }
});

test('a text that is published in a page that was opened offline is sent when the browser is online', async () => {
  await setOffline(page, false);
  const { email } = await newWriter(site);
  await signIn(page, site, email);
  await page.goto(`${site.origin}/new/article`);
  // The form's URL contains the id of its draft.
  await expect(page).toHaveURL(/\?draft=/);
  await expectStored(page.url().slice(site.origin.length), 'adp-visits');
  await setOffline(page, true);
  await page.reload();
  const text = newText();
  await type(page, text);
  await publishInVain(page, text);
  await setOffline(page, false);
  await page.goto(`${site.origin}/articles`);
  await expectSentOnce(page, site, text);
  await setOffline(page, true);
});

/** Returns a function that triggers the worker's background sync, as the browser does when it goes online. */
async function prepareSync(): Promise<() => Promise<void>> {
  const browser = await context.newCDPSession(page);
  const registrations = new Promise<string>((done) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: changed }) => {
      const mine = changed.find(({ scopeURL, isDeleted }) => scopeURL === `${site.origin}/` && !isDeleted);
      if (mine) done(mine.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const registrationId = await registrations;
  return async () => {
    await browser.send('ServiceWorker.dispatchSyncEvent', {
      origin: site.origin,
      registrationId,
      tag: 'adp.sync',
      lastChance: false,
    });
    await browser.detach();
  };
}

test('a waiting text is sent once after its page is closed, and the next visit shows this', async () => {
  await setOffline(page, false);
  await page.goto('about:blank');
  const sync = await prepareSync();
  const form = await context.newPage();
  // Simulates background sync, which headless browsers do not support.
  await form.addInitScript(() => {
    const manager = Reflect.get(window, 'SyncManager') as { readonly prototype: object };
    Reflect.set(manager.prototype, 'register', () => Promise.resolve());
  });
  await form.goto(`${site.origin}/new/article`);
  await expect(form).toHaveURL(/\?draft=/);
  const key = new URL(form.url()).searchParams.get('draft') ?? '';
  const text = newText();
  await type(form, text);
  // Waits for the first saved text, because the code that registers the sync loads together with saving.
  await untilSaved(form, text);
  await form.waitForLoadState('networkidle');
  await setOffline(page, true);
  await publishInVain(form, text);
  await expect.poll(() => form.evaluate(async () => (await (await caches.open('adp-unsent')).keys()).length)).toBe(1);
  await form.close();
  expect(site.firestore.get(`articles/${key}`)).toBeUndefined();
  await setOffline(page, false);
  await sync();
  await expect
    .poll(() => site.firestore.get(`articles/${key}`)?.fields['status'])
    .toEqual({ stringValue: 'published' });
  await page.goto(`${site.origin}/articles`);
  await expectSentOnce(page, site, text);
  await setOffline(page, true);
});

test('new builds of the shell and of an app appear once the browser is online, and not before', async () => {
  const getShell = () => page.locator('script[src*="/shell.js"]').first().getAttribute('src');
  const build = await site.deployShell();
  site.deploy('new-sentence');
  await page.goto(`${site.origin}/apet`);
  await expect(heading(/^APET/)).toBeVisible();
  await expect(page.getByText('A sentence changed by the team')).toBeHidden();
  expect(await getShell()).not.toContain(build);
  await setOffline(page, false);
  await page.goto(`${site.origin}/apet`);
  await expect(page.getByText('A sentence changed by the team')).toBeVisible();
  expect(await getShell()).toContain(build);
});

const countWorkers = (visited: Page) =>
  visited.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const updateWorker = () =>
  page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.update();
  });

test('if the site withdraws its service worker, the next visit removes the worker and its data', async () => {
  const file = join(site.shellFolder, 'sw.js');
  const worker = readFileSync(file);
  const { build } = JSON.parse(readFileSync(join(site.shellFolder, 'builds', 'latest.json'), 'utf8')) as {
    build: string;
  };
  // A site without `offline` in its registry publishes this script in place of the worker
  // (packages/site-document/src/renderPages.ts).
  writeFileSync(file, readFileSync(join(site.shellFolder, build, 'no-sw.js')));
  await updateWorker();
  await expect.poll(() => countWorkers(page)).toBe(0);
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('adp-'))))
    .toEqual([]);
  writeFileSync(file, worker);
  await page.goto(`${site.origin}/apet`);
  // Checks the cache of visits. The renderer cannot render the shell of the previous test, so complete pages are not
  // stored.
  await expectStored('/apet', 'adp-visits');
});

test('a service worker whose own code fails removes itself, and pages work without it @full', async ({ browser }) => {
  const file = join(site.shellFolder, 'sw.js');
  writeFileSync(file, `caches.match = () => Promise.reject(new Error('broken'));\n${readFileSync(file, 'utf8')}`);
  // Uses a new visitor without a worker, because Chromium may delay the update of an observed worker by minutes.
  const visitor = await browser.newContext();
  const visited = await visitor.newPage();
  const begun = visitor.waitForEvent('serviceworker');
  await visited.goto(`${site.origin}/cjed`);
  await begun;
  await expect
    .poll(
      async () => {
        await visited.goto(`${site.origin}/cjed`);
        await expect(visited.getByRole('heading', { level: 1, name: /^CJED/ })).toBeVisible();
        return countWorkers(visited);
      },
      { timeout: 60_000 },
    )
    .toBe(0);
  await visitor.close();
});
