import { smallest } from '@adp/shared-data/testing';
import { newWriter, signIn } from '../src/accounts';
import { expectUsable } from '../src/pageChecks';
import { putDocument } from '../src/review';
import { startSite, type TestSite } from '../src/startSite';
import { expect, test } from '../src/test';

// Allows error responses and cancelled requests, which are normal on members' pages.
test.use({ allowed: /ERR_ABORTED|Failed to load resource|status 40[0-9]/ });
let site: TestSite;
test.beforeAll(async () => {
  site = await startSite({ edge: true });
});
test.afterAll(() => site.stop());

const title = 'Water tests that wait for a network';
const french = 'Des analyses d’eau qui attendent le réseau';

test('an author translates an article, and only readers of that language see the translation', async ({ page }) => {
  const { email, uid, username } = await newWriter(site);
  const author = { authorUid: uid, authorUsername: username, authorName: 'Wanjiru Test' };
  putDocument(site, 'articles/translated-here', { ...smallest.article, ...author, title, lang: 'en', body: 'A text.' });
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page, site, email, '/articles/translated-here/translate?to=fr');
  await expect(page.getByRole('region', { name: 'Original title' })).toContainText(title);
  await page.getByLabel('Title', { exact: true }).fill(french);
  await page.getByLabel('Summary', { exact: true }).fill('Ce que l’on fait là où il n’y a pas de réseau.');
  await expectUsable(page, 'a translation beside its original');
  // The text must survive a reload, because the device has stored it.
  await page.reload();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(french);
  await page.getByRole('button', { name: 'Save the translation' }).click();
  await expect(page.getByRole('link', { name: 'View the page as readers see it' })).toBeVisible();

  const html = await (await fetch(`${site.origin}/fr/articles/translated-here?fresh=1`)).text();
  expect(html).toContain(`<link rel="canonical" href="${site.origin}/fr/articles/translated-here">`);
  await page.getByRole('link', { name: 'View the page as readers see it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: french })).toHaveAttribute('lang', 'fr');
  await page.getByRole('link', { name: 'Lire l’original' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toHaveAttribute('lang', 'en');

  await page.goto(`${site.origin}/pt/articles/translated-here`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Este texto está em inglês.')).toBeVisible();
  expect(site.renderErrors).toEqual([]);
});
