import type { Page } from '@playwright/test';
import { recordStart, waitForStart } from '../src/pageStart';
import { startSite, type TestSite } from '../src/startSite';
import { expect, test } from '../src/test';

// Scroll positions of history entries that the router does not create: those of new documents and of links to headings.

const article = '/articles/apet-from-a-request-to-three-reports';
const getScroll = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const expectScroll = (page: Page, position: number) => expect.poll(() => getScroll(page)).toBe(position);

test('a new document starts at the top or at its hash, although the tab has shown the page before', async ({
  page,
  site,
}) => {
  const open = async (path: string) => {
    await page.goto(site.origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  await open(article);
  await page.evaluate(() => window.scrollTo(0, 700));
  await open('/cjed');
  await open(article);
  await page.waitForLoadState('networkidle');
  expect(await getScroll(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 600));
  await open('/cjed');
  await open(`${article}#s-how-it-began`);
  await expect(page.getByRole('heading', { name: 'How it began' })).toBeInViewport();
  await page.waitForLoadState('networkidle');
  expect(await getScroll(page)).toBeGreaterThan(1000);
  for (const position of [0, 600]) {
    await page.goBack();
    await expectScroll(page, position);
  }
});

test.describe('on a server-rendered page', () => {
  let site: TestSite;
  test.beforeAll(async () => {
    site = await startSite({ edge: true });
  });
  test.afterAll(() => site.stop());

  test('Back and Forward lead through the headings that the reader opened from the table of contents', async ({
    freshPage: page,
  }) => {
    await recordStart(page);
    await page.goto(site.origin + article);
    await waitForStart(page);
    /** Follows a link without scrolling to it first, and then scrolls on. Returns the new position. */
    const follow = async (heading: string) => {
      const contents = page.getByRole('navigation', { name: 'On this page' });
      const link = contents.getByRole('link', { name: heading });
      await link.evaluate((element) => element.focus({ preventScroll: true }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
      await page.evaluate(() => window.scrollBy(0, 50));
      return getScroll(page);
    };
    await page.evaluate(() => window.scrollTo(0, 40));
    const first = await follow('How it began');
    const second = await follow('What it is asked to do');
    expect(second).toBeGreaterThan(first);
    for (const position of [first, 40]) {
      await page.goBack();
      await expectScroll(page, position);
    }
    for (const position of [first, second]) {
      await page.goForward();
      await expectScroll(page, position);
    }
    // A link that the reader follows again leads to its heading, not to the position that was stored for it.
    await page.goBack();
    await expectScroll(page, first);
    expect(await follow('What it is asked to do')).toBe(second);
  });
});
