import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Response, Route } from '@playwright/test';
import { startSite } from '../src/startSite';
import { expect, test } from '../src/test';

// What the first view may cost: design/performance.md, column "now". Bytes as brotli sends them, cold cache, no session.

const KIB = 1024;
const paths = [
  '/about',
  '/apet',
  '/apet/areas-of-focus',
  '/auda-nepad',
  '/cjed',
  '/au-ai',
  '/ivm',
  '/knowledge-products',
];

interface Cost {
  readonly url: string;
  readonly kind: string;
  readonly bytes: number;
}

for (const path of paths) {
  test(`the first view of ${path} keeps to its budget`, async ({ page, site }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await watchShifts(page);
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.goto(site.origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const costs = await Promise.all(responses.map(costOf));
    const sum = (wanted: (cost: Cost) => boolean) =>
      costs.filter(wanted).reduce((total, { bytes }) => total + bytes, 0);
    const script = ({ url }: Cost) => url.endsWith('.js');
    const js = sum(script);
    const app = sum(
      (cost) => script(cost) && cost.url.startsWith(site.appOrigin) && /\/(entry|routes)\b/.test(cost.url),
    );
    test.info().annotations.push({
      type: 'cost',
      description: `${path}: JS ${js}, all ${sum(({ kind }) => kind !== 'image')}, app ${app}, requests ${costs.length}`,
    });
    expect(js, 'JS').toBeLessThanOrEqual(125 * KIB);
    expect(
      sum(({ kind }) => kind !== 'image'),
      'all but images',
    ).toBeLessThanOrEqual(145 * KIB);
    expect(app, 'what the app adds').toBeLessThanOrEqual(25 * KIB);
    expect(costs.filter(({ kind }) => kind !== 'image').length, 'requests').toBeLessThanOrEqual(10);
    expect(new Set(costs.map(({ url }) => url)).size, 'nothing is loaded twice').toBe(costs.length);
    expect(
      costs.filter(({ url }) => /toast|firebase|firestore|markdown/i.test(url)),
      'nothing before it is needed',
    ).toEqual([]);
    expect(await shiftOf(page), 'layout shift').toBe(0);
  });
}

test('every part of a page comes in two rounds: the HTML, and all that it hints at', async ({ page, site }) => {
  expect(await roundsUntilContent(page, `${site.origin}/apet`)).toBe(2);
});

test('without hints in its HTML a page comes in three rounds: the shell knows what to ask for', async ({ page }) => {
  const unhinted = await startSite();
  try {
    const file = join(unhinted.shellFolder, 'apet.html');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/<link rel="preload" as="(fetch|script|style)"[^>]*>/g, ''));
    expect(await roundsUntilContent(page, `${unhinted.origin}/apet`)).toBe(3);
  } finally {
    await unhinted.stop();
  }
});

test('an app preloaded on hover costs no round when the visitor comes', async ({ page, site }) => {
  await page.goto(`${site.origin}/knowledge-products`);
  const link = page.getByRole('main').getByRole('link', { name: 'APET' });
  await expect(link).toBeVisible();
  await link.hover();
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: /^APET/ })).toBeVisible();
  expect(asked).toEqual([]);
});

test('with Save-Data nothing is preloaded', async ({ page, site }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto(`${site.origin}/knowledge-products`);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('main').getByRole('link', { name: 'APET' }).hover();
  await page.getByRole('main').getByRole('link', { name: 'CJED' }).focus();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

async function costOf(response: Response): Promise<Cost> {
  const body = await response.body();
  const kind = response.request().resourceType();
  const packed =
    kind === 'font' || kind === 'image'
      ? body
      : brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return { url: response.url(), kind, bytes: packed.byteLength };
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'shifts', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(window, 'shifts', Number(Reflect.get(window, 'shifts')) + Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => Number(Reflect.get(window, 'shifts')));
}

/**
 * Sequential network rounds until the heading stands: every request is held,
 * and all that wait are let go together whenever the page asks for nothing more.
 */
async function roundsUntilContent(page: Page, url: string): Promise<number> {
  const waiting: Route[] = [];
  let lastAsked = Date.now();
  await page.route('**/*', async (route) => {
    lastAsked = Date.now();
    waiting.push(route);
  });
  const heading = page.getByRole('heading', { level: 1, name: /^APET/ });
  void page.goto(url, { waitUntil: 'commit' });
  for (let round = 1; round <= 10; round += 1) {
    await expect.poll(() => waiting.length > 0 && Date.now() - lastAsked > 500, { intervals: [100] }).toBe(true);
    await Promise.all(waiting.splice(0).map((route) => route.fallback()));
    const shown = await heading.waitFor({ timeout: 1_500 }).then(
      () => true,
      () => false,
    );
    if (shown) return round;
  }
  return Infinity;
}
