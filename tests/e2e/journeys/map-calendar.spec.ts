import type { Page } from '@playwright/test';
import { expectUsable } from '../src/pageChecks';
import { expect, test } from '../src/test';

// Lists as a map and as a month. Unit tests of mfe-content cover their filters and states.

const months = (page: Page) => page.getByRole('navigation', { name: 'Months' });

test('a reader opens the map of a list, keeps its filters, and selects a country', async ({ page, site }) => {
  await page.goto(`${site.origin}/events?when=past`);
  await page.getByRole('link', { name: 'Map by country' }).click();
  await expect(page).toHaveURL(`${site.origin}/map/events?when=past`);
  await expect(page.getByRole('heading', { level: 1, name: 'Events by country' })).toBeVisible();
  await expectUsable(page, 'the map of events');
  const country = page
    .getByRole('list', { name: 'Countries' })
    .getByRole('link')
    .filter({ hasNotText: /\b0$/ })
    .first();
  const count = /\d+$/.exec(await country.innerText())?.[0];
  await country.click();
  await expect(page).toHaveURL(/[/]events[?](when=past&country|country=\w\w&when)/);
  await expect(page.getByText(new RegExp(`^${count} results?$`))).toBeVisible();
});

test('a reader opens the calendar of a list, and another month', async ({ page, site }) => {
  await page.goto(`${site.origin}/opportunities?theme=skills`);
  await page.getByRole('link', { name: 'Calendar by month' }).click();
  await expect(page).toHaveURL(/[/]dates[?].*theme=skills/);
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
  await expectUsable(page, 'the calendar of opportunities');
  await months(page).getByRole('link', { name: 'Next month' }).click();
  await expect(page).toHaveURL(/[?&]month=\d{4}-\d\d\b/);
  await expect(page).toHaveURL(/theme=skills/);
});

test.describe('without JavaScript', () => {
  test('the map and the calendar lead to the same pages', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site.origin}/map/products`);
    await page
      .getByRole('list', { name: 'Countries' })
      .getByRole('link', { name: /^Kenya/ })
      .click();
    await expect(page).toHaveURL(`${site.origin}/products?country=KE`);
    await page.goto(`${site.origin}/dates?month=2026-12`);
    await months(page).getByRole('link', { name: 'Next month' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'January 2027' })).toBeVisible();
    await context.close();
  });
});
