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

// Drafts whose publication or picture upload fails.

for (const { status, message } of refusals) {
  test(`a draft survives a publication that is rejected with status ${status}${fullUnless(status === 403)}`, async ({
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
  test(`a draft survives a publication that ${way}, and is published once${fullUnless(isRepresentative)}`, async ({
    writerPage: page,
    memberSite: site,
  }) => {
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

test('a publication that fails with status 500 is retried after a pause @full', async ({
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

test('a draft survives a publication that fails with status 401 @full', async ({
  writerPage: page,
  memberSite: site,
}) => {
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

test('a draft survives a publication that hangs until its connection breaks @full', async ({
  writerPage: page,
  memberSite: site,
}) => {
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

test('a draft survives closing the tab during a publication that hangs @full', async ({
  writerPage: page,
  memberSite: site,
}) => {
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

test("a draft survives the browser's Back during a publication that hangs @full", async ({
  writerPage: page,
  memberSite: site,
}) => {
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
  [402, 'The site has no storage space left'],
  [403, 'Your account is not allowed to publish this'],
] as const) {
  test(`a draft survives a picture upload that fails with status ${status} @full`, async ({
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

test('a draft survives a picture upload whose connection breaks', async ({ writerPage: page, memberSite: site }) => {
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

test('a draft that is published while its picture is being resized keeps the picture @full', async ({
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
  // The error shows that the form now contains the picture, because the picture lacks a description.
  await expectRefused(page, text, 'One field needs your attention');
  await page.getByLabel('Description of the picture').fill(alt);
  await publish(page, text);
  await expect(page.getByRole('img', { name: alt })).toBeVisible();
  await expectSentOnce(page, site, text);
});

test('a draft survives if the code that publishes it fails to load @full', async ({
  freshWriterPage: page,
  memberSite: site,
}) => {
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

test('a draft survives if the host no longer has the build in which it was typed @full', async ({
  freshWriterPage: page,
  memberSite: site,
}) => {
  const text = newText();
  await begin(page, site, text);
  // Waits until the page has loaded all files of its build, because the build is about to disappear.
  await page.waitForLoadState('networkidle');
  for (let build = 0; build < MAX_BUILDS; build += 1) deployContent(site);
  await publishInVain(page, text);
  await page.reload();
  await expectPublished(page, text.title);
  await expectSentOnce(page, site, text);
});
