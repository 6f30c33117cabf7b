import type { Browser, Page } from '@playwright/test';
import { expectAccessible, smallTargets } from '../src/pageChecks';
import { startSite, type TestSite } from '../src/startSite';
import { tabTo } from '../src/tabTo';
import { expect, test, watched } from '../src/test';
import { fullUnless } from '../src/full';

// The site in a browser that runs no scripts: reading, filtering, searching and paging work with HTML alone.

test.describe.configure({ mode: 'default' });
let site: TestSite;
test.beforeAll(async () => {
  site = await startSite({ edge: true });
});
test.afterAll(async () => {
  expect(site.renderErrors).toEqual([]);
  await site.stop();
});

interface Visit {
  readonly page: Page;
  /** Opens a page and expects a heading and a status. */
  readonly open: (path: string, heading: string | RegExp, status?: number) => Promise<void>;
  /** Expects large targets, no sideways scrolling and no accessibility errors. Enables scripts only while axe runs. */
  readonly expectUsable: (state: string) => Promise<void>;
}

/** Visits the site in a browser that runs no scripts. */
async function visit(browser: Browser, width: number, run: (visit: Visit) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  // Allows the errors of preload hints for scripts, which the browser also blocks.
  const allowed = /^failed: \S+\.js csp$|^(status|console:).* 404\b/;
  await watched(await context.newPage(), allowed, async (page) => {
    const developer = await context.newCDPSession(page);
    const allowScripts = (value: boolean) => developer.send('Emulation.setScriptExecutionDisabled', { value: !value });
    await allowScripts(false);
    await run({
      page,
      open: async (path, heading, status = 200) => {
        const answer = await page.goto(site.origin + path);
        expect([path, answer?.status()]).toEqual([path, status]);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      },
      expectUsable: async (state) => {
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        expect(await smallTargets(page)).toEqual([]);
        // Replaces `noscript` elements with their contents, because axe cannot read these elements while it runs.
        await page.evaluate(() => {
          for (const element of document.querySelectorAll('noscript')) element.replaceWith(...element.childNodes);
        });
        await allowScripts(true);
        await expectAccessible(page, `${state} without scripts`);
        await allowScripts(false);
      },
    });
  });
  await context.close();
}

const lists = [
  { path: '/articles', name: 'Articles', field: 'Theme', value: 'Health', chosen: '/articles?theme=health' },
  { path: '/events', name: 'Events', field: 'Attendance', value: 'Online', chosen: '/events?mode=online' },
  {
    path: '/opportunities',
    name: 'Opportunities',
    field: 'Type',
    value: 'Grant',
    chosen: '/opportunities?type=grant',
  },
  { path: '/products', name: 'Products', field: 'Runs on', value: 'Web', chosen: '/products?platform=web' },
] as const;

for (const width of [360, 1440]) {
  test.describe(`at ${width} px${fullUnless(width === 360)}`, () => {
    test('the menu opens, can be read by keyboard and opens pages', async ({ browser }) => {
      await visit(browser, width, async ({ page, open, expectUsable }) => {
        await open('/apet', /^APET/);
        const opener = page.getByRole('button', { name: 'Menu' });
        await opener.focus();
        await page.keyboard.press('Enter');
        const menu = page.getByRole('dialog', { name: 'Menu' });
        await expect(menu).toBeVisible();
        await expectUsable('the open menu');
        await page.keyboard.press('Escape');
        await expect(menu).toBeHidden();
        await expect(opener).toBeFocused();
        await page.keyboard.press('Enter');
        await menu.getByRole('link', { name: 'CJED' }).press('Enter');
        await expect(page).toHaveURL(`${site.origin}/cjed`);
        await expect(menu).toBeHidden();
      });
    });

    test('the front page, a list and its items can be read', async ({ browser }) => {
      await visit(browser, width, async ({ page, open, expectUsable }) => {
        await open('/knowledge-products', 'Developing Africa through emerging technologies');
        await expectUsable('the front page');
        for (const name of ['Opportunities closing soon', 'Upcoming events', 'New articles'])
          await expect(page.getByRole('region', { name }).getByRole('article').first()).toBeVisible();
        const rows = page.getByRole('list', { name: 'Knowledge products' }).getByRole('article');
        const first = await rows.first().getByRole('link').innerText();
        await page.getByRole('link', { name: 'Show more' }).click();
        await expect(page).toHaveURL(/[?]after=/);
        await expect(rows.first().getByRole('link')).not.toHaveText(first);
        await page.getByRole('link', { name: 'Back to the start of this list' }).click();
        await rows.first().getByRole('link').press('Enter');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
        await expect(page.getByLabel('At a glance')).toBeVisible();
        // Actions that need scripts must be hidden.
        await expect(page.locator('summary[data-scripted]').first()).toBeHidden();
        await expect(page.locator('summary[data-scripted]:visible')).toHaveCount(0);
        await expectUsable('an item');
      });
    });

    test('lists are filtered by a form, and chips remove filters', async ({ browser }) => {
      await visit(browser, width, async ({ page, open, expectUsable }) => {
        for (const { path, name, field, value, chosen } of lists) {
          await open(path, name);
          const panel = page.getByRole('region', { name: 'Filters' });
          await panel.getByRole('link', { name: 'Filters' }).press('Enter');
          await panel.locator('summary', { has: page.getByText(field, { exact: true }) }).press('Enter');
          await panel.getByLabel(value, { exact: true }).focus();
          await page.keyboard.press('Space');
          if (path === '/articles') await expectUsable('the filters of a list');
          await tabTo(page, 'Show results');
          await page.keyboard.press('Enter');
          await expect(page.getByRole('list', { name: 'Selected filters' }).getByRole('link')).toHaveCount(2);
          const [pathname, query = ''] = chosen.split('?');
          const { pathname: shown, searchParams } = new URL(page.url());
          expect([shown, [...searchParams].filter(([, text]) => text !== '').map((pair) => pair.join('='))]).toEqual([
            pathname,
            expect.arrayContaining([query]),
          ]);
          await expect(page.getByRole('list', { name }).getByRole('article').first()).toBeVisible();
        }
        await page.getByRole('link', { name: 'Filters (1 selected)' }).press('Enter');
        await expect(page.locator('input:checked')).toHaveCount(1);
        await page.getByRole('list', { name: 'Selected filters' }).getByRole('link').first().click();
        await expect(page).toHaveURL(`${site.origin}/products`);
      });
    });
  });
}

test('published content can be searched', async ({ browser }) => {
  await visit(browser, 360, async ({ page, open, expectUsable }) => {
    await open('/search', 'Search');
    await expect(page.getByRole('navigation', { name: 'Popular topics' }).getByRole('link')).toHaveCount(6);
    await page.getByRole('searchbox').fill('sample');
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle('Search: sample · African Digital Policy');
    await expect(page.getByText(/^\d+ results for “sample”$/)).toBeVisible();
    await expectUsable('results of a search');
    const results = page.getByRole('region', { name: 'Search results' });
    await expect(results.getByRole('heading', { level: 2, name: 'Events' })).toBeVisible();
    await page.getByRole('link', { name: /^All results: Events/ }).click();
    await expect(page).toHaveURL(`${site.origin}/search?q=sample&in=event`);
    await page.getByRole('list', { name: 'Search results' }).getByRole('link').first().press('Enter');
    await expect(page).toHaveURL(/[/]events[/]/);
    // The search form of a list opens this URL, as do old links.
    await open('/articles?q=xyzzy', 'Search');
    await expect(page).toHaveURL(`${site.origin}/search?q=xyzzy`);
    await expect(page.getByText('No results for “xyzzy”')).toBeVisible();
  });
});

test('members can be searched, and unknown members have a 404 page @full', async ({ browser }) => {
  await visit(browser, 360, async ({ page, open, expectUsable }) => {
    await open('/people', 'People');
    await expectUsable('the directory');
    await page.getByRole('searchbox').fill('amina');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/people\?q=amina&/);
    await page.getByRole('link', { name: /^Amina/ }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Amina/);
    await expectUsable('a profile');
    await open('/articles/nothing-of-that-name', 'Page Not Found', 404);
    await expect(page.getByRole('link', { name: 'Search all published content' })).toBeVisible();
    await expectUsable('a page that is not there');
  });
});

test('pages that need scripts show an explanation', async ({ browser }) => {
  await visit(browser, 360, async ({ page, open, expectUsable }) => {
    for (const [path, title] of [
      ['/login?next=%2Fsettings', 'Signing in needs JavaScript'],
      ['/settings', 'Your account needs JavaScript'],
      ['/new', 'Writing needs JavaScript'],
      ['/new/article', 'Writing needs JavaScript'],
    ] as const) {
      await open(path, title);
      await expect(page).toHaveTitle(`${title} · African Digital Policy`);
      await expect(page.locator('main p', { hasText: 'This needs JavaScript' })).toBeVisible();
    }
    await expectUsable('a page that needs a script');
    await page.getByRole('link', { name: 'Search all published content' }).click();
    await expect(page).toHaveURL(`${site.origin}/search`);
  });
});
