import type { Page } from '@playwright/test';
import { compressedSize } from '../src/compressedSize';
import { findForeignTexts, readMessage } from '../src/interfaceTexts';
import { password } from '../src/members';
import { expectAccessible } from '../src/pageChecks';
import { startSite, type TestSite } from '../src/startSite';
import { expect, test, watched } from '../src/test';
import { newWriter } from '../src/writing';

// All of them read one site.
test.describe.configure({ mode: 'default' });
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
  await expect(page.locator('main h1[lang]')).toBeVisible();
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
      // What no page waits for comes after the first view: what offers another language (`l.js`), and the error pages for later.
      if (/\/(?!(?:errors|l)\.js)[\w-]+\.js$/.test(answer.url())) bodies.push(answer.body());
    });
    await page.goto(site.origin + path);
    await page.waitForLoadState('networkidle');
    return (await Promise.all(bodies)).reduce((sum, body) => sum + compressedSize(body), 0);
  };
  for (const path of ['/apet', '/opportunities', '/opportunities/sample-opportunity-grant', '/knowledge-products']) {
    const english = await weigh(path);
    // Those whose words weigh most; of a list all.
    for (const language of path === '/opportunities' ? ['fr', 'pt', 'ar', 'sw'] : ['fr', 'ar']) {
      const more = (await weigh(`/${language}${path}`)) - english;
      expect(Math.abs(more), `/${language}${path}`).toBeLessThan(1_024);
    }
  }
});

/** One language of each direction: what axe looks at, letters apart, is the same in the others. */
const axeLanguages = ['fr', 'ar'];

/** Nothing on the page is in another language than its interface, and axe finds nothing where it has not looked at such a page before. */
async function expectInLanguage(page: Page, language: string, state: string, axe = true): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  if (axe && axeLanguages.includes(language)) await expectAccessible(page, `${state} in ${language}`);
  expect(await findForeignTexts(page, language), `${state} in ${language}`).toEqual([]);
}

/** A form that is sent empty, with what it says. */
async function sendEmpty(page: Page, button: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).first().click();
  await expect(page.getByRole('alert').first()).toBeVisible();
}

const names = { fr: 'Français', pt: 'Português', ar: 'العربية', sw: 'Kiswahili' };

for (const [language, width] of [
  ['fr', 360],
  ['pt', 360],
  ['ar', 360],
  ['ar', 1440],
  ['sw', 360],
] as const) {
  const message = (catalog: string, id: string) => readMessage(catalog, language, id);

  test(`the interface is in its language, for readers and members: ${language}, ${width} px`, async ({ browser }) => {
    const { email, username } = await newWriter(site);
    // Of a browser in that language: others are offered theirs, above what the page has at its end.
    const viewport = { width, height: 780 };
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce', locale: language });
    const refused =
      /status (404|503)|Failed to load resource|ERR_ABORTED|ERR_FAILED|A page could not be shown AppLoadError/;
    await watched(await context.newPage(), refused, async (page) => {
      const open = async (path: string, state: string, axe = true) => {
        await page.goto(`${site.origin}/${language}${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectInLanguage(page, language, state, axe);
      };
      await page.goto(`${site.origin}/about`);
      await page.getByRole('banner').getByRole('button').click();
      await page.getByRole('dialog').getByRole('link', { name: names[language] }).click();
      await page.waitForURL(`${site.origin}/${language}/about`);
      await page.getByRole('banner').getByRole('button').click();
      await expect(page.getByRole('dialog').getByRole('link', { name: 'English' })).toBeVisible();
      await expectInLanguage(page, language, 'the open menu');
      const list = message('shell/src/messages/*.json', 'menu.knowledgeProducts');
      await page.getByRole('dialog').getByRole('link', { name: list }).click();
      await expect(page).toHaveURL(`${site.origin}/${language}/knowledge-products`);
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await expectInLanguage(page, language, 'a list');
      await page.getByRole('main').getByRole('article').getByRole('link').first().click();
      await expect(page).toHaveURL(/knowledge-products\/[\w-]+$/);
      await expect(page.locator('main h1[lang]')).toBeVisible();
      await expectInLanguage(page, language, 'an item');
      await open('/nobody/knows', 'a page that is not there');
      await open(`/${username}`, 'a profile');
      await open('/apet', 'a programme page', false);
      await open('/people', 'the directory', false);
      await open('/search?q=data', 'results of a search', false);
      await open('/events?mode=hybrid&theme=energy&programme=ivm', 'a list without any item', false);
      await expect(page.getByText(message('mfe-content/src/messages/empty-*.json', 'list.empty.match'))).toBeVisible();
      await expectInLanguage(page, language, 'a list that is empty', false);
      await open('/events?mode=online', 'a list with a filter', false);
      if (width < 1024) await page.getByRole('main').locator('button[aria-expanded]').first().click();
      await expect(page.getByRole('main').getByRole('combobox').first()).toBeVisible();
      await expectInLanguage(page, language, 'filters', false);
      await page.route(`${site.appOrigin}/**`, (route) => route.abort());
      const about = message('shell/src/messages/*.json', 'footer.about');
      await page.getByRole('contentinfo').getByRole('link', { name: about }).click();
      const down = message('shell/src/messages/errors-*.json', 'app.down.title');
      await expect(page.getByRole('heading', { level: 1, name: down })).toBeVisible();
      await expectInLanguage(page, language, 'an app that does not come', false);
      await page.unroute(`${site.appOrigin}/**`);

      await page.goto(`${site.origin}/${language}/login?next=/settings`);
      await sendEmpty(page, message('mfe-account/src/messages/entry-*.json', 'login.submit'));
      await expectInLanguage(page, language, 'signing in');
      await page.locator('#email').fill(email);
      await page.locator('#password').fill(password);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/settings$/);
      await expect(page.locator('h1 ~ * h2, h2').first()).toBeVisible();
      await expectInLanguage(page, language, 'settings');
      await open('/edit-profile', 'the profile form');
      await open('/notifications', 'notifications', false);
      await open('/new', 'what can be written', false);
      await page.goto(`${site.origin}/${language}/new/article`);
      await sendEmpty(page, message('mfe-content/src/messages/write-*.json', 'write.publish'));
      await expectInLanguage(page, language, 'writing');
    });
    await context.close();
  });
}
