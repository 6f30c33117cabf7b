import type { Page } from '@playwright/test';
import { expectAccessible, expectUsable, sidewaysScroll, smallTargets } from '../src/pageChecks';
import { expect, test } from '../src/test';

// Lists as a map and as a month. Unit tests of mfe-content cover their filters and states; other-browsers/w3m.spec.ts
// opens them without JavaScript.

const months = (page: Page) => page.getByRole('navigation', { name: 'Months' });

test('a reader opens the map of a list, keeps its filters, and selects a country', async ({ page, site }) => {
  await page.goto(`${site.origin}/events?when=past`);
  await page.getByRole('link', { name: 'Map by country' }).click();
  await expect(page).toHaveURL(`${site.origin}/map/events?when=past`);
  await expect(page.getByRole('heading', { level: 1, name: 'Events by country' })).toBeVisible();
  await expectAccessible(page, 'the map of events');
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await smallTargets(page)).toEqual([]);
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
