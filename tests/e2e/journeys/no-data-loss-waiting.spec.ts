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

// Published texts that wait to be sent.

test('a text that waits in two tabs is sent once', async ({ writerPage: page, memberSite: site }) => {
  const text = newText();
  await begin(page, site, text);
  await page.context().setOffline(true);
  await publishInVain(page, text);
  const address = page.url();
  site.injectFault(refuse(commits, 503), 'shell');
  await page.context().setOffline(false);
  const secondTab = await page.context().newPage();
  await secondTab.goto(address);
  await expect(secondTab.getByRole('heading', { name: /is waiting to be sent/ })).toBeVisible();
  site.injectFault(undefined, 'shell');
  await secondTab.goto(`${site.origin}/articles`);
  // Each failure makes the pause before the next retry longer, but an "online" event ends the pause. Going offline may
  // interrupt a tab that is sending, so this simulates the event until the text has been sent.
  await expect(async () => {
    await networkReturns(page);
    await expectPublished(page, text.title, 3_000);
  }).toPass();
  await expectSentOnce(page, site, text);
});

test('a text published offline is sent after the tab was closed and a public list is opened online @full', async ({
  writerPage: page,
  memberSite: site,
}) => {
  const text = newText();
  await begin(page, site, text);
  await page.context().setOffline(true);
  await publishInVain(page, text);
  await expect(page.getByText('You are offline. Your text is saved on this device')).toBeVisible();
  await closed(page);
  await expectNotSent(site, text);
  await page.context().setOffline(false);
  const later = await page.context().newPage();
  await later.goto(`${site.origin}/articles`);
  await expectSentOnce(later, site, text);
});

test('a text published offline is sent once the browser is online, while its form is open', async ({
  writerPage: page,
  memberSite: site,
}) => {
  const text = newText();
  await begin(page, site, text);
  await page.context().setOffline(true);
  await publishInVain(page, text);
  await page.context().setOffline(false);
  await expectPublished(page, text.title);
  await expectSentOnce(page, site, text);
});

test('a waiting text survives a reload and is sent from the list of drafts @full', async ({
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

test('a waiting text can be withdrawn, changed and published again @full', async ({
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

test('a double click on the button publishes once @full', async ({ writerPage: page, memberSite: site }) => {
  const text = newText();
  await begin(page, site, text);
  await publishButton(page).dblclick();
  await expectPublished(page, text.title);
  await expectSentOnce(page, site, text);
});

test('publishing in two tabs at the same time publishes once @full', async ({ writerPage: page, memberSite: site }) => {
  const text = newText();
  await beginSaved(page, site, text);
  const secondTab = await page.context().newPage();
  await secondTab.goto(page.url());
  await expectInForm(secondTab, text);
  await Promise.all([publish(page, text), publish(secondTab, text)]);
  await expectSentOnce(page, site, text);
});
