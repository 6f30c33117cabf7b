import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { counted } from '../src/counted';
import { expectAccessible, sidewaysScroll } from '../src/pageChecks';
import { cards, lists, number } from '../src/manyItems';
import { startSite, type TestSite } from '../src/startSite';
import { expect, test } from '../src/test';
import { fullUnless, isFull } from '../src/full';

// Lists with the sample content and 2,000 generated items, which have long titles, every language and every state.

// Runs all tests in one worker, so that they share one site.
test.describe.configure({ mode: 'default' });

let site: TestSite;
test.beforeAll(async () => {
  site = await startSite({ items: 2_000 });
});
test.afterAll(async () => {
  await site.stop();
});

/** Starts to record tasks that block the page for more than 50 ms. */
async function watchLongTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'longTasks', []);
    new PerformanceObserver((list) => {
      const durations = Reflect.get(window, 'longTasks') as number[];
      durations.push(...list.getEntries().map(({ duration }) => Math.round(duration)));
    }).observe({ type: 'longtask', buffered: true });
  });
}

/** Returns the durations of all tasks longer than 50 ms since the last call, in milliseconds. */
function longTasks(page: Page): Promise<number[]> {
  return page.evaluate(() => (Reflect.get(window, 'longTasks') as number[]).splice(0));
}

/** Returns the number of documents that are read during `work`, as Firestore would charge them. */
async function countReads(work: () => Promise<void>): Promise<number> {
  site.firestore.usage.reset();
  await work();
  return site.firestore.usage.read().documentsRead;
}

for (const width of [320, 1440]) {
  test(`every list of 2,000 items at ${width} px loads twelve at a time, does not scroll sideways, and reads at most 50 documents per page${fullUnless(width === 320)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const [path, list] of lists) {
      const first = await countReads(async () => {
        await page.goto(site.origin + path);
        await expect(cards(page, list)).toHaveCount(12);
        await expect(number(page)).toBeVisible();
        await page.waitForLoadState('networkidle');
      });
      // On wide screens, the front page has a map, which reads at most 300 documents after each change (decision 151).
      const ofMap = width === 1440 && path === '/knowledge-products' ? 300 : 0;
      expect(first, path).toBeLessThanOrEqual(50 + ofMap);
      expect(await sidewaysScroll(page), path).toBe(0);
      const second = await countReads(async () => {
        await page.getByRole('link', { name: 'Show more' }).click();
        await expect(cards(page, list)).toHaveCount(24);
      });
      expect(second, path).toBeLessThanOrEqual(50);
      expect(await sidewaysScroll(page), path).toBe(0);
    }
    await expectAccessible(page, 'a list of 24 generated items');
  });
}

const filtered = [
  '/knowledge-products?type=report&theme=health&country=KE',
  '/knowledge-products?year=2024&order=title',
  '/knowledge-products?html=yes',
  '/articles?country=KE&theme=health',
  '/articles?country=KE&country=AU-W&theme=health&theme=energy&lang=fr&lang=en',
  '/opportunities?country=AU-W&country=AU-E&type=grant&type=job&applicant=student&applicant=startup',
  '/opportunities?type=grant&type=award&theme=energy&theme=climate&programme=apet&programme=ivm',
  '/articles?lang=ar',
  '/articles?year=2025',
  '/events?when=past&mode=online&country=NG&language=fr',
  '/events?when=month',
  '/opportunities?state=closed&applicant=startup&theme=energy',
  '/opportunities?amount=100000',
  '/opportunities?deadline=90&country=ZA&language=en',
  '/products?country=ZA&platform=ussd&language=sw',
];

test('filtered lists of 2,000 items read at most 50 documents and show the number of results', async ({ page }) => {
  // `npm test` tries every third list, which includes every kind.
  for (const path of filtered.filter((_, index) => isFull || index % 3 === 0)) {
    const reads = await countReads(async () => {
      await page.goto(site.origin + path);
      await expect(number(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
    });
    // The server may read one more document, the collection's change token, which it caches for 30 seconds.
    expect(reads, path).toBeLessThanOrEqual(50 + 1);
  }
});

test('lists, filters, more items, an item and the search block the page for no more than 50 ms', async ({
  freshPage: page,
}) => {
  // Measures times only on request, because other work on the machine distorts them.
  test.skip(!process.env['ADP_TIMINGS'], 'ADP_TIMINGS=1 measures it');
  await watchLongTasks(page);
  for (const [path, list] of lists) {
    await page.goto(site.origin + path);
    await expect(cards(page, list)).toHaveCount(12);
    await page.waitForLoadState('networkidle');
    // Ignores tasks of the first view, because they include the compilation of the site's scripts.
    await longTasks(page);
    await page.getByRole('link', { name: 'Show more' }).click();
    await expect(cards(page, list)).toHaveCount(24);
    await page.locator('summary', { hasText: 'Country' }).click();
    await page.getByLabel(counted('Kenya')).check();
    await expect(page).toHaveURL(/country=KE/);
    await expect(number(page)).toBeVisible();
    await page.goBack();
    await expect(cards(page, list)).toHaveCount(24);
    await cards(page, list).nth(5).getByRole('link').click();
    await expect(page.getByRole('complementary', { name: 'At a glance' })).toBeVisible();
    await page.goBack();
    await expect(cards(page, list)).toHaveCount(24);
    expect(await longTasks(page), path).toEqual([]);
  }
  const field = page.getByRole('searchbox');
  await field.focus();
  await page.waitForLoadState('networkidle');
  for (const words of ['data', 'policy network', 'strategi', 'regulatoin of drones']) {
    await field.fill(words);
    await expect(page.getByText(/for “/)).toContainText(words.split(' ')[0] ?? '');
  }
  expect(await longTasks(page), 'search').toEqual([]);
});

test('each shard of the search index is at most 80 kB after compression, and together the shards contain all items', () => {
  const shards = readdirSync(site.searchFolder).filter((name) => /^[a-z]{2}-\d/.test(name));
  const weights = shards.map((name) => gzipSync(readFileSync(join(site.searchFolder, name)), { level: 9 }).length);
  expect(Math.max(...weights)).toBeLessThanOrEqual(80_000);
  const items = shards.flatMap((name) => {
    const { entries } = JSON.parse(readFileSync(join(site.searchFolder, name), 'utf8')) as { entries: unknown[] };
    return entries;
  });
  expect(items.length).toBeGreaterThan(1_900);
});
