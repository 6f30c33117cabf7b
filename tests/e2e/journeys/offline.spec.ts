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

// What opens without a network (decision 102). One visitor, whose device stores more from test to test.

test.describe.configure({ mode: 'serial' });
let site: TestSite;
let context: BrowserContext;
let page: Page;
test.beforeAll(async ({ browser }) => {
  site = await startSite({ edge: true, offline: true });
  context = await browser.newContext();
  // Before the clock takes the place of `performance`.
  await context.addInitScript(storeTimes);
  page = await context.newPage();
  await page.clock.install();
  await context.addInitScript(useTimes);
});
test.afterAll(async () => {
  await context.close();
  await site.stop();
});

/** In the page: what its own `performance` has seen, and when the worker's script was requested, of which it has no entry. */
function storeTimes(): void {
  const { performance } = window;
  // An empty page has none.
  if (!('serviceWorker' in navigator)) return;
  const { register } = ServiceWorkerContainer.prototype;
  ServiceWorkerContainer.prototype.register = function (...values) {
    performance.mark('sw.js');
    return register.apply(this, values);
  };
  Reflect.set(window, 'times', performance);
}
/** In the page, behind the clock, whose `performance` has seen nothing: what the page has loaded is stored by that. */
function useTimes(): void {
  const times = Reflect.get(window, 'times') as Performance | undefined;
  if (times) performance.getEntriesByType = times.getEntriesByType.bind(times);
}
/** When the page had loaded, and when the part for readers without a network and the worker were requested after that, in milliseconds. */
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
/** What begins when a page has been quiet for some seconds begins now. */
const passQuiet = () => page.clock.fastForward(4_000);
/** The worker stores a page when it has been quiet. */
const expectStored = (path: string, cache = 'adp-pages') =>
  expect
    .poll(async () => {
      await passQuiet();
      return isStored(site.origin + path, cache);
    })
    .toBe(true);

const dialog = () => page.getByRole('dialog', { name: 'Save for offline' });
const link = () => page.getByRole('link', { name: 'Save for offline' });
/** The part of the page that tells the worker what is visited has begun. */
const expectBegun = () =>
  expect
    .poll(async () => {
      await passQuiet();
      return link().isVisible();
    })
    .toBe(true);
async function openDialog(): Promise<void> {
  await expectBegun();
  await link().click();
}

/** Saves the page at `path` with those below it that it leads to. */
async function saveWithPages(path: string): Promise<void> {
  // A page that was not stored comes with the network by itself.
  await page.goto('about:blank');
  await setOffline(page, false);
  await page.goto(site.origin + path);
  await openDialog();
  await saveOpened();
}
/** Saves what the open dialog offers. */
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

test('a page that was visited opens offline, and says of when it is; nothing of that is requested before it has loaded', async () => {
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
  await expect(page.getByText(/^Offline\. This page is as of /)).toBeVisible();
});

test('a page that was reached by a link inside the site opens offline, too, and says of when it is', async () => {
  await setOffline(page, false);
  await page.goto(`${site.origin}/apet`);
  await expectBegun();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About this site' }).click();
  await expectStored('/about', 'adp-visits');
  expect(await isStored(`${site.origin}/about`, 'adp-pages')).toBe(false);
  await setOffline(page, true);
  await page.goto(`${site.origin}/about`);
  await expect(heading('About this site')).toBeVisible();
  await expect(page.getByText(/^Offline\. This page is as of /)).toBeVisible();
});

test('a page that was never stored shows what is, in the layout of the site', async () => {
  // In a language of which the device has nothing, in another one.
  for (const path of ['/fr/cjed', '/cjed']) {
    await page.goto(site.origin + path);
    await expect(heading('You are offline')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
  await page.getByRole('link', { name: /^APET/ }).first().click();
  await expect(heading(/^APET/)).toBeVisible();
});

test('in Arabic all of it is in Arabic: the dialog, of when a page is, and that it is not stored', async () => {
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

test('a list is saved with its items, and each opens offline', async () => {
  await saveWithPages('/products');
  await page.goto(`${site.origin}/products`);
  const item = page.getByRole('main').getByRole('article').getByRole('link').first();
  const title = (await item.textContent()) ?? '';
  // At once: the part of the page that opens stored documents may not have begun.
  await item.click();
  await expect(heading(title)).toBeVisible();
  // An item says it itself, once.
  await expect(page.getByRole('main').getByText(/^You are offline\. This is what was here on /)).toBeVisible();
  await expect(page.getByText(/^Offline\. This page is as of /)).toBeHidden();
  await openDialog();
  await dialog().getByRole('button', { name: 'Delete: Products' }).click();
  await expect(dialog().getByText('You have not saved any pages yet.')).toBeVisible();
  expect(await isStored(`${site.origin}/products`, 'adp-saved')).toBe(false);
});

test('an item that was saved with its list is whole without a visit: its Markdown is rendered, and it is cited', async () => {
  await saveWithPages('/articles');
  await page.goto(`${site.origin}/articles/auda-nepad-ni-nini`);
  await expect(page.getByText(/^You are offline\. This is what was here on /)).toBeVisible();
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
  // From the menu, at the top of the page, whose items are read when its reader comes near: the dialog has them read.
  await expectBegun();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Save for offline' }).click();
  const address = (await page.locator('main [data-site-items] a').first().getAttribute('href')) ?? '';
  expect(address).not.toMatch(/^\/apet|\?/);
  await saveOpened();
  await page.goto(site.origin + address);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.getByText(/^You are offline\. This is what was here on /)).toBeVisible();
  await page.goto(`${site.origin}/apet/areas-of-focus`);
  await expect(heading('Areas of focus')).toBeVisible();
  await expect(page.getByText(/^Offline\. This page is as of /)).toBeVisible();
});

test('a text that is written and published on a page that was opened offline is sent once the network is back', async () => {
  await setOffline(page, false);
  const { email } = await newWriter(site);
  await signIn(page, site, email);
  await page.goto(`${site.origin}/new/article`);
  // The address of the form names its draft.
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

/** Lets the browser tell the worker that the network is back. */
async function prepareSync(): Promise<() => Promise<void>> {
  const browser = await context.newCDPSession(page);
  const registrations = new Promise<string>((done) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: found }) => {
      const mine = found.find(({ scopeURL, isDeleted }) => scopeURL === `${site.origin}/` && !isDeleted);
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

test('what waits is sent after its page was closed, and the next visit finds it sent, once', async () => {
  await setOffline(page, false);
  await page.goto('about:blank');
  const sync = await prepareSync();
  const form = await context.newPage();
  // Browsers without a window have it switched off.
  await form.addInitScript(() => {
    const manager = Reflect.get(window, 'SyncManager') as { readonly prototype: object };
    Reflect.set(manager.prototype, 'register', () => Promise.resolve());
  });
  await form.goto(`${site.origin}/new/article`);
  await expect(form).toHaveURL(/\?draft=/);
  const key = new URL(form.url()).searchParams.get('draft') ?? '';
  const text = newText();
  await type(form, text);
  // What makes the request of it comes with the first text that is saved.
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

test('new builds of the shell and of an app show when the network is back, and not before', async () => {
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

test('a site that takes its worker back has none in the next visit, and nothing of it', async () => {
  const file = join(site.shellFolder, 'sw.js');
  const worker = readFileSync(file);
  const { build } = JSON.parse(readFileSync(join(site.shellFolder, 'builds', 'latest.json'), 'utf8')) as {
    build: string;
  };
  // What the site publishes in its place without `offline` in the registry (tools/cli/src/renderPages.ts).
  writeFileSync(file, readFileSync(join(site.shellFolder, build, 'no-sw.js')));
  await updateWorker();
  await expect.poll(() => countWorkers(page)).toBe(0);
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('adp-'))))
    .toEqual([]);
  writeFileSync(file, worker);
  await page.goto(`${site.origin}/apet`);
  // The shell of the test before is not rendered: its pages are stored as visits.
  await expectStored('/apet', 'adp-visits');
});

test('a worker whose own code fails removes itself, and pages go on without it', async ({ browser }) => {
  const file = join(site.shellFolder, 'sw.js');
  writeFileSync(file, `caches.match = () => Promise.reject(new Error('broken'));\n${readFileSync(file, 'utf8')}`);
  // Somebody who has no worker yet: while tests watch it, Chromium may leave an update waiting for minutes on a busy machine.
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
