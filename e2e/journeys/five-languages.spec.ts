import { compressedSize } from '../src/compressedSize';
import { startSite, type TestSite } from '../src/startSite';
import { expect, test } from '../src/test';

let site: TestSite;
test.beforeAll(async () => {
  site = await startSite({ edge: true });
});
test.afterAll(() => site.stop());

test('a reader of French goes from a list to an item, and to the same page in Arabic and back', async ({ page }) => {
  await page.goto(`${site.origin}/fr/articles`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const card = page.getByRole('main').getByRole('article').getByRole('link').first();
  await card.click();
  await expect(page).toHaveURL(/\/fr\/articles\/[\w-]+$/);
  await expect(page.getByRole('main').getByRole('article')).toBeVisible();
  const english = new URL(page.url()).pathname.replace('/fr', '');
  // By script: the HTML was that of the list.
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(`${site.origin}/ar${english}`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${site.origin}/fr${english}`);
  expect(site.renderErrors).toEqual([]);
});

test('the scripts of a first view in another language weigh what they do in English', async ({ page }) => {
  const weigh = async (path: string) => {
    const bodies: Promise<Buffer>[] = [];
    page.removeAllListeners('response');
    page.on('response', (answer) => {
      // What offers another language comes after the first view.
      if (/\/(?!offer-)[\w-]+\.js$/.test(answer.url())) bodies.push(answer.body());
    });
    await page.goto(site.origin + path);
    await page.waitForLoadState('networkidle');
    return (await Promise.all(bodies)).reduce((sum, body) => sum + compressedSize(body), 0);
  };
  const english = await weigh('/apet');
  expect(Math.abs((await weigh('/fr/apet')) - english)).toBeLessThan(1_000);
});
