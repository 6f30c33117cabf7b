import { expectUsable } from '../src/pageChecks';
import { recordStart, waitForStart } from '../src/pageStart';
import { putDocument } from '../src/review';
import { startSite, type TestSite } from '../src/startSite';
import { expect, test } from '../src/test';

test.describe.configure({ mode: 'default' });
let site: TestSite;
test.beforeAll(async () => {
  site = await startSite({ edge: true });
});
test.afterAll(() => site.stop());

test('a notice appears above every page until it is dismissed, and an old path redirects to its page', async ({
  page,
}) => {
  const changed = { changedBy: 'root', changedAt: new Date() };
  const notice = { id: 'maintenance1', level: 'warning', texts: { en: 'Closed on Sunday.' }, from: new Date(0) };
  putDocument(site, 'settings/notices', { notices: [notice], ...changed });
  putDocument(site, 'settings/redirects', {
    redirects: [
      { from: '/old/page', to: '/about' },
      { from: '/apet', to: '/about' },
    ],
    ...changed,
  });
  await recordStart(page);
  await page.goto(`${site.origin}/old/page`);
  await expect(page).toHaveURL(`${site.origin}/about`);
  const region = page.getByRole('region', { name: 'Site notices' });
  await expect(region).toContainText('Closed on Sunday.');
  await expectUsable(page, 'a page with a notice');
  await page.goto(`${site.origin}/apet`);
  await expect(page).toHaveURL(`${site.origin}/apet`);
  await waitForStart(page);
  // Navigates with the router, as a link in the page does.
  await page.evaluate(() => {
    window.history.pushState({ idx: 1 }, '', '/old/page');
    window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }));
  });
  await expect(page).toHaveURL(`${site.origin}/about`);
  await page.goto(`${site.origin}/apet`);
  await region.getByRole('button', { name: 'Dismiss' }).focus();
  await page.keyboard.press('Enter');
  await expect(region).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(region).toBeHidden();
});
