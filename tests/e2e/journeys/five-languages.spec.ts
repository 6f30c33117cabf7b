import { smallest } from '@adp/shared-data/testing';
import type { Page } from '@playwright/test';
import { type Writer, administer, newWriter, password } from '../src/accounts';
import { compressedSize } from '../src/compressedSize';
import { languageNames, LanguageVisit } from '../src/LanguageVisit';
import { putDocument } from '../src/review';
import { startSite, type TestSite } from '../src/startSite';
import { expect, test, watched } from '../src/test';
import { summary } from '../src/writing';
import { fullUnless, isFull } from '../src/full';

// Runs all tests in one file and one worker, so that they share one site.
test.describe.configure({ mode: 'default' });
let site: TestSite;
test.beforeAll(async () => {
  site = await startSite({ edge: true });
});
test.afterEach(() => site.repair());
test.afterAll(() => site.stop());

test('a French reader goes from a list to an item, and to the same page in Arabic and back', async ({ page }) => {
  await page.goto(`${site.origin}/fr/articles`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const card = page.getByRole('main').getByRole('article').getByRole('link').first();
  await card.click();
  await expect(page).toHaveURL(/\/fr\/articles\/[\w-]+$/);
  await expect(page.locator('main h1[lang]')).toBeVisible();
  const english = new URL(page.url()).pathname.replace('/fr', '');
  // The router's scripts must update this link, because the document was loaded for the list.
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(`${site.origin}/ar${english}`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${site.origin}/fr${english}`);
  expect(site.renderErrors).toEqual([]);
});

for (const language of ['fr', 'ar'])
  test(`the offer of another language is a line above the header, which neither covers nor moves anything: ${language}${fullUnless(language === 'ar')}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 360, height: 640 } });
    await watched(await context.newPage(), undefined, async (page) => {
      const offer = page.locator('#language-offer');
      await page.goto(`${site.origin}/${language}/articles`);
      await expect(offer.getByRole('button', { name: 'Read this page in English' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      const box = await offer.boundingBox();
      expect(box?.y).toBe(0);
      expect(box?.height).toBeLessThanOrEqual(48);
      expect((await page.getByRole('banner').boundingBox())?.y).toBe(box?.height);
      expect(await readShift(page)).toBe(0);
      await offer.getByRole('button', { name: 'Read this page in English' }).click();
      await expect(page).toHaveURL(`${site.origin}/articles`);
      await expect(offer.getByRole('button')).toHaveCount(0);
    });
    await context.close();
  });

test('an offer that the reader has declined does not return', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 360, height: 640 } });
  await watched(await context.newPage(), undefined, async (page) => {
    const offer = page.getByRole('button', { name: 'Read this page in English' });
    await page.goto(`${site.origin}/pt/apet`);
    await page.getByRole('button', { name: 'No, thank you' }).click();
    await expect(offer).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offer).toBeHidden();
  });
  await context.close();
});

/** Returns the sum of all layout shifts since the page was opened. */
function readShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          observer.disconnect();
          resolve(list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Without any shift, the observer is not called.
        setTimeout(resolve, 500, 0);
      }),
  );
}

test('a first view in another language loads the same scripts as in English and about as many bytes', async ({
  request,
}) => {
  const read = async (path: string) => {
    const html = await (await request.get(site.origin + path)).body();
    const scripts = html.toString().match(/(?<= (?:src|href)=")[^"]+\.js(?=")/g) ?? [];
    expect(scripts.length, path).toBeGreaterThan(3);
    return { size: compressedSize(html), scripts };
  };
  const item = '/opportunities/sample-opportunity-grant';
  const paths = ['/knowledge-products', '/opportunities', item, '/apet', '/about', '/people', '/login'];
  for (const path of isFull ? paths : paths.slice(0, 1)) {
    const english = await read(path);
    // Tries the two languages with the largest texts, but all four languages on the front page, which has the most
    // text.
    for (const language of path === '/knowledge-products' ? ['fr', 'pt', 'ar', 'sw'] : ['fr', 'ar']) {
      const { size, scripts } = await read(`/${language}${path}`);
      expect(scripts, `/${language}${path}`).toEqual(english.scripts);
      expect(Math.abs(size - english.size), `/${language}${path}`).toBeLessThan(1_280);
    }
  }
});

const titles = { published: 'Water tests that wait for a network', removed: 'Offers of a shop' };
const time = new Date('2026-01-05T08:00:00Z');
const reason = 'It sells shoes.';

/** Paths of an item and a profile that reviewers have removed. */
const removedPaths = ['/articles/removed-here', '/hidden-here'];

/** Stores a published item, a removed item and a removed profile of a member without checking the rules. */
function putItems({ uid, username }: Writer): void {
  const author = { authorUid: uid, authorUsername: username, authorName: 'Wanjiru Test' };
  const article = { ...smallest.article, ...author, lang: 'en', body: 'A text.', publishedAt: time };
  putDocument(site, `articles/by-${username}`, { ...article, title: titles.published });
  putDocument(site, 'articles/removed-here', { ...article, title: titles.removed, status: 'removed' });
  putDocument(site, 'reviews/articles/items/removed-here', {
    authorUid: uid,
    status: 'removed',
    reason,
    at: time,
  });
  const citation = { title: titles.removed, authorName: 'Wanjiru Test', publishedAt: time };
  putDocument(site, 'tombstones/articles/items/removed-here', { removedAt: time, reason, ...citation });
  putDocument(site, 'tombstones/profiles/items/hidden-here', { removedAt: time, reason });
}

const commits = '**/documents:commit*';

/** Makes the database deny all further writes of the page, as the rules would. */
async function refuseWrites(page: Page): Promise<void> {
  await page.route(commits, (route) =>
    route.fulfill({ status: 403, json: { error: { code: 403, status: 'PERMISSION_DENIED', message: '' } } }),
  );
}

// Readers of French have a wide screen, and all others the screen of a phone. Members always have the screen of a
// phone.
for (const [language, width] of [
  ['fr', 1440],
  ['pt', 360],
  ['ar', 360],
  ['sw', 360],
] as const)
  test(`the whole interface is in its language, for readers and members: ${language}${fullUnless(language === 'ar')}`, async ({
    browser,
  }) => {
    const writer = await newWriter(site);
    putItems(writer);
    // Sets the browser's language too. Otherwise every page would offer another language.
    const viewport = { width, height: 780 };
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce', locale: language });
    // The walk includes failures of apps, data and services, which cause these console errors.
    const refused =
      /status (400|403|404|410|50[03])|Failed to load resource|ERR_ABORTED|ERR_FAILED|A page could not be shown|broken while rendering/;
    await watched(await context.newPage(), refused, async (page) => {
      const visit = new LanguageVisit(page, site, language);
      if (!isFull) return walkBriefly(visit);
      await walkAsReader(visit, writer.username);
      await page.setViewportSize({ ...viewport, width: 360 });
      await walkSignedIn(visit, writer);
    });
    await context.close();
  });

/** Walks through the pages of a member, from signing in to a disabled account. */
async function walkSignedIn(visit: LanguageVisit, { uid, email }: Writer): Promise<void> {
  const { page } = visit;
  await signInWithErrors(visit, email);
  await walkAsMember(visit);
  await walkAsAuthor(visit);
  await walkAsWriter(visit);
  // Disables the account as an administrator of the project, for the page of disabled accounts.
  await administer(site, { localId: uid, disableUser: true });
  await page.reload();
  await expect(visit.button('toasts', 'toast.close', page.locator('body'))).toBeVisible();
  await visit.expectInLanguage('a session that has ended', false);
}

/** The walk of `npm test`: a page of each app, the menu, and a form with errors. */
async function walkBriefly(visit: LanguageVisit): Promise<void> {
  await walkToList(visit);
  await visit.open('/apet', 'a programme page', false);
  await visit.open('/nobody/knows', 'a page that does not exist', false);
  await visit.goto('/sign-up');
  await visit.page.locator('#password').fill('short');
  await visit.sendRefused('signUp', 'signUp.submit');
  await visit.expectInLanguage('making an account', false);
}

/** Chooses the language in the menu and opens a list. */
async function walkToList(visit: LanguageVisit): Promise<void> {
  const { page, site, language, main, dialog } = visit;
  await page.goto(`${site.origin}/about`);
  await page.getByRole('banner').getByRole('button').click();
  await dialog.getByRole('link', { name: languageNames[language] }).click();
  await page.waitForURL(`${site.origin}/${language}/about`);
  await page.getByRole('banner').getByRole('button').click();
  await expect(dialog.getByRole('link', { name: 'English' })).toBeVisible();
  await visit.expectInLanguage('the open menu');
  await dialog.getByRole('link', { name: visit.message('shell', 'menu.knowledgeProducts') }).click();
  await expect(page).toHaveURL(`${site.origin}/${language}/knowledge-products`);
  await expect(main.getByRole('article').first()).toBeVisible();
  await visit.expectInLanguage('a list');
}

/** Walks through every type of page for readers, including error states. */
async function walkAsReader(visit: LanguageVisit, username: string): Promise<void> {
  const { page, main } = visit;
  await walkToList(visit);
  await walkToItem(visit);
  await visit.open('/nobody/knows', 'a page that does not exist');
  await visit.open(`/${username}`, 'a profile');
  await visit.open('/apet', 'a programme page', false);
  await visit.open('/people', 'the directory', false);
  await visit.open('/search?q=data', 'results of a search', false);
  await main.getByRole('searchbox').fill('qqzzxxkk');
  await page.keyboard.press('Enter');
  await expect(visit.text('search', 'search.none.why')).toBeVisible();
  await visit.expectInLanguage('a search that finds nothing', false);
  await visit.open('/events?mode=hybrid&theme=energy&programme=ivm', 'a list without any item', false);
  await expect(visit.text('empty', 'list.empty.match')).toBeVisible();
  await visit.expectInLanguage('a list that is empty', false);
  await visit.open('/events?mode=online', 'a list with a filter', false);
  const filters = main.locator('button[aria-expanded]').first();
  if (await filters.isVisible()) await filters.click();
  await expect(main.getByRole('combobox').first()).toBeVisible();
  await visit.expectInLanguage('filters', false);
  await walkToFailures(visit);
}

/** Opens an item and each of its actions. */
async function walkToItem(visit: LanguageVisit): Promise<void> {
  const { page, main, dialog } = visit;
  await main.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/knowledge-products\/[\w-]+$/);
  await expect(page.locator('main h1[lang]')).toBeVisible();
  await visit.expectInLanguage('an item');

  await visit.text('detail', 'share.title').click();
  await visit.button('actions', 'share.qr').click();
  await expect(visit.button('actions', 'qr.print')).toBeVisible();
  // Either message may appear, because not every browser allows pages to copy.
  await visit.button('actions', 'share.copy').click();
  await expect(
    visit.button('actions', 'share.copy').locator('xpath=following-sibling::*[@role="status"]'),
  ).not.toBeEmpty();
  await visit.expectInLanguage('an item that is shared', false);
  await visit.text('detail', 'report.title').click();
  await visit.button('actions', 'report.send', dialog).click();
  await expect(visit.text('actions', 'report.reason.missing')).toBeVisible();
  await visit.expectInLanguage('a report without a reason', false);
  await dialog.getByRole('combobox').selectOption('spam');
  await page.route('**/api/actions/report', (route) => route.fulfill({ status: 500 }));
  await visit.button('actions', 'report.send', dialog).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await visit.expectInLanguage('a report that could not be sent', false);
  await page.unroute('**/api/actions/report');
  await visit.button('actions', 'report.send', dialog).click();
  await expect(visit.text('actions', 'report.done')).toBeVisible();
  await visit.expectInLanguage('a report that was sent', false);
}

/** Visits pages of an app that does not load or throws an error, and pages of removed content. */
async function walkToFailures(visit: LanguageVisit): Promise<void> {
  const { page, site, main } = visit;
  await page.route(`${site.appOrigin}/**`, (route) => route.abort());
  const about = page.getByRole('contentinfo').getByRole('link', { name: visit.message('shell', 'footer.about') });
  await about.click();
  await expect(visit.title('errors', 'app.down.title')).toBeVisible();
  await visit.expectInLanguage('an app that does not load', false);
  await page.unroute(`${site.appOrigin}/**`);
  site.deploy('throws-in-render');
  await visit.button('shell', 'error.retry').click();
  // The page throws only after its build has shown another page. Otherwise the last good build would replace the build.
  await main.locator(`a[href="/${visit.language}/apet"]`).click();
  await expect(visit.title('errors', 'error.server')).toBeVisible();
  await visit.expectInLanguage('a page that breaks', false);
  site.repair();
  for (const path of removedPaths) {
    await visit.goto(path);
    await expect(visit.text('removed', 'removed.nextAfterReason')).toBeVisible();
    await visit.expectInLanguage(`${path}, removed`, false);
  }
}

/**
 * Creates an account, signs in and requests a password link, each also with errors. Leaves the member signed in.
 */
async function signInWithErrors(visit: LanguageVisit, email: string): Promise<void> {
  const { page, main } = visit;
  const [emailField, passwordField] = [page.locator('#email'), page.locator('#password')];
  await visit.goto('/sign-up?next=/settings');
  await passwordField.fill('short');
  await visit.sendRefused('signUp', 'signUp.submit');
  await visit.expectInLanguage('making an account', false);
  await main.getByRole('link', { name: visit.message('entry', 'login.submit') }).click();
  await visit.sendRefused('entry', 'login.submit');
  await visit.expectInLanguage('signing in');
  await visit.button('entry', 'login.forgot').click();
  await visit.sendRefused('sendLink', 'reset.submit');
  await visit.expectInLanguage('a link for a new password', false);
  await emailField.fill(email);
  await page.keyboard.press('Enter');
  await expect(main.getByRole('status').filter({ hasText: email })).toBeVisible();
  await visit.expectInLanguage('a link that was sent', false);
  await visit.button('entry', 'login.byPassword').click();
  await passwordField.fill('not the password');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(visit.message('identity', 'identity.wrong'));
  await visit.expectInLanguage('a wrong password', false);
  await passwordField.fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/settings$/);
}

/** Visits the settings, saves one change, causes an error with another change, and visits the other account pages. */
async function walkAsMember(visit: LanguageVisit): Promise<void> {
  const { page, main } = visit;
  await expect(page.locator('h1 ~ * h2, h2').first()).toBeVisible();
  await visit.expectInLanguage('settings');
  const [save, saveOther] = await visit.button('settings', 'settings.save').all();
  await save?.click();
  await expect(visit.text('settings', 'settings.saved')).toBeVisible();
  await refuseWrites(page);
  await saveOther?.click();
  await expect(main.getByRole('alert')).toBeVisible();
  await visit.expectInLanguage('settings, saved and refused', false);
  await page.unroute(commits);
  await visit.open('/edit-profile', 'the profile form');
  await visit.open('/notifications', 'notifications', false);
}

/** Visits the member's items with their dialogs, translations and states. */
async function walkAsAuthor(visit: LanguageVisit): Promise<void> {
  const { page, main, dialog } = visit;
  await visit.open('/new', 'the list of what a member can write and has written');
  const row = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: titles.published }) });
  await visit.button('myItems', 'myItems.delete', row).click();
  await visit.expectInLanguage('deleting an item', false);
  await visit.button('myItems', 'myItems.delete.no', dialog).click();
  await visit.button('myItems', 'myItems.appeal').click();
  await visit.button('myItems', 'myItems.appeal.send', dialog).click();
  await expect(visit.text('myItems', 'myItems.appeal.missing')).toBeVisible();
  await visit.expectInLanguage('an appeal without a reason', false);
  await visit.button('myItems', 'myItems.delete.no', dialog).click();

  await row.getByRole('link', { name: visit.message('myItems', 'myItems.translate') }).click();
  await visit.button('translate', 'translate.save').click();
  await expect(page.locator('#f-title')).toHaveAttribute('aria-invalid', 'true');
  await visit.expectInLanguage('a translation that is empty');
  await page.locator('#f-title').fill(titles.published);
  await page.locator('#f-summary').fill(summary);
  await visit.button('translate', 'translate.save').click();
  await expect(visit.text('translate', 'translate.look')).toBeVisible();
  await visit.expectInLanguage('a translation that is saved', false);

  await main.getByRole('link', { name: visit.message('translate', 'translate.up') }).click();
  await expect(visit.button('myItems', 'myItems.change.published')).toBeVisible();
  await refuseWrites(page);
  await visit.button('myItems', 'myItems.change.published').click();
  await expect(main.getByRole('alert')).toBeVisible();
  await visit.expectInLanguage('an item of the member that cannot be withdrawn', false);
  await page.unroute(commits);
  await visit.button('myItems', 'myItems.change.published').click();
  await expect(visit.title('myContent', 'myContent.title')).toBeVisible();
  // Waits for the status message that the withdrawal on the previous page has caused.
  await expect(page.getByRole('status').filter({ hasText: titles.published })).toBeVisible();
  await visit.expectInLanguage('an item that was withdrawn', false);
}

/** Submits the forms for two kinds of content with errors, and opens their previews. */
async function walkAsWriter(visit: LanguageVisit): Promise<void> {
  const { page, main } = visit;
  await main.getByRole('link', { name: visit.message('myContent', 'myContent.start.event'), exact: true }).click();
  await page.locator('#f-startsAt').fill('2027-03-02T09:00');
  await page.locator('#f-endsAt').fill('2027-03-01T09:00');
  await page.locator('#f-registrationClosesAt').fill('2028-03-01T09:00');
  await page.locator('#f-registrationUrl').fill('no address');
  const preview = visit.button('write', 'write.preview.show');
  if (await preview.isVisible()) await preview.click();
  await visit.sendRefused('write', 'write.publish');
  await visit.expectInLanguage('an event with impossible dates');
  await visit.goto('/new/article');
  await visit.sendRefused('write', 'write.publish');
  await visit.expectInLanguage('writing');
}
