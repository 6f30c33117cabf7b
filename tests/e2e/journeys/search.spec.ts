import type { Page } from '@playwright/test';
import { expectAccessible, sidewaysScroll } from '../src/pageChecks';
import { storedFields } from '../src/storedFields';
import { expect, test } from '../src/test';

// Searches all kinds of content in the sample data.

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search all published content' });
const hits = (page: Page) => page.getByRole('region', { name: 'Search results' }).getByRole('article');

test('the search code and index load only when the field is used', async ({ page, site }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(`${site.origin}/knowledge-products`);
  await page.waitForLoadState('networkidle');
  expect(requested.filter((url) => url.includes('/search'))).toEqual([]);
  await field(page).focus();
  await expect.poll(() => requested.filter((url) => url.includes('/search/en-')).length).toBeGreaterThan(0);
});

test('a search finds titles regardless of case, word form, a typing error, and spaces or hyphens', async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/articles`);
  for (const [query, title] of [
    ['continental ai strategy', 'Continental AI Strategy'],
    ['CONTINENTAL', 'Continental AI Strategy'],
    ['strategies', 'Continental AI Strategy'],
    ['contintental stratgy', 'Continental AI Strategy'],
    ['malaria', 'Gene Drives for Malaria Control and Elimination in Africa'],
    ['micro grids', 'Micro-grids: Empowering Communities and Enabling Transformation in Africa'],
  ] as const) {
    await field(page).fill(query);
    await expect(page).toHaveURL(new RegExp(`/articles\\?q=${query.replaceAll(' ', '\\+')}$`));
    await expect(page.getByText(new RegExp(`results? for “${query}”`))).toBeVisible();
    await expect(hits(page).getByRole('link', { name: title }).first()).toBeVisible();
  }
  await expectAccessible(page, 'search results');
});

test('a search finds items by country, says that no item has all words, and shows results on a phone @full', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(site.origin);
  for (const [query, notice] of [
    ['sample Kenya', false],
    ['sample zzzz', true],
  ] as const) {
    await field(page).fill(query);
    await field(page).press('Enter');
    await expect(page).toHaveURL(`${site.origin}/search?${new URLSearchParams({ q: query }).toString()}`);
    await expect(page.getByText(new RegExp(`results? for “${query}”`))).toBeInViewport();
    await expect(page.getByText('No result has all of these words.')).toBeVisible({ visible: notice });
    await expect(hits(page).first()).toBeInViewport();
    expect(await sidewaysScroll(page)).toBe(0);
  }
  await page.goto(`${site.origin}/ar/search?q=كينيا`);
  await expect(page.getByRole('article').first()).toContainText('كينيا');
  expect(await sidewaysScroll(page)).toBe(0);
  await expectAccessible(page, 'results by country');
});

test('a search without accents finds texts with accents, in other languages too', async ({ page, site }) => {
  await page.goto(`${site.origin}/knowledge-products?q=evenement+donnees`);
  await expect(hits(page).getByRole('link', { name: /^Événement fictif/ })).toBeVisible();
});

test('results can be limited to one kind, and going back from an item restores the scroll position', async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/events?q=sample`);
  const all = await page.getByText(/results for “sample”/).textContent();
  await page
    .getByRole('list', { name: 'Filter results by type' })
    .getByRole('link', { name: /^Products/ })
    .click();
  await expect(page).toHaveURL(`${site.origin}/events?q=sample&in=product`);
  const link = hits(page).nth(1).getByRole('link');
  // Waits for the filtered results, which appear after the URL has changed.
  await expect(link).toHaveAttribute('href', /^\/products\//);
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(field(page)).toHaveValue('sample');
  await field(page).fill('sample product');
  await expect(page).toHaveURL(`${site.origin}/events?q=sample+product&in=product`);
  expect(all).toMatch(/^\d+ results/);
});

test('a search without results shows a message with a link back to the list, and clearing the field shows the list @full', async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/products`);
  await field(page).fill('xyzzyxyzzy');
  await expect(page.getByText('No results for “xyzzyxyzzy”')).toBeVisible();
  await expectAccessible(page, 'a search without results');
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL(`${site.origin}/products`);
  await field(page).fill('water');
  await expect(hits(page).first()).toBeVisible();
  await field(page).fill('');
  await expect(page.getByRole('list', { name: 'Products', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${site.origin}/products`);
});

test('a search finds items that were published after the index was built', async ({ page, site }) => {
  try {
    const published = { timestampValue: new Date(Date.now() + 1_000).toISOString() };
    site.firestore.put('articles/a-minute-ago', {
      ...(await storedFields(site, 'articles/auda-nepad-ni-nini')),
      lang: { stringValue: 'en' },
      title: { stringValue: 'Quokkas and digital policy' },
      published_at: published,
      updated_at: published,
    });
    await page.goto(`${site.origin}/articles`);
    await field(page).fill('quokka');
    await expect(hits(page).getByRole('link', { name: 'Quokkas and digital policy' })).toBeVisible();
  } finally {
    site.reset();
  }
});

test('a search for markup, bidirectional characters, escapes and patterns treats them as text', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const hostile of [
    '<img src=x onerror=alert(1)>',
    '"><script>alert(1)</script>',
    '\u202Egnp.exe',
    '%00%0d%0a',
    '))((*?[',
    'a'.repeat(500),
  ]) {
    await page.goto(`${site.origin}/articles?q=${encodeURIComponent(hostile)}`);
    await expect(page.getByText(/^(No results|\d+ results?) for “/)).toBeVisible();
    expect(await page.locator('main script, main img').count(), hostile).toBe(0);
    expect(await sidewaysScroll(page), hostile).toBe(0);
  }
});

test.describe('if the search index fails to load', () => {
  test.use({ allowed: /search\/index\.json|status of 404|Failed to load resource/ });

  test('the search shows an error and can be retried', async ({ page, site }) => {
    await page.route('**/search/index.json', (route) =>
      route.fulfill({ status: 404, headers: { 'access-control-allow-origin': '*' } }),
    );
    await page.goto(`${site.origin}/articles?q=water`);
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page, 'a search whose index does not come');
    await page.unroute('**/search/index.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(hits(page).first()).toBeVisible();
  });
});
