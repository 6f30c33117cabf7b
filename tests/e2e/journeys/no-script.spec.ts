import type { Browser, Page } from '@playwright/test';
import { expectAccessible, smallTargets } from '../src/pageChecks';
import { startSite, type TestSite } from '../src/startSite';
import { tabTo } from '../src/tabTo';
import { expect, test, watched } from '../src/test';
import { fullUnless } from '../src/full';

/** The site as it is where no script runs: read, filtered, searched and paged by what HTML alone can do. */

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
  /** Opens a page, which has a heading and the styles of its app. */
  readonly open: (path: string, heading: string | RegExp, status?: number) => Promise<void>;
  /** Nothing is wrong with the page as it is. Axe is a script, so scripts may run for so long. */
  readonly expectSound: (state: string) => Promise<void>;
}

/** Visits the site in a browser that runs no script. */
async function visit(browser: Browser, width: number, run: (visit: Visit) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  // Preload hints for scripts are refused with them.
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
      expectSound: async (state) => {
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        expect(await smallTargets(page)).toEqual([]);
        // With scripts a browser shows nothing of these.
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
  { path: '/events', name: 'Events', field: 'Where', value: 'Online', chosen: '/events?mode=online' },
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
    test('the menu opens, is read by keyboard and leads on', async ({ browser }) => {
      await visit(browser, width, async ({ page, open, expectSound }) => {
        await open('/apet', /^APET/);
        const opener = page.getByRole('button', { name: 'Menu' });
        await opener.focus();
        await page.keyboard.press('Enter');
        const menu = page.getByRole('dialog', { name: 'Menu' });
        await expect(menu).toBeVisible();
        await expectSound('the open menu');
        await page.keyboard.press('Escape');
        await expect(menu).toBeHidden();
        await expect(opener).toBeFocused();
        await page.keyboard.press('Enter');
        await menu.getByRole('link', { name: 'CJED' }).press('Enter');
        await expect(page).toHaveURL(`${site.origin}/cjed`);
        await expect(menu).toBeHidden();
      });
    });

    test('the front page, its list and the items of it are read', async ({ browser }) => {
      await visit(browser, width, async ({ page, open, expectSound }) => {
        await open('/knowledge-products', 'Developing Africa through emerging technologies');
        await expectSound('the front page');
        for (const name of ['Closing soon', 'Coming up', 'New articles'])
          await expect(page.getByRole('region', { name }).getByRole('article').first()).toBeVisible();
        const rows = page.getByRole('list', { name: 'Knowledge products' }).getByRole('article');
        const first = await rows.first().getByRole('link').innerText();
        await page.getByRole('link', { name: 'Load more' }).click();
        await expect(page).toHaveURL(/[?]after=/);
        await expect(rows.first().getByRole('link')).not.toHaveText(first);
        await page.getByRole('link', { name: 'Back to the beginning of this list' }).click();
        await rows.first().getByRole('link').press('Enter');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
        await expect(page.getByLabel('Facts')).toBeVisible();
        // What scripts alone can do is not offered.
        await expect(page.locator('summary[data-scripted]').first()).toBeHidden();
        await expect(page.locator('summary[data-scripted]:visible')).toHaveCount(0);
        await expectSound('an item');
      });
    });

    test('lists are filtered by a form, and chips take filters away', async ({ browser }) => {
      await visit(browser, width, async ({ page, open, expectSound }) => {
        for (const { path, name, field, value, chosen } of lists) {
          await open(path, name);
          const panel = page.getByRole('region', { name: 'Filters' });
          // The other one is the button of those who run scripts.
          if (width < 1024) await panel.getByText('Filters', { exact: true }).first().press('Enter');
          await panel.locator('summary', { has: page.getByText(field, { exact: true }) }).press('Enter');
          await panel.getByLabel(value, { exact: true }).focus();
          await page.keyboard.press('Space');
          if (path === '/articles') await expectSound('the filters of a list');
          await tabTo(page, 'Show results');
          await page.keyboard.press('Enter');
          await expect(page.getByRole('list', { name: 'Chosen filters' }).getByRole('link')).toHaveCount(2);
          const [pathname, query = ''] = chosen.split('?');
          const { pathname: shown, searchParams } = new URL(page.url());
          expect([shown, [...searchParams].filter(([, one]) => one !== '').map((pair) => pair.join('='))]).toEqual([
            pathname,
            expect.arrayContaining([query]),
          ]);
          await expect(page.getByRole('list', { name }).getByRole('article').first()).toBeVisible();
        }
        await page.getByRole('list', { name: 'Chosen filters' }).getByRole('link').first().click();
        await expect(page).toHaveURL(`${site.origin}/products`);
      });
    });
  });
}

test('what is published is searched', async ({ browser }) => {
  await visit(browser, 360, async ({ page, open, expectSound }) => {
    await open('/search', 'Search');
    await expect(page.getByRole('navigation', { name: 'Topics of many items' }).getByRole('link')).toHaveCount(6);
    await page.getByRole('searchbox').fill('sample');
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle('Search: sample · African Digital Policy');
    await expect(page.getByText(/^\d+ results for “sample”$/)).toBeVisible();
    await expectSound('results of a search');
    const results = page.getByRole('region', { name: 'Search results' });
    await expect(results.getByRole('heading', { level: 2, name: 'Events' })).toBeVisible();
    await page.getByRole('link', { name: /^All results: Events/ }).click();
    await expect(page).toHaveURL(`${site.origin}/search?q=sample&in=event`);
    await page.getByRole('list', { name: 'Search results' }).getByRole('link').first().press('Enter');
    await expect(page).toHaveURL(/[/]events[/]/);
    // As the form of a list leads there, and links to it did before.
    await open('/articles?q=xyzzy', 'Search');
    await expect(page).toHaveURL(`${site.origin}/search?q=xyzzy`);
    await expect(page.getByText('Nothing found for “xyzzy”')).toBeVisible();
  });
});

test('members are found, and what is not there is said', async ({ browser }) => {
  await visit(browser, 360, async ({ page, open, expectSound }) => {
    await open('/people', 'People');
    await expectSound('the directory');
    await page.getByRole('searchbox').fill('amina');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site.origin}/people?q=amina`);
    await page.getByRole('link', { name: /^Amina/ }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Amina/);
    await expectSound('a profile');
    await open('/articles/nothing-of-that-name', 'Page Not Found', 404);
    await expect(page.getByRole('link', { name: 'Search all published content' })).toBeVisible();
    await expectSound('a page that is not there');
  });
});

test('pages that need a script say so, and why', async ({ browser }) => {
  await visit(browser, 360, async ({ page, open, expectSound }) => {
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
    await expectSound('a page that needs a script');
    await page.getByRole('link', { name: 'Search all published content' }).click();
    await expect(page).toHaveURL(`${site.origin}/search`);
  });
});
