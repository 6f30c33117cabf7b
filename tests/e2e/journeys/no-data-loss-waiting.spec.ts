import { closed } from '../src/data-loss/leaving';
import { expectPublished, networkReturns, publish, publishInVain } from '../src/data-loss/sending';
import { commits, refuse } from '../src/data-loss/services';
import {
  begin,
  beginSaved,
  draftRow,
  expectInForm,
  expectNotSent,
  expectSentOnce,
  newText,
} from '../src/data-loss/text';
import { expect, publishButton, test } from '../src/writing';

// What waits to be sent.

test('a text that waits in two tabs, and is sent by one of them', async ({ writerPage: page, memberSite: site }) => {
  const text = newText();
  await begin(page, site, text);
  await page.context().setOffline(true);
  await publishInVain(page, text);
  const address = page.url();
  site.injectFault(refuse(commits, 503), 'shell');
  await page.context().setOffline(false);
  const other = await page.context().newPage();
  await other.goto(address);
  await expect(other.getByRole('heading', { name: /is waiting to be sent/ })).toBeVisible();
  site.injectFault(undefined, 'shell');
  await other.goto(`${site.origin}/articles`);
  // Both tabs have failed before, how often depends on the machine, and the pause grows with each time: a network that returns
  // ends it. One that goes while a tab is sending cuts that off, so that it may take more than one.
  await expect(async () => {
    await networkReturns(page);
    await expectPublished(page, text.title, 3_000);
  }).toPass();
  await expectSentOnce(page, site, text);
});

test('published offline, closed, and opened online at a list that anybody reads @full', async ({
  writerPage: page,
  memberSite: site,
}) => {
  const text = newText();
  await begin(page, site, text);
  await page.context().setOffline(true);
  await publishInVain(page, text);
  await expect(page.getByText('You are offline. It is saved on this device')).toBeVisible();
  await closed(page);
  await expectNotSent(site, text);
  await page.context().setOffline(false);
  const later = await page.context().newPage();
  await later.goto(`${site.origin}/articles`);
  await expectSentOnce(later, site, text);
});

test('published offline, and online again while it is looked at', async ({ writerPage: page, memberSite: site }) => {
  const text = newText();
  await begin(page, site, text);
  await page.context().setOffline(true);
  await publishInVain(page, text);
  await page.context().setOffline(false);
  await expectPublished(page, text.title);
  await expectSentOnce(page, site, text);
});

test('a text that waits, reloaded, then in the list of drafts, then sent @full', async ({
  writerPage: page,
  memberSite: site,
}) => {
  const text = newText();
  await begin(page, site, text);
  site.injectFault(refuse(commits, 503), 'shell');
  await publishInVain(page, text);
  await page.reload();
  await expect(page.getByRole('heading', { name: `“${text.title}” is waiting to be sent` })).toBeVisible();
  await page.getByRole('link', { name: 'Go to your content' }).click();
  await expect(draftRow(page, text)).toContainText('Waiting to be sent');
  site.injectFault(undefined, 'shell');
  await page.reload();
  await expectSentOnce(page, site, text);
});

test('taken back while it waits, changed, and published again @full', async ({
  writerPage: page,
  memberSite: site,
}) => {
  const text = newText();
  await begin(page, site, text);
  await page.context().setOffline(true);
  await publishInVain(page, text);
  await page.getByRole('button', { name: 'Cancel sending and edit' }).click();
  await expectInForm(page, text);
  const changed = { ...text, summary: 'Changed after it had been taken back, in a sentence.' };
  await page.locator('#f-summary').fill(changed.summary);
  await page.context().setOffline(false);
  await publish(page, changed);
  await expectSentOnce(page, site, changed);
});

test('the button pressed twice in haste', async ({ writerPage: page, memberSite: site }) => {
  const text = newText();
  await begin(page, site, text);
  await publishButton(page).dblclick();
  await expectPublished(page, text.title);
  await expectSentOnce(page, site, text);
});

test('published in two tabs at once @full', async ({ writerPage: page, memberSite: site }) => {
  const text = newText();
  await beginSaved(page, site, text);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expectInForm(other, text);
  await Promise.all([publish(page, text), publish(other, text)]);
  await expectSentOnce(page, site, text);
});
