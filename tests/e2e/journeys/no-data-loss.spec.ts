import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asDesktop, killBrowser, slowDatabase, withPageCache } from '../src/data-loss/browsers';
import { deployContent } from '../src/data-loss/builds';
import { refuse } from '../src/data-loss/services';
import { ways } from '../src/data-loss/leaving';
import {
  begin,
  beginSaved,
  expectInForm,
  expectListed,
  newText,
  type,
  typeSaved,
  untilSaved,
} from '../src/data-loss/text';
import { expect, openForm, test } from '../src/writing';
import { fullUnless } from '../src/full';

// All known ways to leave or interrupt a form. The form must not lose any of the typed text.

for (const { way, isRepresentative = false, soon, inSite, leave } of ways) {
  test(`a draft survives ${way}${fullUnless(isRepresentative)}`, async ({ writerPage: page, memberSite: site }) => {
    const text = newText();
    if (inSite) {
      await page.goto(`${site.origin}/new`);
      await page.getByRole('link', { name: 'Write an article' }).click();
      await expect(page.locator('#f-title')).toBeVisible();
    } else await openForm(page, site, 'article');
    await (soon ? type : typeSaved)(page, text);
    const back = await leave({ page, context: page.context(), site, text, address: page.url() });
    await expectInForm(back ?? page, text);
  });
}

test('a draft survives a reload while the device saves it @full', async ({
  freshWriterPage: page,
  memberSite: site,
}) => {
  const text = newText();
  const begun = await slowDatabase(page);
  await begin(page, site, text);
  await expect.poll(begun, { intervals: [20] }).toBeGreaterThan(0);
  await page.reload();
  await expectInForm(page, text);
});

test('a draft survives if the browser is killed two seconds after the last key press @full', async ({
  playwright,
  launchOptions,
  memberSite: site,
}) => {
  const text = newText();
  const profile = mkdtempSync(join(tmpdir(), 'no-data-loss-'));
  const open = () => playwright.chromium.launchPersistentContext(profile, asDesktop(launchOptions));
  try {
    const first = await open();
    const [page = await first.newPage()] = first.pages();
    await begin(page, site, text);
    const address = page.url();
    // Waits for the time that the site promises, because a page cannot know when the browser has written to disk.
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

test('a draft survives if the page comes from the back/forward cache @full', async ({
  playwright,
  launchOptions,
  memberSite: site,
}) => {
  const text = newText();
  const browser = await playwright.chromium.launch(withPageCache(launchOptions));
  const page = await browser.newPage();
  await begin(page, site, text);
  await page.evaluate(() =>
    window.addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'restored', persisted)),
  );
  await page.goto(`${site.appOrigin}/manifest.json`);
  await page.evaluate(() => history.back());
  await page.waitForFunction(() => Reflect.get(window, 'restored') === true);
  await expectInForm(page, text);
  await page.locator('#f-title').fill('Typed after it');
  await page.reload();
  await expectInForm(page, { ...text, title: 'Typed after it' });
  await browser.close();
});

test("a draft survives if the device's clock is set back by a year @full", async ({
  freshWriterPage: page,
  memberSite: site,
}) => {
  const text = newText();
  await beginSaved(page, site, text);
  await page.clock.setFixedTime(Date.now() - 365 * 86_400_000);
  await page.reload();
  await page.locator('#f-title').fill('Of last year');
  await untilSaved(page, { ...text, title: 'Of last year' });
  await page.reload();
  await expectInForm(page, { ...text, title: 'Of last year' });
});

test("a draft survives if the visitor clears the site's data while the form is open", async ({
  visitorPage: page,
  memberSite: site,
}) => {
  const text = newText();
  await beginSaved(page, site, text);
  const developer = await page.context().newCDPSession(page);
  await developer.send('Storage.clearDataForOrigin', { origin: site.origin, storageTypes: 'all' });
  await page.locator('#f-title').fill('Typed after it');
  await untilSaved(page, { ...text, title: 'Typed after it' });
  await page.reload();
  await expectInForm(page, { ...text, title: 'Typed after it' });
});

test('a draft survives the reload for a new build of the shell @full', async ({
  freshWriterPage: page,
  memberSite: site,
}) => {
  const text = newText();
  const latest = join(site.shellFolder, 'builds', 'latest.json');
  await page.clock.install();
  await beginSaved(page, site, text);
  writeFileSync(latest, '{"build":"b-ffffffffff"}');
  await page.clock.runFor('01:00:02');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByText('Save your text first, then reload the page.')).toBeVisible();
  await expectInForm(page, text);
  await page.reload();
  await expectInForm(page, text);
});

test('a draft survives if the code of the preview fails to load @full', async ({
  freshWriterPage: page,
  memberSite: site,
}) => {
  const text = newText();
  await begin(page, site, text);
  site.injectFault(refuse(/write-preview/, 404), 'mfe-content');
  await page.getByRole('button', { name: 'Show the preview' }).click();
  await expect(page.getByText('Your text is not affected.')).toBeVisible();
  await expectInForm(page, text);
  site.injectFault(undefined, 'mfe-content');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(
    page.getByRole('region', { name: 'Preview' }).getByText(text.title, { exact: true }).first(),
  ).toBeVisible();
  await expectInForm(page, text);
});

test('a draft survives a reload after which the code of the form fails to load @full', async ({
  writerPage: page,
  memberSite: site,
}) => {
  const text = newText();
  await begin(page, site, text);
  deployContent(site);
  site.injectFault(refuse(/write-form/, 404), 'mfe-content');
  await page.reload();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  site.injectFault(undefined, 'mfe-content');
  await again.click();
  await expectInForm(page, text);
});
