import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { expectAccessible, sidewaysScroll, smallTargets, watchFirestore } from '../src/pageChecks';
import { expect, test } from '../src/test';
import { fullUnless, isFull } from '../src/full';

// Pages of items, with the sample content.

const items = {
  'knowledge products': [
    '/knowledge-products/continental-ai-strategy',
    '/knowledge-products/sample-publication-toolkit',
  ],
  articles: ['/articles/auda-nepad-ni-nini'],
  events: [
    '/events/sample-event-conference',
    '/events/sample-event-cancelled',
    '/events/sample-event-workshop',
    '/events/first-calestous-juma-executive-dialogue',
  ],
  opportunities: [
    '/opportunities/sample-opportunity-grant',
    '/opportunities/sample-opportunity-fellowship',
    '/opportunities/sample-opportunity-closed-tender',
    '/opportunities/sample-opportunity-rolling-training',
    '/opportunities/sample-opportunity-no-closing-day',
  ],
  products: ['/products/sample-product-water-logbook', '/products/sample-product-speech-platform'],
};

/** The kinds that `npm test` opens. */
const representatives = ['events', 'products'];

for (const [kind, paths] of Object.entries(items)) {
  test(`${kind} at 320 and 1440 px have titles, large targets, no sideways scrolling and no requests to Firestore, even with open panels${fullUnless(representatives.includes(kind))}`, async ({
    page,
    site,
  }) => {
    const direct = watchFirestore(page);
    // `npm test` opens only the first item of each kind.
    for (const [index, path] of paths.slice(0, isFull ? undefined : 1).entries()) {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(site.origin + path);
      await page.getByRole('heading', { name: 'Related content' }).scrollIntoViewIfNeeded();
      await expect(page.getByRole('list', { name: 'Related content' }).getByRole('listitem').first()).toBeVisible();
      // Loads each page once and then widens its window, which is faster than loading the page at each width.
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(page.getByRole('complementary', { name: 'At a glance' })).toBeVisible();
        const title = await page.getByRole('heading', { level: 1 }).textContent();
        await expect(page).toHaveTitle(`${title} · African Digital Policy`);
        if (index === 0) await expectAccessible(page, `one of ${kind}`);
        // "Share" and "Cite this" are the same on all pages of a kind, so it is enough to open them on the first page.
        for (const name of [...(index === 0 ? ['Share', 'Cite this'] : []), 'Add to calendar']) {
          const action = page.locator('summary', { hasText: name });
          if ((await action.count()) === 0) continue;
          await action.click();
          await expect(page.locator('details[open]').getByRole('button').first()).toBeVisible();
          await expectAccessible(page, `an item, “${name}” open`);
          expect(await smallTargets(page), `${path}: ${name}`).toEqual([]);
          expect(await sidewaysScroll(page), `${path}: ${name}`).toBe(0);
          await action.click();
          await expect(page.locator('details[open]')).toHaveCount(0);
        }
      }
    }
    expect(direct).toEqual([]);
  });
}

test.describe('an item that does not exist', () => {
  // The data service responds with 403 or 404 to requests for missing items.
  test.use({ allowed: /status (403|404)|status of (403|404)/ });

  test('shows the 404 page, however unusual its URL is', async ({ page, site }) => {
    for (const path of [
      '/articles/nobody-wrote-this',
      '/events/..%2F..%2Fusers%2Fx',
      '/opportunities/%3Cscript%3E',
      '/products/x%20y',
      `/knowledge-products/${'a'.repeat(200)}`,
    ]) {
      await page.goto(site.origin + path);
      await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' }), path).toBeVisible();
    }
  });
});

test('a body has a table of contents, marks links as user content, and shows wide tables without sideways scrolling', async ({
  page,
  site,
}) => {
  const long = [...site.firestore.documents()]
    .filter(({ path }) => path.startsWith('articles/'))
    .map(({ path }) => path);
  expect(long).toHaveLength(10);
  for (const path of long) {
    await page.goto(`${site.origin}/${path}`);
    await expect(page.getByRole('complementary', { name: 'At a glance' })).toBeVisible();
    for (const link of await page.locator('main [class*=body] a').all()) {
      expect(await link.getAttribute('rel')).toBe('ugc nofollow noopener');
    }
    await expect(page.getByText('##')).toHaveCount(0);
  }
});

test('a link in the table of contents of an article leads to its heading', async ({ page, site }) => {
  for (const { path } of site.firestore.documents()) {
    if (!path.startsWith('articles/')) continue;
    await page.goto(`${site.origin}/${path}`);
    await expect(page.getByRole('complementary', { name: 'At a glance' })).toBeVisible();
    const contents = page.getByRole('navigation', { name: 'On this page' });
    if ((await contents.count()) === 0) continue;
    const link = contents.getByRole('link').nth(2);
    const name = (await link.textContent()) ?? '';
    await link.click();
    await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
    return;
  }
  throw new Error('No article of the seed has contents.');
});

test("an item's byline leads to its author's profile @core", async ({ page, site }) => {
  await page.goto(`${site.origin}/articles/auda-nepad-ni-nini`);
  await expect(page.getByRole('link', { name: 'By Amina (sample member)' })).toHaveAttribute('href', '/amina-sample');
});

test("the calendar file of an event contains the same values as the page, in the event's time zone", async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/events/sample-event-conference`);
  await page.locator('summary', { hasText: 'Add to calendar' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Calendar file (.ics)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('sample-event-conference.ics');
  const event = new ICAL.Component(ICAL.parse(readFileSync(await download.path(), 'utf8'))).getFirstSubcomponent(
    'vevent',
  );
  expect(event?.getFirstPropertyValue('summary')).toBe(await page.getByRole('heading', { level: 1 }).textContent());
  expect(String(event?.getFirstPropertyValue('status'))).toBe('CONFIRMED');
  expect(event?.getFirstProperty('dtstart')?.getFirstParameter('tzid')).toMatch(/^Africa\//);
  expect(String(event?.getFirstPropertyValue('url'))).toContain('/events/sample-event-conference');
  await expect(page.getByRole('link', { name: 'Google Calendar' })).toHaveAttribute(
    'href',
    /^https:\/\/calendar\.google\.com\//,
  );
});

test('a deadline can be added to a calendar, unless the opportunity is closed', async ({ page, site }) => {
  await page.goto(`${site.origin}/opportunities/sample-opportunity-fellowship`);
  await expect(page.locator('time', { hasText: 'anywhere on Earth' })).toBeVisible();
  await page.locator('summary', { hasText: 'Add to calendar' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Calendar file (.ics)' }).click(),
  ]);
  const entry = new ICAL.Component(ICAL.parse(readFileSync(await download.path(), 'utf8'))).getFirstSubcomponent(
    'vevent',
  );
  expect(String(entry?.getFirstPropertyValue('summary'))).toMatch(/^Closes: /);
  await page.goto(`${site.origin}/opportunities/sample-opportunity-closed-tender`);
  await expect(page.getByRole('complementary', { name: 'Closed' })).toBeVisible();
  await expect(page.locator('summary', { hasText: 'Add to calendar' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Apply/ })).toHaveCount(0);
});

test('a citation in every format is created on the device and can be copied and saved @full', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${site.origin}/knowledge-products/continental-ai-strategy`);
  await page.locator('summary', { hasText: 'Cite this' }).click();
  const cited = page.locator('details[open] pre');
  const formats = [
    ['APA 7', /^African Union\. \(2024/],
    ['Harvard', /^African Union/],
    ['IEEE', /^African Union, “/],
    ['BibTeX', /^@\w+\{/],
    ['RIS', /^TY {2}- /],
    ['CSL-JSON', /^\[?\s*\{/],
  ] as const;
  for (const [format, begins] of formats) {
    await page.getByLabel('Style').selectOption(format);
    await expect(cited).toHaveText(begins);
  }
  await page.getByRole('button', { name: 'Copy the citation' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await cited.textContent());
});

test('an item can be shared by link, by URL and by a QR code that prints as a poster @full', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${site.origin}/articles/auda-nepad-ni-nini`);
  await page.locator('summary', { hasText: 'Share' }).click();
  for (const name of ['WhatsApp', 'Facebook', 'X', 'LinkedIn', 'Telegram', 'Email']) {
    const href = await page.getByRole('link', { name, exact: true }).getAttribute('href');
    expect(decodeURIComponent(href ?? ''), name).toContain('/articles/auda-nepad-ni-nini');
  }
  await page.getByRole('button', { name: 'Copy the link' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.origin}/articles/auda-nepad-ni-nini`);
  await page.getByRole('button', { name: 'QR code' }).click();
  await expect(page.getByRole('img', { name: /^QR code with a link to/ })).toBeVisible();
  await expectAccessible(page, 'an item with its QR code');
  await page.evaluate(() => {
    window.print = () => Reflect.set(window, 'printed', document.documentElement.className);
  });
  await page.getByRole('button', { name: 'Print a poster' }).click();
  expect(await page.evaluate(() => Reflect.get(window, 'printed'))).toMatch(/^content-/);
});

test('a printed item contains text, facts and URL but neither menus nor actions', async ({ page, site }) => {
  await page.goto(`${site.origin}/articles/auda-nepad-ni-nini`);
  await expect(page.getByRole('complementary', { name: 'At a glance' })).toBeVisible();
  await page.mouse.wheel(0, 300);
  await expect(page.getByRole('heading', { name: 'Kazi zake' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`${site.origin}/articles/auda-nepad-ni-nini`)).toBeVisible();
  await expect(page.locator('summary', { hasText: 'Share' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Related content' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
});

test("an event also shows its time in the reader's time zone", async ({ browser, site }) => {
  const context = await browser.newContext({ timezoneId: 'Africa/Johannesburg', locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(`${site.origin}/events/sample-event-conference`);
  await expect(page.getByText(/^Your time: /).first()).toContainText('South Africa Standard Time');
  await context.close();
});
