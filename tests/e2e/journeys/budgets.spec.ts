import type { CDPSession, Page, Response, Route } from '@playwright/test';
import { compressedSize } from '../src/compressedSize';
import { expect, test as base } from '../src/test';
import { fullUnless } from '../src/full';

// Size limits for the first view of a page by a visitor with an empty cache, in bytes after Brotli compression.

/** Playwright's `test` with a DevTools session. The session's scripts are removed at the end of the test. */
const test = base.extend<{ readonly developer: CDPSession }>({
  developer: async ({ page }, run) => {
    const developer = await page.context().newCDPSession(page);
    await developer.send('Page.enable');
    await run(developer);
    await developer.detach();
  },
});

// Runs all tests in one worker, which then compresses each file only once.
test.describe.configure({ mode: 'default' });

const paths = [
  '/about',
  '/download',
  '/apet',
  '/apet/areas-of-focus',
  '/auda-nepad',
  '/cjed',
  '/au-ai',
  '/ivm',
  '/knowledge-products',
  '/articles',
  '/events',
  '/opportunities',
  '/products',
  '/knowledge-products/continental-ai-strategy',
  '/articles/auda-nepad-ni-nini',
  '/events/sample-event-conference',
  '/opportunities/sample-opportunity-grant',
  '/products/sample-product-water-logbook',
  '/people',
  '/amina-sample',
];

/** One page of each type. `npm test` opens only these pages. */
const representatives: readonly string[] = [
  '/about',
  '/apet',
  '/apet/areas-of-focus',
  '/knowledge-products',
  '/opportunities',
  '/opportunities/sample-opportunity-grant',
  '/people',
  '/amina-sample',
];

/** Maximum size of a page without its images, in bytes: scripts, HTML and style sheets. */
const limitOfAll = 182_000;

interface Cost {
  readonly url: string;
  readonly kind: string;
  readonly bytes: number;
}

for (const path of paths) {
  test(`the first view of ${path} stays within its budget${fullUnless(representatives.includes(path))}`, async ({
    coldPage: page,
    developer,
    site,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await watchShifts(developer);
    await watchContent(developer, hasData(path) ? 'main li article, main aside dl' : 'main h1');
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.goto(site.origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Waits for the content: a list then shows its number of results, and an item shows its facts.
    if (hasData(path))
      await expect(
        page
          .getByText(/\bresults?\b/)
          .or(page.getByLabel('At a glance'))
          .first(),
      ).toBeVisible();
    await page.waitForLoadState('networkidle');
    const costs = await Promise.all(responses.map(getCost));
    const requested = await countRequestsBeforeContent(page);
    const sum = (isCounted: (cost: Cost) => boolean) =>
      costs.filter(isCounted).reduce((total, { bytes }) => total + bytes, 0);
    const script = ({ url }: Cost) => url.endsWith('.js');
    const js = sum(script);
    const app = sum(
      ({ url }) => site.appOrigins.some((origin) => url.startsWith(origin)) && /\/(entry|routes)\b.*\.js$/.test(url),
    );
    test.info().annotations.push({
      type: 'cost',
      description: `${path}: JS ${js}, all ${sum(({ kind }) => kind !== 'image')}, app ${app}, requests ${requested} before content, ${costs.length} in all`,
    });
    expect(
      sum(({ kind }) => kind === 'document'),
      'HTML',
    ).toBeLessThanOrEqual(25_000);
    expect(js, 'JS').toBeLessThanOrEqual(isProgramme(path) ? 140_000 : 152_000);
    expect(
      sum(({ kind }) => kind !== 'image'),
      'all but images',
    ).toBeLessThanOrEqual(limitOfAll);
    expect(app, 'what the app adds').toBeLessThanOrEqual(28_000);
    expect(requested, 'requests before content').toBeLessThanOrEqual(10);
    const files = costs.filter(({ url }) => !url.includes('/v1/'));
    expect(new Set(files.map(({ url }) => url)).size, 'nothing is loaded twice').toBe(files.length);
    expect(
      files.filter(({ url }) =>
        /toast|firebase|firestore|identity|store|redux|markdown|search|actions|filters/i.test(url),
      ),
      'nothing before it is needed',
    ).toEqual([]);
    expect(await getShift(page), 'layout shift').toBe(0);
  });
}

test('a page without data loads in two network rounds: the HTML, then all hinted files', async ({
  coldPage: page,
  site,
}) => {
  expect(await roundsUntilContent(page, `${site.origin}/apet`)).toBe(2);
});

test('a page whose HTML lacks preload hints still loads in two rounds, because the page preloads its files', async ({
  coldPage: page,
  site,
}) => {
  try {
    site.changePage('/apet', (html) => html.replace(/<link rel="preload" as="(fetch|script|style)"[^>]*>/g, ''));
    expect(await roundsUntilContent(page, `${site.origin}/apet`)).toBe(2);
  } finally {
    site.repair();
  }
});

for (const path of ['/knowledge-products', '/opportunities', '/articles/auda-nepad-ni-nini']) {
  test(`${path} loads in three rounds, including its data${fullUnless(path === '/opportunities')}`, async ({
    coldPage: page,
    site,
  }) => {
    expect(await roundsUntilContent(page, site.origin + path, 'main li article, main aside dl')).toBe(3);
  });
}

function isProgramme(path: string): boolean {
  return /^\/(about|apet|au-ai|auda-nepad|cjed|ivm)(\/|$)/.test(path);
}

/** Returns true if the page at `path` shows stored documents. */
function hasData(path: string): boolean {
  return /^\/(knowledge-products|articles|events|opportunities|products)/.test(path);
}

test('a preloaded page of another app costs one round, for its data', async ({ coldPage: page, site }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${site.origin}/apet`);
  await expect(page.getByRole('heading', { level: 1, name: /^APET/ })).toBeVisible();
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Articles' });
  // Preloads the page by focus instead of hover, because the pointer could touch a card and preload its page too.
  await link.focus();
  await page.waitForLoadState('networkidle');
  const requested: string[] = [];
  page.on('request', (request) => {
    // Covers load after the list is readable.
    if (request.resourceType() !== 'image') requested.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
  });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Articles' })).toBeVisible();
  expect(requested).toEqual(['articles']);
});

test('Save-Data turns preloading off', async ({ coldPage: page, developer, site }) => {
  await beforeEachDocument(developer, () =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto(`${site.origin}/knowledge-products`);
  // Waits for the content before the network is idle. On a busy machine, the page may request its data much later than
  // the hinted files.
  await expect(page.getByText(/^\d+ results$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Filters' }).getByRole('combobox').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.getByRole('navigation', { name: 'Browse by type' }).getByRole('link', { name: 'Events' }).hover();
  await page
    .getByRole('navigation', { name: 'Browse by type' })
    .getByRole('link', { name: /^Products/ })
    .focus();
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
});

async function getCost(response: Response): Promise<Cost> {
  const body = await response.body();
  const kind = response.request().resourceType();
  return {
    url: response.url(),
    kind,
    bytes: kind === 'font' || kind === 'image' ? body.byteLength : compressedSize(body),
  };
}

/** Adds a script that runs before each document. Unlike an init script of Playwright, this script can be removed. */
async function beforeEachDocument<Value>(
  developer: CDPSession,
  script: (value: Value) => unknown,
  value?: Value,
): Promise<void> {
  await developer.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${String(script)})(${JSON.stringify(value)})`,
  });
}

/** Records the time at which the first element that matches `selector` appears. */
async function watchContent(developer: CDPSession, selector: string): Promise<void> {
  await beforeEachDocument(
    developer,
    (isCounted: string) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector(isCounted)) return;
        Reflect.set(window, 'contentAt', performance.now());
        observer.disconnect();
      });
      observer.observe(document, { childList: true, subtree: true });
    },
    selector,
  );
}

/** Counts the requests that started before the content appeared. Includes the document and excludes images. */
function countRequestsBeforeContent(page: Page): Promise<number> {
  return page.evaluate(() => {
    const contentAt = Number(Reflect.get(window, 'contentAt'));
    const early = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < contentAt);
    return early.filter((entry) => !('initiatorType' in entry && entry.initiatorType === 'img')).length + 1;
  });
}

async function watchShifts(developer: CDPSession): Promise<void> {
  await beforeEachDocument(developer, () => {
    Reflect.set(window, 'shifts', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(window, 'shifts', Number(Reflect.get(window, 'shifts')) + Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

function getShift(page: Page): Promise<number> {
  return page.evaluate(() => Number(Reflect.get(window, 'shifts')));
}

/**
 * Counts the sequential network rounds until an element that matches `selector` appears. In each round, holds all
 * requests until the page sends no more, and then releases them together.
 */
async function roundsUntilContent(page: Page, url: string, selector = 'main h1'): Promise<number> {
  const waiting: Route[] = [];
  let lastRequest = Date.now();
  await page.route('**/*', async (route) => {
    lastRequest = Date.now();
    waiting.push(route);
  });
  const heading = page.locator(selector).first();
  void page.goto(url, { waitUntil: 'commit' });
  for (let round = 1; round <= 10; round += 1) {
    await expect.poll(() => waiting.length > 0 && Date.now() - lastRequest > 500, { intervals: [100] }).toBe(true);
    await Promise.all(waiting.splice(0).map((route) => route.fallback()));
    const shown = await heading.waitFor({ timeout: 1_500 }).then(
      () => true,
      () => false,
    );
    if (shown) return round;
  }
  return Infinity;
}
