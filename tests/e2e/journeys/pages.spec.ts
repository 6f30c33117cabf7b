import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { workspace } from '../src/startSite';
import { expectAccessible, findBrokenWords, sidewaysScroll, smallTargets } from '../src/pageChecks';
import { expect, test } from '../src/test';
import { fullUnless } from '../src/full';

/** Pages with screenshots in the README. Run the tests with `ADP_PICTURES=1` to update the screenshots. */
const pictured: readonly string[] = ['/apet'];

const pages = [
  { path: '/about', heading: /^About this site$/, title: 'About this site' },
  { path: '/about/open-data', heading: /^Open data$/, title: 'Open data' },
  { path: '/timeline', heading: /^Timeline$/, title: 'Timeline' },
  { path: '/download', heading: /^Download$/, title: 'Download' },
  { path: '/apet', heading: /^APET African Union High-Level Panel/, title: 'APET' },
  { path: '/apet/areas-of-focus', heading: /^Areas of focus$/, title: 'APET – Areas of focus' },
  { path: '/au-ai', heading: /^AU-AI/, title: 'AU-AI' },
  { path: '/au-ai/objectives', heading: /^Objectives$/, title: 'AU-AI – Objectives' },
  { path: '/auda-nepad', heading: /^AUDA-NEPAD/, title: 'AUDA-NEPAD' },
  { path: '/auda-nepad/objectives', heading: /^Objectives$/, title: 'AUDA-NEPAD – Objectives' },
  { path: '/cjed', heading: /^CJED Calestous Juma Executive Dialogue/, title: 'CJED' },
  { path: '/ivm', heading: /^IVM Integrated Vector Management/, title: 'IVM' },
  {
    path: '/knowledge-products',
    heading: /^Developing Africa through emerging technologies$/,
    title: 'Knowledge products',
  },
  { path: '/nobody/knows', heading: /^Page Not Found$/, title: 'Page Not Found' },
] as const;

/** One page of each type. `npm test` opens only these pages. */
const representatives: readonly string[] = [
  '/about',
  '/apet',
  '/apet/areas-of-focus',
  '/knowledge-products',
  '/nobody/knows',
];

for (const { path, heading, title } of pages) {
  test(`${path} at 320, 360 and 1440 px has a heading, a title, whole words and large targets, and does not scroll sideways${fullUnless(representatives.includes(path))}`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(site.origin + path);
    for (const width of [320, 360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page).toHaveTitle(`${title} · African Digital Policy`);
      expect(await sidewaysScroll(page), `at ${width} px`).toBe(0);
      expect(await findBrokenWords(page), `at ${width} px`).toEqual([]);
      if (width === 320) continue;
      expect(await smallTargets(page), `at ${width} px`).toEqual([]);
      if (process.env['ADP_PICTURES'] && pictured.includes(path)) {
        await page.screenshot({
          path: join(workspace, 'docs/images', `${path.slice(1).replaceAll('/', '-')}-${width}.png`),
        });
      }
    }
  });
}

test('an unknown page below a programme is a 404 page that shows its path', async ({ page, site }) => {
  for (const path of ['/apet/objectives', '/cjed/areas-of-focus', '/ivm/x/y']) {
    await page.goto(site.origin + path);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await expect(page.getByText(`Page not found: ${path}`)).toBeVisible();
  }
});

test('the root redirects to the knowledge products', async ({ page, site }) => {
  await page.goto(site.origin);
  await expect(page).toHaveURL(`${site.origin}/knowledge-products`);
});

test('the menu, the links on pages and the footer lead to every page @core', async ({ page, site }) => {
  await page.goto(`${site.origin}/about`);
  const open = async (entry: string, heading: RegExp) => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: entry }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
  };
  const follow = async (link: string, heading: RegExp) => {
    await page.getByRole('main').getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
  };
  await open('AUDA - NEPAD', /^AUDA-NEPAD/);
  await follow('Objectives', /^Objectives$/);
  await open('APET', /^APET/);
  await follow('Areas of focus', /^Areas of focus$/);
  await open('CJED', /^CJED/);
  await open('AU - AI', /^AU-AI/);
  await follow('Objectives', /^Objectives$/);
  await follow('Back to AU-AI', /^AU-AI/);
  await follow('IVM', /^IVM/);
  await open('Knowledge Products', /^Developing Africa/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About this site' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About this site' })).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Events' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'People' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeFocused();
});

test('a navigation announces the title of the new page, and Back restores the scroll position', async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/apet`);
  const link = page.getByRole('link', { name: 'CJED', exact: true });
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: /^CJED/ })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'CJED · African Digital Policy' })).toHaveCount(1);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /^APET/ })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('a navigation starts at the top of the new page, and a reload preserves the scroll position', async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/apet`);
  await expect(page.getByRole('heading', { level: 1, name: /^APET/ })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  await page.goto(`${site.origin}/cjed`);
  await expect(page.getByRole('heading', { level: 1, name: /^CJED/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the skip link moves the focus past the header', async ({ page, site }) => {
  await page.goto(`${site.origin}/apet`);
  await expect(page.getByRole('heading', { level: 1, name: /^APET/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a statement names its sources, and links to them and to the list with the date of the last check', async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/apet`);
  const source = page.getByRole('link', { name: /^Source 1, au-apet[.]app: / }).first();
  await expect(source).toHaveText('1 au-apet.app');
  await expect(source).toHaveAttribute('href', /^https:\/\//);
  await expect(page.getByRole('region', { name: 'Sources' }).getByRole('listitem').first()).toContainText(
    'Checked on 22 November 2026',
  );
  // A source without a URL leads to its entry in the list.
  const entry = page.getByRole('link', { name: /, alinstitute[.]org: / }).first();
  await entry.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('We have no link to this document.').first()).toBeInViewport();
});

test('the shell and the app come from different origins', async ({ coldPage: page, site }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await page.goto(`${site.origin}/apet`);
  await expect(page.getByRole('heading', { level: 1, name: /^APET/ })).toBeVisible();
  expect([...hosts].sort()).toEqual([site.origin, site.appOrigin].sort());
});

test('a programme loads its items without layout shifts when the reader scrolls near them', async ({
  coldPage: page,
  site,
}) => {
  const queries: string[] = [];
  page.on('request', (request) => {
    // Ignores the request with which a page checks for a version that was edited on the site.
    if (/:runQuery|\/api\/v1\/(?!programme-pages)/.test(request.url())) queries.push(new URL(request.url()).pathname);
  });
  for (const [path, width] of [
    ['/auda-nepad', 360],
    ['/apet', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(site.origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(queries).toEqual([]);
    await scrollToItems(page);
    const section = page.getByRole('region', { name: 'On this site' });
    await expect(section.getByRole('list', { name: 'Open opportunities' }).getByRole('link').first()).toBeVisible();
    await expect(section.getByRole('list', { name: 'Knowledge products' }).getByRole('link')).toHaveCount(3);
    expect(queries.sort(), 'from the endpoints, not from Firestore').toEqual([
      '/api/v1/counts',
      '/api/v1/events',
      '/api/v1/knowledge-products',
      '/api/v1/opportunities',
    ]);
    await expectAccessible(page, 'a programme with its items');
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await smallTargets(page)).toEqual([]);
    expect(await readShifts(page), `layout shift at ${width} px`).toBe(0);
    queries.length = 0;
  }
  const link = page.getByRole('list', { name: 'Upcoming events' }).getByRole('link').first();
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  queries.length = 0;
  await page.goBack();
  await expect(page.getByRole('link', { name: title })).toBeFocused();
  expect(queries).toEqual([]);
});

test('unused space that was reserved for items of a programme collapses out of view, without layout shifts', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // A programme without numbers has no charts, so much of the reserved space is unused.
  await page.route(/\/api\/v1\/counts/, async (route) => {
    const json = (await (await route.fetch()).json()) as { readonly counts: Readonly<Record<string, unknown>> };
    const counts = Object.fromEntries(Object.keys(json.counts).map((name) => [name, {}]));
    await route.fulfill({ json: { ...json, counts } });
  });
  await page.goto(`${site.origin}/ivm`);
  await page.waitForLoadState('networkidle');
  await scrollToItems(page);
  const items = page.locator('[data-site-items]');
  await expect(items).toBeVisible();
  const unfilled = () =>
    items.evaluate((element) => {
      // The charts follow the items.
      const [reserved, used] = [element.parentElement, element.parentElement?.lastElementChild].map(
        (each) => each?.getBoundingClientRect().bottom ?? 0,
      );
      return Math.round((reserved ?? 0) - (used ?? 0));
    });
  expect(await unfilled()).toBeGreaterThan(100);
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, 1_200);
  await expect.poll(unfilled).toBe(0);
  expect(await readShifts(page)).toBe(0);
});

/** Scrolls to the items of a programme, and starts to count layout shifts. */
async function scrollToItems(page: Page): Promise<void> {
  await page.evaluate(() => {
    Reflect.set(window, 'shifts', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(window, 'shifts', Number(Reflect.get(window, 'shifts')) + Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift' });
    document.getElementById('on-this-site')?.scrollIntoView();
  });
}

const readShifts = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'shifts')));
