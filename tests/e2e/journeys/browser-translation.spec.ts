import type { BrowserContext, Page } from '@playwright/test';
import { samplePassword, signIn } from '../src/accounts';
import type { TestSite } from '../src/startSite';
import { translatePage, untilTranslated } from '../src/translatePage';
import { expect, fillLeast, newTitle, openForm, test } from '../src/writing';
import { fullUnless, isFull } from '../src/full';

// Browser translators replace every text node. Pages must still work and show the same content as without translation
// (decision 124).

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilTranslated(page);
}

/** Returns all words on the page. */
const readWords = (page: Page) =>
  page.evaluate(() =>
    document.body.innerText
      .split(/\s+/)
      .filter((word) => word !== '')
      .join(' '),
  );

/** Waits until the words on the page have not changed for a second, and returns the words. */
async function readSettledWords(page: Page): Promise<string> {
  let before = '';
  await expect
    .poll(
      async () => {
        const words = await readWords(page);
        const isSettled = words === before;
        before = words;
        return isSettled;
      },
      { intervals: [1_000] },
    )
    .toBe(true);
  return before;
}

type Step = readonly [name: string, step: (page: Page, site: TestSite) => Promise<unknown>];

const search = (page: Page) => page.getByRole('search').getByRole('searchbox').first();
const clear = (page: Page) => page.getByRole('link', { name: 'Clear all filters' }).first().click();
const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first().click();

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
}

// Steps of a visitor. Each step starts on the page where the previous step ended.

const listSteps: readonly Step[] = [
  ['a list', (page, { origin }) => open(page, `${origin}/articles`)],
  ['a filter with one value', (page) => page.getByRole('combobox', { name: 'Year' }).selectOption('2025')],
  ['without the filter', clear],
  ['a filter with several values', (page) => page.locator('summary', { hasText: /^Theme/ }).click()],
  ['its value', (page) => page.getByRole('checkbox', { name: /^Governance( |$)/ }).check()],
  ['a second value', (page) => page.getByRole('checkbox', { name: /^Energy( |$)/ }).check()],
  [
    'one value less',
    (page) =>
      page
        .getByRole('link', { name: /^Remove the filter/ })
        .first()
        .click(),
  ],
  ['a value that nothing matches', (page, { origin }) => open(page, `${origin}/articles?theme=energy&lang=ar`)],
  ['all again', clear],
  ['an item', (page) => page.getByRole('list', { name: 'Articles', exact: true }).getByRole('link').first().click()],
];

const itemSteps: readonly Step[] = [
  ['its related items', (page) => page.getByRole('heading', { name: 'Related content' }).scrollIntoViewIfNeeded()],
  ['one of them', (page) => page.getByRole('list', { name: 'Related content' }).getByRole('link').first().click()],
  ['back', (page) => page.goBack()],
  ['the citation', (page) => page.locator('summary', { hasText: 'Cite this' }).click()],
  ['another style', (page) => page.getByLabel('Style').selectOption('Harvard')],
  ['the ways to share', (page) => page.locator('summary', { hasText: 'Share' }).click()],
];

const searchSteps: readonly Step[] = [
  ['a long list', (page, { origin }) => open(page, `${origin}/knowledge-products`)],
  ['more of it', (page) => page.getByRole('link', { name: 'Show more' }).click()],
  ['a search', (page) => search(page).fill('policy')],
  ['other words', (page) => search(page).fill('water')],
  ['words without results', (page) => search(page).fill('xyzzyxyzzy')],
  ['an empty search', (page) => search(page).fill('')],
];

const programmeSteps: readonly Step[] = [
  ['events', (page) => follow(page, 'Events')],
  ['past ones', (page) => page.getByRole('combobox', { name: 'Date' }).selectOption('past')],
  ['the menu', openMenu],
  ['a programme', (page) => page.getByRole('dialog').getByRole('link', { name: 'APET' }).click()],
  ['another programme', (page) => follow(page, 'CJED')],
  ['people', (page) => follow(page, 'People')],
  ['a person', (page) => page.getByRole('main').getByRole('listitem').getByRole('link').first().click()],
  ['signing in', (page) => page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()],
  ['signing in without a password', (page) => page.getByRole('button', { name: 'Sign in', exact: true }).click()],
  ['an invalid URL', (page) => page.getByLabel('Email address').fill('nobody')],
  ['sent again', (page) => page.getByRole('button', { name: 'Sign in', exact: true }).click()],
  ['a link by e-mail', (page) => page.getByRole('button', { name: /link/ }).first().click()],
];

const formSteps: readonly Step[] = [
  ['signing up', (page, { origin }) => open(page, `${origin}/sign-up`)],
  ['a short password', (page) => page.getByLabel('Password', { exact: true }).fill('small')],
  ['a long one', (page) => page.getByLabel('Password', { exact: true }).fill('a sound password')],
  [
    'an incomplete form',
    (page) =>
      page
        .getByRole('button', { name: /^Create|^Sign up/ })
        .first()
        .click(),
  ],
  ['a page that does not exist', (page, { origin }) => open(page, `${origin}/not-a-page-of-this-site`)],
  ['a way on', (page) => page.getByRole('main').getByRole('link').first().click()],
];

/** `npm test` takes the first three steps in a list, which set a filter and remove it, and all steps in forms. */
const steps = isFull
  ? [...listSteps, ...itemSteps, ...searchSteps, ...programmeSteps, ...formSteps]
  : [...listSteps.slice(0, 3), ...formSteps];

test.describe('a visitor', () => {
  test.setTimeout(240_000);

  test('sees the same as without translation at every step', async ({ browser, memberSite: site }) => {
    const walk = async (isTranslated: boolean, check: (page: Page, name: string) => Promise<unknown>) => {
      const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 900 } });
      const page = await context.newPage();
      const errors = watchErrors(context);
      if (isTranslated) await translatePage(page, 'when loaded');
      else
        await page.addInitScript(() =>
          addEventListener('load', () => document.documentElement.classList.add('translated-ltr')),
        );
      for (const [name, step] of steps) {
        await test.step(`${name}${isTranslated ? ', translated' : ''}`, async () => {
          await step(page, site);
          await check(page, name);
        });
        expect(errors, name).toEqual([]);
      }
      await context.close();
    };
    // Both walks take place at the same time, because they mostly wait for words that may still change.
    const expected = new Map<string, string>();
    await Promise.all([
      walk(false, async (page, name) => expected.set(name, await readSettledWords(page))),
      walk(true, async (page, name) => {
        await expect.poll(() => expected.has(name), name).toBe(true);
        await expect.poll(() => readWords(page), name).toBe(expected.get(name));
      }),
    ]);
  });
});

test.describe('a member', () => {
  test('writes, publishes and changes settings @full', async ({ freshWriterPage: page, memberSite: site }) => {
    await translatePage(page, 'when loaded');
    await openForm(page, site, 'article');
    await untilTranslated(page);
    const publish = page.getByRole('button', { name: /^Publish/ }).first();
    await publish.click();
    await expect(page.getByRole('alert').first()).toBeFocused();
    const title = newTitle('Translated');
    await fillLeast(page, 'article', title);
    await page.locator('#f-body').fill('Words of the text.');
    await expect(page.getByText(`${title.length} / 150`)).toBeVisible();
    await publish.click();
    await expect(page.getByText(title).first()).toBeVisible();
    await expect(page).not.toHaveURL(/\/new\//);
    await open(page, `${site.origin}/settings`);
    const privacy = page.getByRole('region', { name: 'Privacy', exact: true });
    await privacy.getByLabel('Only me').check();
    await privacy.getByRole('button', { name: 'Save' }).click();
    await expect(privacy.getByText('Saved.')).toBeVisible();
    await privacy.getByLabel(/^Everyone/).check();
    await privacy.getByRole('button', { name: 'Save' }).click();
    await expect(privacy.getByText('Saved.')).toBeVisible();
    const account = page.getByRole('region', { name: 'Account', exact: true });
    await account.getByLabel('New email address').fill('no address');
    await account.getByRole('button', { name: 'Send a link to the new address' }).click();
    await expect(page.getByRole('alert').first()).toBeFocused();
  });

  test('reads notifications and marks them as read @full', async ({ freshVisitorPage: page, memberSite: site }) => {
    await translatePage(page, 'when loaded');
    await signIn(page, site, 'amina@example.org', '/notifications', samplePassword);
    await untilTranslated(page);
    const entry = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Mark as read' }) });
    const count = await entry.count();
    await entry.first().getByRole('button', { name: 'Mark as read' }).click();
    await expect(entry).toHaveCount(count - 1);
    await page.getByRole('button', { name: 'Mark as unread' }).first().click();
    await expect(entry).toHaveCount(count);
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(entry).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(entry).toHaveCount(count);
  });
});

test('messages appear, replace each other and close while the page is translated @full', async ({
  freshVisitorPage: page,
  memberSite: site,
}) => {
  site.deploy('workbench');
  await translatePage(page, 'when loaded');
  await open(page, `${site.origin}/about/toasts`);
  for (const type of ['info', 'error', 'loading']) {
    await page.getByRole('main').getByRole('button', { name: type, exact: true }).click();
    const toast = page
      .getByRole(type === 'error' ? 'alert' : 'status')
      .filter({ hasText: `A message of type ${type}` });
    await expect(toast).toBeVisible();
    await toast.getByRole('button', { name: 'Close this message' }).click();
    await expect(toast).toBeHidden();
  }
});

test('a new build of an app appears at the next navigation in a translated page', async ({
  freshVisitorPage: page,
  memberSite: site,
}) => {
  await page.clock.install();
  await translatePage(page, 'at once');
  await open(page, `${site.origin}/apet`);
  site.deploy('new-sentence');
  await follow(page, 'CJED');
  await expect(heading(page, /^CJED/)).toBeVisible();
  const manifest = page.waitForResponse(`${site.appOrigin}/manifest.json`);
  await page.clock.runFor('01:00:00');
  await (await manifest).finished();
  await follow(page, 'APET');
  await expect(page.getByText('A sentence changed by the team')).toBeVisible();
});

test('a translated list shows that it is offline and recovers once it is online @full', async ({
  freshVisitorPage: page,
  memberSite: site,
}) => {
  await translatePage(page, 'when loaded');
  await open(page, `${site.origin}/articles`);
  const link = page.getByRole('list', { name: 'Articles', exact: true }).getByRole('link');
  // Fills the cache with the code of an item's page before going offline.
  await link.first().click();
  await expect(page.getByRole('complementary', { name: 'At a glance' })).toBeVisible();
  await page.goBack();
  await page.context().setOffline(true);
  const notice = page.getByText(/^You are offline\. This copy was saved on/);
  await expect(notice).toBeVisible();
  await link.nth(3).click();
  await expect(page.getByText(/^You are offline/).first()).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('complementary', { name: 'At a glance' })).toBeVisible();
});

for (const path of ['/articles', '/articles/auda-nepad-ni-nini', '/apet', '/people'])
  test(`${path} works if it is translated before its scripts run${fullUnless(path === '/articles/auda-nepad-ni-nini')}`, async ({
    freshVisitorPage: page,
    memberSite: site,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await translatePage(page, 'at once');
    await open(page, site.origin + path);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Events' }).click();
    await expect(heading(page, 'Events')).toBeVisible();
    await page.getByRole('combobox', { name: 'Date' }).selectOption('past');
    await expect(page.getByText(/^\d+ results?$/)).toBeVisible();
    await openMenu(page);
    await page.getByRole('dialog').getByRole('link', { name: 'CJED' }).click();
    await expect(heading(page, /^CJED/)).toBeVisible();
  });

/** Returns a list that collects the uncaught errors of all pages. */
function watchErrors(context: BrowserContext): readonly string[] {
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(error.error().message));
  return errors;
}
