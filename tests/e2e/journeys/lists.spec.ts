import type { Page } from '@playwright/test';
import { counted } from '../src/counted';
import { expectAccessible, sidewaysScroll, smallTargets, watchFirestore } from '../src/pageChecks';
import { expect, test } from '../src/test';
import { fullUnless } from '../src/full';

// Lists of items, with the sample content.

const lists = [
  { path: '/knowledge-products', heading: /^Developing Africa/, list: 'Knowledge products', count: 19, size: 12 },
  { path: '/articles', heading: 'Articles', list: 'Articles', count: 10, size: 10 },
  { path: '/events', heading: 'Events', list: 'Events', count: 6, size: 6 },
  { path: '/opportunities', heading: 'Opportunities', list: 'Opportunities', count: 9, size: 9 },
  { path: '/products', heading: 'Products', list: 'Products', count: 8, size: 8 },
] as const;

const cards = (page: Page, list: string) => page.getByRole('list', { name: list, exact: true }).locator('> li');

for (const { path, heading, list, count, size } of lists) {
  test(`${path} at 320, 360 and 1440 px shows items and their number, with large targets, no sideways scrolling and no requests to Firestore${fullUnless(path === '/opportunities' || path === '/knowledge-products')}`, async ({
    page,
    site,
  }) => {
    const direct = watchFirestore(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(site.origin + path);
    for (const width of [320, 360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByText(`${count} results`)).toBeVisible();
      await expect(cards(page, list)).toHaveCount(size);
      expect(await smallTargets(page), `at ${width} px`).toEqual([]);
      expect(await sidewaysScroll(page), `at ${width} px`).toBe(0);
    }
    expect(direct).toEqual([]);
  });
}

const panel = (page: Page) => page.getByRole('region', { name: 'Filters' });
/** Locates the summary of a filter that accepts several values. */
const getSummary = (page: Page, field: string) =>
  panel(page)
    .locator('summary')
    .filter({ hasText: new RegExp(`^${field} `) });
const getBox = (page: Page, field: string, value: string) =>
  panel(page).getByRole('group', { name: field, exact: true }).getByLabel(counted(value));

/** Locates the selected value that a filter shows. The filter may accept one or several values. */
const getChosen = (page: Page, field: string) =>
  getSummary(page, field).or(panel(page).getByRole('combobox', { name: field, exact: true }).locator('option:checked'));

/** Locates the option of a filter, which may be closed. */
const getOption = (page: Page, field: string, value: string) =>
  panel(page)
    .getByRole('combobox', { name: field, exact: true })
    .locator('option')
    .or(panel(page).getByRole('group', { name: field, exact: true, includeHidden: true }).locator('label'))
    .filter({ hasText: counted(value) });

/** Selects a value in a filter that accepts one or several values. */
async function choose(page: Page, field: string, value: string): Promise<void> {
  const select = panel(page).getByRole('combobox', { name: field, exact: true });
  await select.or(getSummary(page, field)).waitFor();
  if ((await select.count()) > 0) {
    const option = select.locator('option').filter({ hasText: counted(value) });
    await select.selectOption(await option.getAttribute('value'));
    return;
  }
  if (!(await getBox(page, field, value).isVisible())) await getSummary(page, field).click();
  await getBox(page, field, value).check();
}

/**
 * Filters to try in each list: field, selected value and resulting query of the URL. The table covers each type of
 * field and each filter with its own logic. `listFilters.test.ts` covers all filters, and `listPlan.test.ts` their
 * queries.
 */
const filters = [
  ['/knowledge-products', 'Type', 'White paper', '?type=white_paper'],
  ['/knowledge-products', 'Programme', 'APET', '?programme=apet'],
  ['/knowledge-products', 'Year', '2018', '?year=2018'],
  ['/articles', 'Theme', 'Governance', '?theme=governance'],
  ['/articles', 'Text language', 'Swahili', '?lang=sw'],
  ['/events', 'Date', 'Past', '?when=past'],
  ['/events', 'Date', 'This month', '?when=month'],
  ['/events', 'Language', 'French', '?language=fr'],
  ['/opportunities', 'Status', 'Closing soon', '?state=closing'],
  ['/opportunities', 'Closes within', '30 days', '?deadline=30'],
  ['/opportunities', 'Amount (in its original currency)', '1,000 or more', '?amount=1000'],
  ['/products', 'Country', 'Kenya', '?country=KE'],
  ['/products', 'Runs on', 'SMS', '?platform=sms'],
] as const;

for (const { path, list } of lists) {
  test(`${path} shows its filters in the URL and as chips, and Back removes the last filter${fullUnless(path === '/opportunities')}`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(site.origin + path);
    await expect(page.getByText(/^\d+ results$/)).toBeVisible();
    const all = await cards(page, list).count();
    const ofList = filters.filter(([of]) => of === path);
    const first = ofList[0]?.[3];
    for (const [, field, value, query] of ofList) {
      await choose(page, field, value);
      await expect(page).toHaveURL(site.origin + path + query);
      await expect(page.getByRole('link', { name: `Remove the filter ${field}: ${value}` })).toBeVisible();
      await expect(cards(page, list).first()).toBeVisible();
      const results = await page.getByText(/^\d+ results?$/).innerText();
      await expect(getOption(page, field, value)).toHaveText(new RegExp(`[(]${parseInt(results, 10)}[)]$`));
      expect(await cards(page, list).count()).toBeLessThanOrEqual(12);
      // Only the first filter of each list is tried with Back, Forward and a direct visit, because the code is the same
      // for all filters.
      if (query === first) {
        await page.goBack();
        await expect(page).toHaveURL(site.origin + path);
        await expect(cards(page, list)).toHaveCount(all);
        await page.goto(site.origin + path + query);
      }
      await expect(getChosen(page, field)).toContainText(value);
      await page
        .getByRole('list', { name: 'Selected filters' })
        .getByRole('link', { name: 'Clear all filters' })
        .click();
      await expect(page).toHaveURL(site.origin + path);
      await expect(cards(page, list)).toHaveCount(all);
    }
  });
}

test('filters can be combined, unknown filters are ignored, and a message appears if nothing matches @core', async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/products?category=hardware&maturity=idea&pricing=paid`);
  await expect(page.getByRole('heading', { name: 'Nothing matches these filters' })).toBeVisible();
  await expectAccessible(page, 'a list without matches');
  await page.goto(`${site.origin}/products?country=KE&platform=android`);
  await expect(cards(page, 'Products').first()).toBeVisible();
  for (const card of await cards(page, 'Products').all()) await expect(card.getByText('Android')).toBeVisible();
  await page.goto(`${site.origin}/products?category=%3Cscript%3E&country=kenya&after=%00&order=1`);
  await expect(cards(page, 'Products')).toHaveCount(8);
});

test("the link in a profile opens a list of the author's articles, with the author as a chip @full", async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/articles?author=amina-sample`);
  await expect(page.getByRole('link', { name: 'Remove the filter Author: amina-sample' })).toBeVisible();
  await expect(cards(page, 'Articles').first()).toBeVisible();
  for (const card of await cards(page, 'Articles').all()) {
    await expect(card.getByText('By Amina (sample member)')).toBeVisible();
  }
});

test('sorting from A to Z sorts the list by title', async ({ page, site }) => {
  await page.goto(`${site.origin}/products?order=title`);
  await expect(cards(page, 'Products')).toHaveCount(8);
  const titles = await cards(page, 'Products').getByRole('heading').allTextContents();
  expect(titles).toEqual([...titles].sort(new Intl.Collator('en').compare));
});

test('items from "Show more" remain: going back from an item needs no request and restores scroll position and focus', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${site.origin}/knowledge-products`);
  await expect(cards(page, 'Knowledge products')).toHaveCount(12);
  const more = page.getByRole('link', { name: 'Show more' });
  expect(await more.getAttribute('href')).toMatch(/^\/knowledge-products\?after=0\./);
  await more.click();
  await expect(cards(page, 'Knowledge products')).toHaveCount(19);
  const link = cards(page, 'Knowledge products').nth(14).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const title = (await link.textContent()) ?? '';
  const scroll = await page.evaluate(() => scrollY);
  // Counts only responses with a transfer size, because responses from the browser's cache have none.
  const countRequests = () =>
    page.evaluate(
      () =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry.name.includes('/v1/') && Reflect.get(entry, 'transferSize') !== 0).length,
    );
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  // Scrolls to the related items first, because they load only when they come near.
  await page.getByRole('heading', { name: 'Related content' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('list', { name: 'Related content' }).getByRole('listitem').first()).toBeVisible();
  const read = await countRequests();
  expect(read).toBeGreaterThan(2);
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(cards(page, 'Knowledge products')).toHaveCount(19);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scroll);
  await page.waitForLoadState('networkidle');
  expect(await countRequests()).toBe(read);
});

test('the "Show more" link opens in a new tab, from which a link leads to the first page @full', async ({
  page,
  site,
  context,
}) => {
  await page.goto(`${site.origin}/knowledge-products`);
  const href = await page.getByRole('link', { name: 'Show more' }).getAttribute('href');
  const tab = await context.newPage();
  await tab.goto(site.origin + href);
  await expect(cards(tab, 'Knowledge products')).toHaveCount(7);
  await tab.getByRole('link', { name: 'Back to the start of this list' }).click();
  await expect(cards(tab, 'Knowledge products')).toHaveCount(12);
});

test('on a phone the filters open below their button, and several keyboard selections cause one request and one history entry', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 780 });
  await page.goto(`${site.origin}/events`);
  await expect(cards(page, 'Events')).toHaveCount(6);
  await page.getByRole('button', { name: 'Filters' }).click();
  await getSummary(page, 'Attendance').focus();
  await page.waitForLoadState('networkidle');
  const queries: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v1/')) queries.push(new URL(request.url()).pathname);
  });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(getBox(page, 'Attendance', 'In person')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`${site.origin}/events?mode=in_person&mode=online`);
  await expect(page.getByRole('link', { name: 'Remove the filter Attendance: Online', exact: true })).toBeVisible();
  await expect(page.getByText(/^\d results?$/)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(getBox(page, 'Attendance', 'Online')).toBeFocused();
  expect(queries.filter((path) => !path.includes('/facets/'))).toEqual(['/api/v1/events']);
  const count = await cards(page, 'Events').count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(6);
  await getSummary(page, 'Country').click();
  await expectAccessible(page, 'the filters on a phone, two of them open');
  for (const direction of ['ltr', 'rtl']) {
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
    expect(await sidewaysScroll(page), direction).toBe(0);
    expect(await smallTargets(page), direction).toEqual([]);
  }
  await page.goBack();
  await expect(page).toHaveURL(`${site.origin}/events`);
  await expect(cards(page, 'Events')).toHaveCount(6);
  await expect(getBox(page, 'Attendance', 'Online')).not.toBeChecked();
  await page.goForward();
  await expect(getBox(page, 'Attendance', 'Online')).toBeChecked();
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(getSummary(page, 'Attendance')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters (2 selected)' })).toBeVisible();
  await page.getByRole('link', { name: 'Remove the filter Attendance: In person', exact: true }).click();
  await expect(page).toHaveURL(`${site.origin}/events?mode=online`);
  await expect(page.getByRole('button', { name: 'Filters (1 selected)' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Remove the filter Attendance: Online', exact: true })).toBeFocused();
  expect(await cards(page, 'Events').count()).toBeLessThan(count);
});

test('the front page loads opportunities that close soon, upcoming events and new articles when the reader scrolls to them', async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/knowledge-products`);
  for (const [title, all, path] of [
    ['Opportunities closing soon', 'All opportunities', '/opportunities'],
    ['Upcoming events', 'All events', '/events'],
    ['New articles', 'All articles', '/articles'],
  ] as const) {
    await page.getByRole('heading', { name: title }).scrollIntoViewIfNeeded();
    await expect(cards(page, title)).toHaveCount(3);
    await expect(page.getByRole('link', { name: all })).toHaveAttribute('href', path);
  }
  await expectAccessible(page, 'the front page with its sections');
});

test.describe('a list with a failing network', () => {
  test.use({ allowed: /ERR_|status 503|status of 503|Failed to load resource/ });

  test('shows an error and a retry button and preserves its items', async ({ page, site }) => {
    await page.goto(`${site.origin}/knowledge-products`);
    await expect(cards(page, 'Knowledge products')).toHaveCount(12);
    await page.route('**/v1/**', (route) => route.fulfill({ status: 503 }));
    await page.getByRole('link', { name: 'Show more' }).click();
    // Checks only the first error, because sections further down may also fail to load and show an error.
    await expect(page.getByRole('alert').first()).toContainText('More results could not be loaded');
    await expect(cards(page, 'Knowledge products')).toHaveCount(12);
    await expectAccessible(page, 'a list whose next page failed');
    await page.unroute('**/v1/**');
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(cards(page, 'Knowledge products')).toHaveCount(19);
  });

  test('shows previously opened items with the time of the copy, and loads other items once it is online', async ({
    // Needs an empty cache, because another test in the same browser may have opened the item.
    coldPage: page,
    site,
    context,
  }) => {
    await page.goto(`${site.origin}/articles`);
    await expect(cards(page, 'Articles')).toHaveCount(10);
    // Dispatches an event instead of clicking, because a pointer above a card would preload an item.
    await cards(page, 'Articles').first().getByRole('link').dispatchEvent('click');
    await expect(page.getByRole('complementary', { name: 'At a glance' })).toBeVisible();
    await page.goBack();
    await context.setOffline(true);
    await expect(page.getByText(/^You are offline\. This copy was saved on/)).toBeVisible();
    await cards(page, 'Articles').nth(3).getByRole('link').click();
    await expect(page.getByRole('alert')).toContainText('You are offline');
    await expectAccessible(page, 'an item, offline');
    await context.setOffline(false);
    await expect(page.getByRole('complementary', { name: 'At a glance' })).toBeVisible();
  });

  test('shows placeholders after 300 ms if it is slow, and is marked as loading', async ({ page, site }) => {
    await page.goto(`${site.origin}/articles`);
    await expect(cards(page, 'Articles')).toHaveCount(10);
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/v1/**', async (route) => {
      await answered;
      await route.continue();
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Loading' })).toHaveCSS('opacity', '1');
    await expectAccessible(page, 'a list that is loading');
    answer();
    await expect(cards(page, 'Products')).toHaveCount(8);
  });
});
