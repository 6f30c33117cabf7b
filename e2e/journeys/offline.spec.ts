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
