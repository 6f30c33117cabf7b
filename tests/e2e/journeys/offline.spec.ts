import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { publishInVain } from '../src/data-loss/sending';
import { expectSentOnce, newText, type, untilSaved } from '../src/data-loss/text';
import { findForeignTexts, readMessage } from '../src/interfaceTexts';
import { signIn } from '../src/members';
import { setOffline } from '../src/setOffline';
import { startSite, type TestSite } from '../src/startSite';
import { expect, test } from '../src/test';
import { newWriter } from '../src/writing';

// Pages without a network (decision 102). One visitor opens them in all tests, so the device stores more from test to
// test.

test.describe.configure({ mode: 'serial' });
let site: TestSite;
let context: BrowserContext;
let page: Page;
test.beforeAll(async ({ browser }) => {
  site = await startSite({ edge: true, offline: true });
  context = await browser.newContext();
  // Runs before the fake clock replaces `performance`.
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
 * Runs in the page. Saves the real `performance` and adds a mark for the request of the worker's script, which has no
 * entry of its own.
 */
function storeTimes(): void {
  const { performance } = window;
  // The empty page has no service workers.
  if (!('serviceWorker' in navigator)) return;
  const { register } = ServiceWorkerContainer.prototype;
  ServiceWorkerContainer.prototype.register = function (...values) {
    performance.mark('sw.js');
    return register.apply(this, values);
  };
  Reflect.set(window, 'times', performance);
}
/**
 * Runs in the page after the fake clock is installed, whose `performance` has no entries. The page decides by these
 * entries which files to store.
 */
function useTimes(): void {
  const times = Reflect.get(window, 'times') as Performance | undefined;
  if (times) performance.getEntriesByType = times.getEntriesByType.bind(times);
}
/**
 * Returns when the page had loaded, and when it then requested the offline code and the service worker, in
 * milliseconds.
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
/** Lets the idle delay pass, so that work that waits for it starts now. */
const passIdleDelay = () => page.clock.fastForward(4_000);
/** Waits until the worker has stored a page, which it does once the page is idle. */
const expectStored = (path: string, cache = 'adp-pages') =>
  expect
    .poll(async () => {
      await passIdleDelay();
      return isStored(site.origin + path, cache);
    })
    .toBe(true);

const dialog = () => page.getByRole('dialog', { name: 'Save for offline' });
const link = () => page.getByRole('link', { name: 'Save for offline' });
/** The visible notice of a saved copy. An item has a notice of its own, and then the shell hides its notice. */
const storedNotice = () => page.getByText(/^You are offline\. This copy was saved on /).filter({ visible: true });
/** Waits until the offline code of the page has started. It notifies the worker of visited pages. */
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

/** Saves the page at `path` together with the pages below it. */
async function saveWithPages(path: string): Promise<void> {
  // Leaves the offline page first, because it reloads itself once the network is back.
  await page.goto('about:blank');
  await setOffline(page, false);
  await page.goto(site.origin + path);
  await openDialog();
  await saveOpened();
}
/** Saves everything that the open dialog offers. */
async function saveOpened(): Promise<void> {
  await expect(dialog().getByText(/ Downloads such as PDFs are not included\.$/)).toBeVisible();
  await dialog()
    .getByRole('button', { name: /^Save this page and the (\d+ pages|page) it links to \(about \d+/ })
    .click();
  await expect(dialog().getByText(/^\d+ pages, .*saved/)).toBeVisible({ timeout: 30_000 });
  await dialog()
    .getByRole('button', { name: /^Back to/ })
    .click();
  await setOffline(page, true);
}

test('a visited page opens offline and shows its date, and the offline code loads only after the page', async () => {
  await page.goto(`${site.origin}/apet`);
  await expectStored('/apet');
  await expectStored('/builds/offline-en', 'adp-files');
  const { loaded, part, worker } = await readTimes();
  expect(loaded).toBeGreaterThan(0);
  expect(part).toBeGreaterThan(loaded);
  expect(worker).toBeGreaterThan(part);
  await setOffline(page, true);
  await page.goto(`${site.origin}/apet`);
  await expect(heading(/^APET/)).toBeVisible();
  await expect(storedNotice()).toBeVisible();
});

test('a page that was opened by a link in the site also opens offline and shows its date', async () => {
  await setOffline(page, false);
  await page.goto(`${site.origin}/apet`);
  await expectOfflineCodeStarted();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About this site' }).click();
  await expectStored('/about', 'adp-visits');
  expect(await isStored(`${site.origin}/about`, 'adp-pages')).toBe(false);
  await setOffline(page, true);
  await page.goto(`${site.origin}/about`);
  await expect(heading('About this site')).toBeVisible();
  await expect(storedNotice()).toBeVisible();
});

test("a page that was never stored is replaced by a list of stored ones, in the site's layout", async () => {
  // The first language is not stored on the device, so its page falls back to another one.
  for (const path of ['/fr/cjed', '/cjed']) {
    await page.goto(site.origin + path);
    await expect(heading('You are offline')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
  await page.getByRole('link', { name: /^APET/ }).first().click();
  await expect(heading(/^APET/)).toBeVisible();
});

test('in Arabic, the dialog, the date of a page and the notice about unavailable pages are in Arabic', async () => {
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
  // Clicks before the offline code may have started. That code opens stored documents.
  await item.click();
  await expect(heading(title)).toBeVisible();
  // The item itself shows that the browser is offline, so the general notice is hidden.
  await expect(page.getByRole('main').getByText(/^You are offline\. This copy was saved on /)).toBeVisible();
  await expect(storedNotice()).toHaveCount(1);
  await openDialog();
  await dialog().getByRole('button', { name: 'Delete: Products' }).click();
  await expect(dialog().getByText('You have not saved any pages yet.')).toBeVisible();
  expect(await isStored(`${site.origin}/products`, 'adp-saved')).toBe(false);
});

test('an item that was saved with its list is complete without a visit: its Markdown is rendered, and it can be cited', async () => {
  await saveWithPages('/articles');
  await page.goto(`${site.origin}/articles/auda-nepad-ni-nini`);
  await expect(storedNotice()).toBeVisible();
  await expect(page.locator('main strong', { hasText: 'Julai 2001:' })).toBeVisible();
  await page.locator('summary', { hasText: 'Cite this' }).click();
  await expect(page.locator('details[open] pre')).toContainText('AUDA-NEPAD ni nini?');
  await openDialog();
  await dialog().getByRole('button', { name: 'Delete: Articles' }).click();
  await expect(dialog().getByText('You have not saved any pages yet.')).toBeVisible();
});

test('a programme is saved with its pages and the items that it names, which open offline without a visit', async () => {
  await setOffline(page, false);
  await page.goto(`${site.origin}/apet`);
  // Opens the dialog from the menu at the top of the page. Items further down have not loaded yet, so the dialog loads
  // them.
  await expectOfflineCodeStarted();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Save for offline' }).click();
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

test('a text that is written and published in a page opened offline is sent once the browser is online', async () => {
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

/** Returns a function with which the browser notifies the worker that it is online. */
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

test('a waiting text is sent after its page was closed, once, and the next visit shows it as sent', async () => {
  await setOffline(page, false);
  await page.goto('about:blank');
  const sync = await prepareSync();
  const form = await context.newPage();
  // Headless browsers disable background sync.
  await form.addInitScript(() => {
    const manager = Reflect.get(window, 'SyncManager') as { readonly prototype: object };
    Reflect.set(manager.prototype, 'register', () => Promise.resolve());
  });
  await form.goto(`${site.origin}/new/article`);
  await expect(form).toHaveURL(/\?draft=/);
  const key = new URL(form.url()).searchParams.get('draft') ?? '';
  const text = newText();
  await type(form, text);
  // The code that makes the request loads with the first saved text.
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

test('a site that withdraws its service worker has neither the worker nor its data at the next visit', async () => {
  const file = join(site.shellFolder, 'sw.js');
  const worker = readFileSync(file);
  const { build } = JSON.parse(readFileSync(join(site.shellFolder, 'builds', 'latest.json'), 'utf8')) as {
    build: string;
  };
  // The site publishes this script at the same path if its registry has no `offline` (tools/cli/src/renderPages.ts).
  writeFileSync(file, readFileSync(join(site.shellFolder, build, 'no-sw.js')));
  await updateWorker();
  await expect.poll(() => countWorkers(page)).toBe(0);
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('adp-'))))
    .toEqual([]);
  writeFileSync(file, worker);
  await page.goto(`${site.origin}/apet`);
  // The renderer does not have the shell that the previous test deployed, so its pages are stored as visits.
  await expectStored('/apet', 'adp-visits');
});

test('a service worker whose own code fails removes itself, and pages work without it', async ({ browser }) => {
  const file = join(site.shellFolder, 'sw.js');
  writeFileSync(file, `caches.match = () => Promise.reject(new Error('broken'));\n${readFileSync(file, 'utf8')}`);
  // A new visitor has no worker yet. While a test observes a worker, Chromium may delay its update by minutes on a busy
  // machine.
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
