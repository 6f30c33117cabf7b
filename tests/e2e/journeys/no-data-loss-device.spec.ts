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

// Devices that refuse to store drafts, and drafts in several tabs.

for (const [way, refuse] of [
  ['the database is full', refusing.room],
  ['the device blocks the database', refusing.database],
  ['the device blocks localStorage', refusing.storage],
] as const) {
  test(`a draft shown as saved survives a reload when ${way}${fullUnless(refuse === refusing.room)}`, async ({
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

test('a draft survives a full device @full', async ({ freshVisitorPage: page, memberSite: site }) => {
  const text = newText();
  const developer = await page.context().newCDPSession(page);
  await developer.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: 1 });
  await begin(page, site, text);
  await untilShownSaved(page);
  await untilSaved(page, text);
  await page.reload();
  await expectInForm(page, text);
});

test('if all storage is blocked, the form warns, and the draft survives sign-in and is published', async ({
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

test('if all storage is blocked, the browser asks for confirmation before it closes the form or any other page @full', async ({
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

/** Expects a warning that the device cannot store the text, and an offer to download the text. */
async function expectNotSaved(page: Page, text: Text): Promise<void> {
  const note = page.getByRole('alert').filter({ hasText: 'We could not save your text on this device.' });
  await expect(note).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    note.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const written = readFileSync(await file.path(), 'utf8');
  for (const part of [text.title, text.summary, text.body]) expect(written).toContain(part);
}

/** Expects that closing the tab needs confirmation, and that the page does not change if the visitor stays. */
async function expectConfirmation(page: Page): Promise<void> {
  const [dialog] = await Promise.all([page.waitForEvent('dialog'), page.close({ runBeforeUnload: true })]);
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
}

test('a damaged record does not affect an intact draft @full', async ({ visitorPage: page, memberSite: site }) => {
  const text = newText();
  const damaged = { key: 'damaged1', kind: 'article', owner: null, values: { title: 7 }, savedAt: 'no time' };
  await beginSaved(page, site, text);
  await putRecords(page, [damaged]);
  await expectListed(page, site, text);
  const secondTab = newText();
  await page.goto(`${site.origin}/new/article?draft=damaged1`);
  await page.locator('#f-title').fill(secondTab.title);
  await untilShownSaved(page);
  expect((await savedRecords(page)).filter(({ key }) => key === 'damaged1')).toEqual([damaged]);
  await page.reload();
  await expect(page.locator('#f-title')).toHaveValue(secondTab.title);
});

test('a draft from another build with other fields is opened without loss @full', async ({
  visitorPage: page,
  memberSite: site,
}) => {
  const { title, ...text } = newText();
  await page.goto(`${site.origin}/new`);
  await expect(page.getByText('No unsent drafts on this device')).toBeVisible();
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

test('both versions are stored if a draft is edited in two tabs', async ({ writerPage: page, memberSite: site }) => {
  const text = newText();
  const secondTab = await beginInTwo(page, site, text);
  const [mine, theirs] = [newText({ body: text.body }), newText({ body: text.body })];
  for (const [tab, typed] of [
    [page, mine],
    [secondTab, theirs],
  ] as const) {
    await tab.bringToFront();
    await tab.locator('#f-title').fill(typed.title);
    await tab.locator('#f-summary').fill(typed.summary);
  }
  await Promise.all([untilSaved(page, mine), untilSaved(page, theirs)]);
  const forked = (tab: Page) => tab.getByText('This text was also changed in another window').count();
  await expect.poll(async () => (await forked(page)) + (await forked(secondTab))).toBe(1);
  await expectInForm(page, mine);
  await expectInForm(secondTab, theirs);
  // Each tab has a link to the version of the other tab.
  await secondTab.bringToFront();
  await secondTab.getByRole('link', { name: mine.title }).click();
  await expectInForm(secondTab, mine);
  await secondTab.goBack();
  await expectInForm(secondTab, theirs);
  await Promise.all([page.reload(), secondTab.reload()]);
  await expectInForm(page, mine);
  await expectInForm(secondTab, theirs);
});

test('two drafts in two tabs do not affect each other @full', async ({ writerPage: page, memberSite: site }) => {
  const [text, another] = [newText(), newText()];
  await begin(page, site, text);
  const secondTab = await page.context().newPage();
  await begin(secondTab, site, another);
  await Promise.all([closed(page), closed(secondTab)]);
  const later = await page.context().newPage();
  await expectListed(later, site, text);
  await expectListed(later, site, another);
});

test('a draft that is edited in one tab remains if another tab publishes an older version @full', async ({
  writerPage: page,
  memberSite: site,
}) => {
  const text = newText();
  const secondTab = await beginInTwo(page, site, text);
  const typed = { ...text, title: `${text.title} in the other tab` };
  await secondTab.locator('#f-title').fill(typed.title);
  await untilSaved(secondTab, typed);
  await page.bringToFront();
  await publish(page, text);
  await expectSentOnce(page, site, text);
  await secondTab.reload();
  await expectInForm(secondTab, typed);
});

test('if a draft is published in one tab and edited in another, the form shows both versions until the member chooses @full', async ({
  writerPage: page,
  memberSite: site,
}) => {
  const text = newText();
  const secondTab = await beginInTwo(page, site, text);
  await page.bringToFront();
  await publish(page, text);
  await secondTab.bringToFront();
  const typed = { ...text, summary: 'Typed in the other tab, when this one had published its own.' };
  await secondTab.locator('#f-summary').fill(typed.summary);
  await untilSaved(secondTab, typed);
  await secondTab.reload();
  await expectInForm(secondTab, typed);
  await publishButton(secondTab).click();
  const choice = bothVersions(secondTab);
  await expect(choice).toContainText(text.summary);
  await expect(choice).toContainText(typed.summary);
  // The form still shows both versions after a reload, because only the member may replace a published text.
  await secondTab.reload();
  await expect(choice).toContainText(text.summary);
  await choice.getByRole('button', { name: 'Keep my version' }).click();
  await secondTab.getByRole('button', { name: 'Publish changes' }).click();
  await expectSentOnce(secondTab, site, typed);
});

/** Types a text, opens the same draft in a second tab, and returns the second tab. */
async function beginInTwo(page: Page, site: TestSite, text: Text): Promise<Page> {
  await beginSaved(page, site, text);
  const secondTab = await page.context().newPage();
  await secondTab.goto(page.url());
  await expectInForm(secondTab, text);
  return secondTab;
}
