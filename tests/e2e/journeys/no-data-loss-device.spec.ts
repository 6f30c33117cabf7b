import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { putRecords, refusing, untilShownSaved } from '../src/data-loss/devices';
import { closed } from '../src/data-loss/leaving';
import { bothVersions, publish, signInHere } from '../src/data-loss/sending';
import {
  begin,
  beginSaved,
  draftRow,
  expectInForm,
  expectListed,
  expectSentOnce,
  savedRecords,
  newText,
  untilSaved,
  type Text,
} from '../src/data-loss/text';
import type { TestSite } from '../src/startSite';
import { expect, publishButton, test } from '../src/writing';
import { fullUnless } from '../src/full';

// Devices that refuse, and several tabs.

for (const [way, refuse] of [
  ['the database has no room', refusing.room],
  ['the database is forbidden', refusing.database],
  ['localStorage is forbidden', refusing.storage],
] as const) {
  test(`${way}: a reload right after it is shown as saved${fullUnless(refuse === refusing.room)}`, async ({
    freshVisitorPage: page,
    memberSite: site,
  }) => {
    const text = newText();
    await refuse(page);
    await begin(page, site, text);
    await untilShownSaved(page);
    await untilSaved(page, text);
    await page.reload();
    await expectInForm(page, text);
  });
}

test('the device is full', async ({ freshVisitorPage: page, memberSite: site }) => {
  const text = newText();
  const developer = await page.context().newCDPSession(page);
  await developer.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: 1 });
  await begin(page, site, text);
  await untilShownSaved(page);
  await untilSaved(page, text);
  await page.reload();
  await expectInForm(page, text);
});

test('all storage is forbidden: a warning, no loss by signing in, published', async ({
  freshVisitorPage: page,
  writer,
  memberSite: site,
}) => {
  const text = newText();
  await refusing.database(page);
  await refusing.storage(page);
  await begin(page, site, text);
  await expectNotSaved(page, text);
  await publishButton(page).click();
  await signInHere(page, writer.email);
  await expectInForm(page, text);
  await page.getByRole('link', { name: 'Your content' }).first().click();
  await draftRow(page, text).getByRole('link', { name: 'Continue writing' }).click();
  await expectInForm(page, text);
  await publish(page, text);
  await expectSentOnce(page, site, text);
});

test('all storage is forbidden: the browser asks for confirmation before the page goes, from the form and from any other page @full', async ({
  freshVisitorPage: page,
  memberSite: site,
}) => {
  const text = newText();
  await refusing.database(page);
  await refusing.storage(page);
  await begin(page, site, text);
  await expectNotSaved(page, text);
  await expectConfirmation(page);
  await expectInForm(page, text);
  await page.getByRole('link', { name: 'Your content' }).click();
  await expect(draftRow(page, text)).toBeVisible();
  await expectConfirmation(page);
  await draftRow(page, text).getByRole('link', { name: 'Continue writing' }).click();
  await expectInForm(page, text);
});

/** The form warns that the device stores nothing, and offers the text as a file. */
async function expectNotSaved(page: Page, text: Text): Promise<void> {
  const note = page
    .getByRole('alert')
    .filter({ hasText: 'This device has no space for what you write, or does not allow it to be saved.' });
  await expect(note).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    note.getByRole('button', { name: 'Save it as a file' }).click(),
  ]);
  const written = readFileSync(await file.path(), 'utf8');
  for (const part of [text.title, text.summary, text.body]) expect(written).toContain(part);
}

/** Closing the tab asks for confirmation, and whoever stays has the page as it was. */
async function expectConfirmation(page: Page): Promise<void> {
  const [dialog] = await Promise.all([page.waitForEvent('dialog'), page.close({ runBeforeUnload: true })]);
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
}

test('a damaged record beside a sound one @full', async ({ visitorPage: page, memberSite: site }) => {
  const text = newText();
  const damaged = { key: 'damaged1', kind: 'article', owner: null, values: { title: 7 }, savedAt: 'no time' };
  await beginSaved(page, site, text);
  await putRecords(page, [damaged]);
  await expectListed(page, site, text);
  const other = newText();
  await page.goto(`${site.origin}/new/article?draft=damaged1`);
  await page.locator('#f-title').fill(other.title);
  await untilShownSaved(page);
  expect((await savedRecords(page)).filter(({ key }) => key === 'damaged1')).toEqual([damaged]);
  await page.reload();
  await expect(page.locator('#f-title')).toHaveValue(other.title);
});

test('a draft of another build, which knew other fields @full', async ({ visitorPage: page, memberSite: site }) => {
  const { title, ...text } = newText();
  await page.goto(`${site.origin}/new`);
  await expect(page.getByText('Nothing unsent on this device')).toBeVisible();
  const more = { colour: 'green', tags: 'not a list' };
  const draft = {
    key: 'otherbuild1',
    kind: 'article',
    itemId: 'otherbuild1',
    base: null,
    owner: null,
    rev: 3,
    savedAt: 1,
    mood: 'good',
  };
  await putRecords(page, [{ ...draft, values: { title: 'Of another build', ...text, ...more } }]);
  await page.goto(`${site.origin}/new/article?draft=otherbuild1`);
  await expectInForm(page, { ...text, title: 'Of another build' });
  await page.locator('#f-title').fill(title);
  await untilSaved(page, { ...text, title });
  await page.reload();
  await expectInForm(page, { ...text, title });
  const [saved] = await savedRecords(page);
  expect(saved).toMatchObject({ mood: 'good', values: { colour: 'green' } });
});

test('one draft in two tabs, and something typed in both', async ({ writerPage: page, memberSite: site }) => {
  const text = newText();
  const other = await beginInTwo(page, site, text);
  const [mine, theirs] = [newText({ body: text.body }), newText({ body: text.body })];
  for (const [tab, typed] of [
    [page, mine],
    [other, theirs],
  ] as const) {
    await tab.bringToFront();
    await tab.locator('#f-title').fill(typed.title);
    await tab.locator('#f-summary').fill(typed.summary);
  }
  await Promise.all([untilSaved(page, mine), untilSaved(page, theirs)]);
  const forked = (tab: Page) => tab.getByText('This text was also changed in another window').count();
  await expect.poll(async () => (await forked(page)) + (await forked(other))).toBe(1);
  await expectInForm(page, mine);
  await expectInForm(other, theirs);
  // Each tab leads to the other one's text.
  await other.bringToFront();
  await other.getByRole('link', { name: mine.title }).click();
  await expectInForm(other, mine);
  await other.goBack();
  await expectInForm(other, theirs);
  await Promise.all([page.reload(), other.reload()]);
  await expectInForm(page, mine);
  await expectInForm(other, theirs);
});

test('two drafts in two tabs @full', async ({ writerPage: page, memberSite: site }) => {
  const [text, another] = [newText(), newText()];
  await begin(page, site, text);
  const other = await page.context().newPage();
  await begin(other, site, another);
  await Promise.all([closed(page), closed(other)]);
  const later = await page.context().newPage();
  await expectListed(later, site, text);
  await expectListed(later, site, another);
});

test('typed in one tab, and published as it was in the other @full', async ({ writerPage: page, memberSite: site }) => {
  const text = newText();
  const other = await beginInTwo(page, site, text);
  const typed = { ...text, title: `${text.title} in the other tab` };
  await other.locator('#f-title').fill(typed.title);
  await untilSaved(other, typed);
  await page.bringToFront();
  await publish(page, text);
  await expectSentOnce(page, site, text);
  await other.reload();
  await expectInForm(other, typed);
});

test('published in one tab, and typed on in the other: both are shown until one is chosen @full', async ({
  writerPage: page,
  memberSite: site,
}) => {
  const text = newText();
  const other = await beginInTwo(page, site, text);
  await page.bringToFront();
  await publish(page, text);
  await other.bringToFront();
  const typed = { ...text, summary: 'Typed in the other tab, when this one had published its own.' };
  await other.locator('#f-summary').fill(typed.summary);
  await untilSaved(other, typed);
  await other.reload();
  await expectInForm(other, typed);
  await publishButton(other).click();
  const choice = bothVersions(other);
  await expect(choice).toContainText(text.summary);
  await expect(choice).toContainText(typed.summary);
  // Reloaded, it asks again: what is published does not give way unasked.
  await other.reload();
  await expect(choice).toContainText(text.summary);
  await choice.getByRole('button', { name: 'Keep what I wrote' }).click();
  await other.getByRole('button', { name: 'Publish changes' }).click();
  await expectSentOnce(other, site, typed);
});

/** Types a text, and opens it in a second tab, which it returns. */
async function beginInTwo(page: Page, site: TestSite, text: Text): Promise<Page> {
  await beginSaved(page, site, text);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expectInForm(other, text);
  return other;
}
