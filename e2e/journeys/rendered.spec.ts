import type { Page } from '@playwright/test';
import { startSite, type TestSite } from '../src/startSite';
import { expect, test, watched } from '../src/test';

/** Pages as a server makes them: read without a script, and gone on with by the browser's. */

const headings = {
  '/about': 'About this site',
  '/privacy': 'Privacy notice',
  '/terms': 'Terms of use',
  '/apet': 'APET',
  '/apet/areas-of-focus': 'Areas of focus',
  '/au-ai': 'AU-AI',
  '/au-ai/objectives': 'Objectives',
  '/auda-nepad': 'AUDA-NEPAD',
  '/auda-nepad/objectives': 'Objectives',
  '/cjed': 'CJED',
  '/ivm': 'IVM',
} as const;
const programmePages = Object.keys(headings) as (keyof typeof headings)[];

test.describe.configure({ mode: 'default' });
let site: TestSite;
test.beforeAll(async () => {
  site = await startSite({ edge: true });
});
test.afterAll(async () => {
  expect(site.renderErrors).toEqual([]);
  await site.stop();
});

test.describe('without JavaScript', () => {
  for (const width of [360, 1440]) {
    test(`at ${width} px the pages of the programmes can be read`, async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 800 } });
      // Preload hints for scripts are refused with them.
      await watched(await context.newPage(), /^failed: \S+\.js csp$/, async (page) => {
        for (const path of programmePages) {
          const answer = await page.goto(site.origin + path);
          expect(answer?.status()).toBe(200);
          await expect(page.getByRole('heading', { level: 1 })).toContainText(headings[path]);
          await expect(page).toHaveTitle(/.+ · African Digital Policy/);
          await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site.origin + path);
          await expect(page.getByText('needs JavaScript')).toHaveCount(0);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
          // The app's styles are there.
          expect(await page.locator('h1').evaluate((h1) => getComputedStyle(h1).fontFamily)).toContain('Bricolage');
        }
        await page.goto(`${site.origin}/apet`);
        await page.getByRole('link', { name: 'Areas of focus' }).first().click();
        await expect(page).toHaveURL(`${site.origin}/apet/areas-of-focus`);
      });
      await context.close();
    });
  }
});

test('each answer has its status, its policy and how long it is stored', async ({ request }) => {
  const rows = await Promise.all(
    ['/apet', '/', '/apet/nothing', '/settings', '/api/v1/none'].map(async (path) => {
      const answer = await request.get(site.origin + path, { maxRedirects: 0 });
      const { location = '', 'cache-control': caching = '' } = answer.headers();
      return [path, answer.status(), location, caching.replace(/,.*/, '')];
    }),
  );
  expect(rows).toEqual([
    ['/apet', 200, '', 'public'],
    ['/', 302, '/knowledge-products', 'public'],
    ['/apet/nothing', 404, '', 'no-store'],
    ['/settings', 200, '', 'private'],
    ['/api/v1/none', 404, '', 'no-store'],
  ]);
});

/** Goes to a page and waits until the browser has gone on with it; whether its elements are the ones of the HTML. */
async function hydrate(page: Page, path: string): Promise<boolean> {
  await page.goto(site.origin + path);
  // A click before that does nothing yet.
  await expect(async () => {
    await page.getByRole('button', { name: 'Menu' }).click({ timeout: 1_000 });
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible({ timeout: 500 });
  }).toPass();
  return page.evaluate(() => (Reflect.get(globalThis, 'firstHeading') as Element | null)?.isConnected ?? false);
}

const rememberHeading = () =>
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') Reflect.set(globalThis, 'firstHeading', document.querySelector('h1'));
  });

for (const [name, visitor] of Object.entries({
  'in London': { locale: 'en-GB', timezoneId: 'Europe/London' },
  'on Kiritimati, in Arabic, with less motion': {
    locale: 'ar-EG',
    timezoneId: 'Pacific/Kiritimati',
    reducedMotion: 'reduce',
  },
} as const)) {
  test(`the browser goes on with each page as it is, ${name}`, async ({ browser }) => {
    const context = await browser.newContext({ ...visitor, viewport: { width: 360, height: 800 } });
    await context.addInitScript(rememberHeading);
    await watched(await context.newPage(), undefined, async (page) => {
      for (const path of programmePages) expect(await hydrate(page, path), path).toBe(true);
    });
    await context.close();
  });
}
