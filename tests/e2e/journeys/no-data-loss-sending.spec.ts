import { MAX_BUILDS, deployContent } from '../src/data-loss/builds';
import { closed } from '../src/data-loss/leaving';
import {
  addPicture,
  alt,
  choosePicture,
  expectPicture,
  expectPublished,
  expectRefused,
  failures,
  networkReturns,
  passPause,
  publish,
  publishInVain,
  refusals,
} from '../src/data-loss/sending';
import { commits, cut, hang, refuse, uploads } from '../src/data-loss/services';
import { begin, draftRow, expectInForm, expectSentOnce, newText } from '../src/data-loss/text';
import { expect, publishButton, test } from '../src/writing';
import { fullUnless } from '../src/full';

// What is sent, and does not arrive.

for (const { status, message } of refusals) {
  test(`a publication is answered ${status}${fullUnless(status === 403)}`, async ({
    writerPage: page,
    memberSite: site,
  }) => {
    const text = newText();
    await begin(page, site, text);
    site.injectFault(refuse(commits, status), 'shell');
    await publishButton(page).click();
    await expectRefused(page, text, message);
    await page.reload();
    await expectInForm(page, text);
    site.injectFault(undefined, 'shell');
    await publish(page, text);
    await expectSentOnce(page, site, text);
  });
}

for (const { way, fault, passes, isRepresentative = false } of failures) {
  test(`a publication ${way}${fullUnless(isRepresentative)}`, async ({ writerPage: page, memberSite: site }) => {
    const text = newText();
    await begin(page, site, text);
    site.injectFault(fault(), 'shell');
    await publishInVain(page, text);
    if (passes === undefined) site.injectFault(undefined, 'shell');
    for (let tries = 0; tries < (passes ?? 0); tries += 1) {
      const failed = page.waitForEvent('requestfailed', (request) => commits.test(request.url()));
      await networkReturns(page);
      await failed;
    }
    await networkReturns(page);
    await expectPublished(page, text.title);
    await expectSentOnce(page, site, text);
  });
}

test('a publication is answered 500, and tried again after a pause', async ({
  freshWriterPage: page,
  memberSite: site,
}) => {
  const text = newText();
  await page.clock.install();
  await begin(page, site, text);
  site.injectFault(refuse(commits, 500), 'shell');
  await publishInVain(page, text);
  site.injectFault(undefined, 'shell');
  await passPause(page);
  await expectPublished(page, text.title);
  await expectSentOnce(page, site, text);
});

test('a publication is answered 401 @full', async ({ writerPage: page, memberSite: site }) => {
  const text = newText();
  await begin(page, site, text);
  site.injectFault(refuse(commits, 401), 'shell');
  await publishInVain(page, text);
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel sending and edit' }).click();
  await expectInForm(page, text);
  site.injectFault(undefined, 'shell');
  await publish(page, text);
  await expectSentOnce(page, site, text);
});

test('a publication hangs, and its connection breaks @full', async ({ writerPage: page, memberSite: site }) => {
  const text = newText();
  const held = hang(commits);
  await begin(page, site, text);
  site.injectFault(held.intercept, 'shell');
  await publishButton(page).click();
  await expect.poll(held.requests).toBe(1);
  await expect(page.getByText('Sending', { exact: true })).toBeVisible();
  held.end();
  await expect(page.getByRole('heading', { name: /is waiting to be sent/ })).toBeVisible();
  await networkReturns(page);
  await expectPublished(page, text.title);
  await expectSentOnce(page, site, text);
});

test('a publication hangs, and the tab is closed', async ({ writerPage: page, memberSite: site }) => {
  const text = newText();
  const held = hang(commits);
  await begin(page, site, text);
  site.injectFault(held.intercept, 'shell');
  await publishButton(page).click();
  await expect.poll(held.requests).toBe(1);
  await closed(page);
  held.end();
  const later = await page.context().newPage();
  await later.goto(`${site.origin}/articles`);
  await expectSentOnce(later, site, text);
});

test('a publication hangs, and the browser’s back is pressed @full', async ({ writerPage: page, memberSite: site }) => {
  const text = newText();
  const held = hang(commits);
  await page.goto(`${site.origin}/new`);
  await begin(page, site, text);
  site.injectFault(held.intercept, 'shell');
  await publishButton(page).click();
  await expect.poll(held.requests).toBe(1);
  await page.goBack();
  await expect(draftRow(page, text)).toContainText('Sending…');
  held.end();
  await expectSentOnce(page, site, text);
});

for (const [status, message] of [
  [402, 'The site has no space left at the moment'],
  [403, 'Your account is not allowed to publish this'],
] as const) {
  test(`the upload of the picture is answered ${status}${fullUnless(status === 402)}`, async ({
    writerPage: page,
    memberSite: site,
  }) => {
    const text = newText();
    await begin(page, site, text);
    await addPicture(page);
    site.injectFault(refuse(uploads, status), 'shell');
    await publishButton(page).click();
    await expectRefused(page, text, message);
    await page.reload();
    await expectInForm(page, text);
    await expectPicture(page);
    site.injectFault(undefined, 'shell');
    await publish(page, text);
    await expect(page.getByRole('img', { name: alt })).toBeVisible();
    await expectSentOnce(page, site, text);
  });
}

test('the upload of the picture is cut off midway', async ({ writerPage: page, memberSite: site }) => {
  const text = newText();
  await begin(page, site, text);
  await addPicture(page);
  await expectPicture(page);
  site.injectFault(cut(uploads), 'shell');
  await publishInVain(page, text);
  site.injectFault(undefined, 'shell');
  await networkReturns(page);
  await expectPublished(page, text.title);
  await expect(page.getByRole('img', { name: alt })).toBeVisible();
  await expectSentOnce(page, site, text);
});

test('published while the picture is still being made smaller @full', async ({
  freshWriterPage: page,
  memberSite: site,
}) => {
  const text = newText();
  await page.addInitScript(() => {
    const real = createImageBitmap as (file: Blob) => Promise<ImageBitmap>;
    Reflect.set(window, 'createImageBitmap', async (file: Blob) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      return real(file);
    });
  });
  await begin(page, site, text);
  await choosePicture(page);
  await publishButton(page).click();
  // It came with the picture, which has no description yet.
  await expectRefused(page, text, 'One field needs your attention');
  await page.getByLabel('What the picture shows').fill(alt);
  await publish(page, text);
  await expect(page.getByRole('img', { name: alt })).toBeVisible();
  await expectSentOnce(page, site, text);
});

test('the code that publishes does not come', async ({ freshWriterPage: page, memberSite: site }) => {
  const text = newText();
  await page.clock.install();
  await begin(page, site, text);
  site.injectFault(refuse(/createWriter/, 404), 'mfe-content');
  await publishInVain(page, text);
  site.injectFault(undefined, 'mfe-content');
  await passPause(page);
  await expectPublished(page, text.title);
  await expectSentOnce(page, site, text);
});

test('the build in which it was typed has left its host when it is published @full', async ({
  freshWriterPage: page,
  memberSite: site,
}) => {
  const text = newText();
  await begin(page, site, text);
  // Nothing of the build is on its way any more.
  await page.waitForLoadState('networkidle');
  for (let build = 0; build < MAX_BUILDS; build += 1) deployContent(site);
  await publishInVain(page, text);
  await page.reload();
  await expectPublished(page, text.title);
  await expectSentOnce(page, site, text);
});
