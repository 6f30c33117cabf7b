import type { Page } from '@playwright/test';
import { newAddress, password } from '../src/accounts';
import { expectAccessible } from '../src/pageChecks';
import { setOffline } from '../src/setOffline';
import { startSite } from '../src/startSite';
import { expect, test } from '../src/test';

// Errors of requests are expected while a device is offline.
test.use({ allowed: /failed: |console: |status (40[0-9]|410)/ });

/** Waits until the worker has stored the page of saved items. */
async function untilListStored(page: Page): Promise<void> {
  const isStored = () =>
    page.evaluate(async () => Boolean(await caches.match('/saved', { cacheName: 'adp-pages', ignoreVary: true })));
  await expect.poll(isStored, { timeout: 30_000 }).toBe(true);
}

test('items saved without an account are in the account on a second device, and the list opens offline', async ({
  browser,
}) => {
  test.slow();
  const site = await startSite({ edge: true, offline: true });
  const first = await browser.newContext();
  const page = await first.newPage();
  const save = (title: string | RegExp) => page.getByRole('button', { name: title });
  const rows = () => page.getByRole('main').getByRole('heading', { level: 3 });

  await page.goto(`${site.origin}/opportunities`);
  const card = save(/^Save: /).first();
  await expect(card).toHaveAttribute('aria-pressed', 'false');
  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  const title = ((await card.textContent()) ?? '').replace('Save: ', '');
  await page.goto(`${site.origin}/events/sample-event-conference`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();

  // The list opens offline although its page was never visited.
  await untilListStored(page);
  await setOffline(page, true);
  await page.goto(`${site.origin}/saved`);
  await expect(rows()).toHaveCount(2);
  await setOffline(page, false);

  await page.goto(`${site.origin}/opportunities`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Saved items' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved items' })).toBeVisible();
  await expect(rows()).toHaveCount(2);
  await expectAccessible(page, 'saved items without an account');

  const email = newAddress('saver');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Name').fill('Saver Sample');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page).toHaveURL(/\/welcome/);
  await page.goto(`${site.origin}/saved`);
  await expect(page.getByText('This list is in your account')).toBeVisible();
  await expect(rows()).toHaveCount(2);
  await expectAccessible(page, "a member's saved items");

  // The second device gets the list, and removes an item.
  const second = await browser.newContext();
  const secondPage = await second.newPage();
  await secondPage.goto(`${site.origin}/login?next=/saved`);
  await secondPage.getByLabel('Email address').fill(email);
  await secondPage.getByLabel('Password', { exact: true }).fill(password);
  await secondPage.getByRole('button', { name: 'Sign in', exact: true }).click();
  // The member has not written a profile yet.
  await expect(secondPage).toHaveURL(/\/welcome/);
  await secondPage.goto(`${site.origin}/saved`);
  const otherRows = secondPage.getByRole('main').getByRole('heading', { level: 3 });
  await expect(otherRows).toHaveCount(2);
  await expect(secondPage.getByRole('link', { name: title, exact: true })).toBeVisible();
  await secondPage.getByRole('button', { name: `Remove: ${title}` }).click();
  await expect(secondPage.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(secondPage.getByText('This list is in your account')).toBeVisible();

  // The first device learns of the removal, and shows the list without a connection.
  await page.reload();
  await expect(rows()).toHaveCount(1);
  await untilListStored(page);
  await setOffline(page, true);
  await page.goto(`${site.origin}/saved`);
  await expect(rows()).toHaveCount(1);
  await expect(page.getByText('Dates may have changed since you were last online')).toBeVisible();
  await first.close();
  await second.close();
  await site.stop();
});
