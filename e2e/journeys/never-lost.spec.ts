import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killBrowser, slowDatabase, withPageCache } from '../src/lost/browsers';
import { ways } from '../src/lost/leaving';
import { expect, test } from '../src/lost/test';
import { begin, expectInForm, expectListed, newText, type, typeKept, untilKept } from '../src/lost/text';
import { openForm } from '../src/writing';

// Every way known to lose a text that is being written, each with the proof that nothing of it is lost.

for (const { way, soon, leave } of ways) {
  test(way, async ({ desk, memberSite: site }) => {
    const text = newText();
    await desk.goto(`${site.origin}/new`);
    await desk.getByRole('link', { name: 'Write an article' }).click();
    await expect(desk.locator('#f-title')).toBeVisible();
    await (soon ? type : typeKept)(desk, text);
    const back = await leave({ page: desk, context: desk.context(), site, text, address: desk.url() });
    await expectInForm(back ?? desk, text);
  });
}

test('a reload while the device is keeping it', async ({ desk, memberSite: site }) => {
  const text = newText();
  const begun = await slowDatabase(desk);
  await openForm(desk, site, 'article');
  await type(desk, text);
  await expect.poll(begun).toBeGreaterThan(0);
  await desk.reload();
  await expectInForm(desk, text);
});

test('the browser is killed two seconds after the last key, and opened again', async ({
  playwright,
  launchOptions,
  memberSite: site,
}) => {
  const text = newText();
  const profile = mkdtempSync(join(tmpdir(), 'never-lost-'));
  const open = () => playwright.chromium.launchPersistentContext(profile, launchOptions);
  try {
    const first = await open();
    const [page = await first.newPage()] = first.pages();
    await openForm(page, site, 'article');
    await type(page, text);
    const address = page.url();
    await page.waitForTimeout(2_000);
    killBrowser(profile);
    await first.close().catch(() => undefined);
    const second = await open();
    const back = await second.newPage();
    await back.goto(address);
    await expectInForm(back, text);
    await expectListed(back, site, text);
    await second.close();
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});

test('a page that the browser kept as it was, and shows again', async ({
  playwright,
  launchOptions,
  memberSite: site,
}) => {
  const text = newText();
  const browser = await playwright.chromium.launch(withPageCache(launchOptions));
  const page = await browser.newPage();
  await openForm(page, site, 'article');
  await type(page, text);
  await page.evaluate(() => window.addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'kept', persisted)));
  await page.goto(`${site.appOrigin}/manifest.json`);
  await page.evaluate(() => history.back());
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'kept') as unknown)).toBe(true);
  await expectInForm(page, text);
  await page.locator('#f-title').fill('Typed after it');
  await page.reload();
  await expectInForm(page, { ...text, title: 'Typed after it' });
  await browser.close();
});

test('the device’s clock set back by a year', async ({ ownDesk: page, memberSite: site }) => {
  const text = newText();
  await begin(page, site, text);
  await page.clock.setFixedTime(Date.now() - 365 * 86_400_000);
  await page.reload();
  await page.locator('#f-title').fill('Of last year');
  await untilKept(page, { ...text, title: 'Of last year' });
  await page.reload();
  await expectInForm(page, { ...text, title: 'Of last year' });
});

test('the site’s data cleared in the browser while the form is open', async ({ visitor: page, memberSite: site }) => {
  const text = newText();
  await begin(page, site, text);
  const developer = await page.context().newCDPSession(page);
  await developer.send('Storage.clearDataForOrigin', { origin: site.origin, storageTypes: 'all' });
  await page.locator('#f-title').fill('Typed after it');
  await untilKept(page, { ...text, title: 'Typed after it' });
  await page.reload();
  await expectInForm(page, { ...text, title: 'Typed after it' });
});
