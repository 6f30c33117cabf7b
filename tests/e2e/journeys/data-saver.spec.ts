import type { Page } from '@playwright/test';
import { compressedSize } from '../src/compressedSize';
import { fullUnless } from '../src/full';
import { startSite, type TestSite } from '../src/startSite';
import { expect, test as base, watched } from '../src/test';

// Server-rendered pages for visitors who save data. The budget of a page is 30,000 bytes in total.

let site: TestSite;
const test = base.extend<{ readonly saver: Page; readonly requested: string[] }>({
  // Simulates a visitor who turned on data saving in an earlier visit.
  saver: async ({ browser }, run) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
    await context.addInitScript(() => (localStorage['adp.saveData'] ??= '1'));
    await watched(await context.newPage(), undefined, run);
    await context.close();
  },
  requested: async ({ saver }, run) => {
    const requested: string[] = [];
    saver.on('request', (request) => requested.push(request.url().replace(/^.*\//, '/')));
    await run(requested);
  },
});

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  site = await startSite({ edge: true });
});
test.afterAll(async () => {
  await site.stop();
});

for (const path of ['/apet', '/articles', '/articles/auda-nepad-ni-nini', '/people', '/amina-sample']) {
  test(`${path} is a single request of at most 30,000 bytes${fullUnless(path === '/apet' || path === '/articles')}`, async ({
    saver: page,
    requested,
  }) => {
    const answer = await page.goto(site.origin + path);
    const bytes = compressedSize((await answer?.body()) ?? Buffer.alloc(0));
    test.info().annotations.push({ type: 'cost', description: `${path}: ${bytes}` });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('switch', { name: /^Data saver/ })).toBeChecked();
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([path.replace(/^.*\//, '/')]);
    expect(bytes).toBeLessThanOrEqual(30_000);
  });
}

test('a link works without scripts, and a button loads the scripts before it handles the click', async ({
  saver: page,
  requested,
}) => {
  await page.goto(`${site.origin}/apet`);
  await page.getByRole('link', { name: 'Areas of focus', exact: true }).first().click();
  await expect(page).toHaveURL(`${site.origin}/apet/areas-of-focus`);
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual(['/apet', '/areas-of-focus']);
  // Simulates a browser without the Invoker Commands API. In browsers with this API, the menu opens without scripts.
  await page.locator('[commandfor]').evaluateAll((buttons) => {
    for (const button of buttons) button.removeAttribute('commandfor');
  });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(requested.filter((file) => /\.(js|woff2)$/.test(file))).toEqual(
    expect.arrayContaining([expect.stringMatching(/shell.*\.js/), '/entry.js']),
  );
  expect(requested.filter((file) => file.endsWith('.woff2'))).toEqual([]);
});

test('content that needs a script appears when the visitor opens it @full', async ({ saver: page, requested }) => {
  await page.goto(`${site.origin}/articles/auda-nepad-ni-nini`);
  await page.locator('summary', { hasText: 'Share' }).click();
  await expect(page.getByRole('button', { name: 'Copy the link' })).toBeVisible();
  await expect(page.locator('details[open]')).toHaveCount(1);
  expect(requested.filter((file) => file.endsWith('.woff2'))).toEqual([]);
});

test('on a wide screen the filters appear when the visitor opens them', async ({ saver: page, requested }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto(`${site.origin}/articles`);
  const panel = page.getByRole('region', { name: 'Filters' });
  const button = panel.getByRole('button', { name: 'Filters', exact: true });
  await expect(button).toBeVisible();
  expect(requested).toEqual(['/articles']);
  await button.click();
  await expect(panel.getByText('Theme', { exact: true })).toBeVisible();
  await expect(button).toBeHidden();
});

test('turning the switch off loads the scripts and fonts', async ({ saver: page, requested }) => {
  await page.goto(`${site.origin}/apet`);
  const saver = page.getByRole('switch', { name: /^Data saver/ });
  await saver.click();
  await expect(saver).not.toBeChecked();
  await expect.poll(() => requested.filter((file) => /shell.*\.js$|\.woff2$/.test(file)).length).toBe(2);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  // The page must keep the visitor's choice while its scripts load.
  await expect(saver).not.toBeChecked();
  await saver.click();
  await expect(saver).toBeChecked();
});

test('a slow connection turns data saver on, until the visitor turns it off', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  await watched(await context.newPage(), undefined, async (page) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    const developer = await context.newCDPSession(page);
    await developer.send('Network.enable');
    const conditions = { offline: false, latency: 700, downloadThroughput: -1, uploadThroughput: -1 };
    await developer.send('Network.emulateNetworkConditions', conditions);
    await page.goto(`${site.origin}/apet`);
    const saver = page.getByRole('switch', { name: /^Data saver/ });
    await expect(saver).toBeChecked();
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    await saver.click();
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    await page.goto(`${site.origin}/apet/areas-of-focus`);
    await expect(saver).not.toBeChecked();
  });
  await context.close();
});
