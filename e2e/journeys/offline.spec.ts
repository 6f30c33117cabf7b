import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { startSite, type TestSite } from '../src/startSite';
import { expect, test } from '../src/test';

// What opens without a network (decision 102). One visitor, whose device stores more from test to test.

test.describe.configure({ mode: 'serial' });
let site: TestSite;
let context: BrowserContext;
let page: Page;
test.beforeAll(async ({ browser }) => {
  site = await startSite({ edge: true, offline: true });
  context = await browser.newContext();
  page = await context.newPage();
});
test.afterAll(async () => {
  await context.close();
  await site.stop();
});

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const isStored = (address: string, cache: string) =>
  page.evaluate(
    async ([url = '', cacheName = '']) => Boolean(await caches.match(url, { cacheName })),
    [address, cache],
  );
/** The worker stores a page a few seconds after it has opened. */
const expectStored = (path: string, cache = 'adp-pages') =>
  expect.poll(() => isStored(site.origin + path, cache), { timeout: 30_000 }).toBe(true);

test('a page that was visited opens offline, and says of when it is', async () => {
  await page.goto(`${site.origin}/apet`);
  await expectStored('/apet');
  await expectStored('/builds/offline-en', 'adp-files');
  await context.setOffline(true);
  await page.goto(`${site.origin}/apet`);
  await expect(heading(/^APET/)).toBeVisible();
  await expect(page.getByText(/^Offline\. This page is as of /)).toBeVisible();
});

test('a page that was never stored shows what is, in the layout of the site', async () => {
  await page.goto(`${site.origin}/cjed`);
  await expect(heading('You are offline')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('link', { name: /^APET/ }).first().click();
  await expect(heading(/^APET/)).toBeVisible();
});

test('a list is saved with its items, and each opens offline', async () => {
  await context.setOffline(false);
  await page.goto(`${site.origin}/products`);
  await page.getByRole('link', { name: 'Save for offline' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save for offline' });
  await dialog.getByRole('button', { name: /^Save it with the \d+ pages it leads to \(about \d+/ }).click();
  await expect(dialog.getByText(/^\d+ pages, .*saved/)).toBeVisible({ timeout: 30_000 });
  await dialog.getByRole('button', { name: /^Back to/ }).click();
  await context.setOffline(true);
  await page.goto(`${site.origin}/products`);
  const item = page.getByRole('main').getByRole('article').getByRole('link').first();
  const title = (await item.textContent()) ?? '';
  await item.click();
  await expect(heading(title)).toBeVisible();
  await expect(page.getByText(/^Offline\. This page is as of /)).toBeVisible();
  await page.getByRole('link', { name: 'Save for offline' }).click();
  await dialog.getByRole('button', { name: 'Delete: Products' }).click();
  await expect(dialog.getByText('Nothing is saved yet.')).toBeVisible();
  expect(await isStored(`${site.origin}/products`, 'adp-saved')).toBe(false);
});

test('a new build of an app shows when the network is back, and not before', async () => {
  site.deploy('new-sentence');
  await page.goto(`${site.origin}/apet`);
  await expect(heading(/^APET/)).toBeVisible();
  await expect(page.getByText('A sentence changed by the team')).toBeHidden();
  await context.setOffline(false);
  await page.goto(`${site.origin}/apet`);
  await expect(page.getByText('A sentence changed by the team')).toBeVisible();
});

test('a worker whose own code fails removes itself, and pages go on without it', async () => {
  const file = join(site.shellFolder, 'sw.js');
  writeFileSync(file, `caches.match = () => Promise.reject(new Error('broken'));\n${readFileSync(file, 'utf8')}`);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect
    .poll(async () => {
      await page.goto(`${site.origin}/cjed`);
      await expect(heading(/^CJED/)).toBeVisible();
      return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    })
    .toBe(0);
});
