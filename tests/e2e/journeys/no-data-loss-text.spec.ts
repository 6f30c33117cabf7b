import type { Page } from '@playwright/test';
import { changeElsewhere, deleteElsewhere, publishChange, putItem, storedText } from '../src/data-loss/items';
import { addPicture, bothVersions, expectPicture, expectPublished, publish } from '../src/data-loss/sending';
import {
  begin,
  beginSaved,
  draftRow,
  expectInForm,
  expectListed,
  expectNotSent,
  expectSentOnce,
  newText,
  untilSaved,
} from '../src/data-loss/text';
import { expect, openForm, publishButton, test } from '../src/writing';
import { fullUnless } from '../src/full';

// Drafts with unusual characters, drafts with every type of field, and changes to published items.

/** Name of the text that `npm test` tries. `npm run test:full` tries all texts. */
const representative = 'right-to-left and left-to-right passages';

const exact = {
  'right-to-left and left-to-right passages':
    'هذا نص طويل عن السياسات الرقمية.\nMixed 123 كلام (in brackets) ۱۲۳ \u202Bembedded\u202C',
  'emoji and combining characters': 'Ẹ̀kọ́ 👩🏾‍💻👨‍👩‍👧‍👦🇰🇪 e\u0301 é ﬁ 𝒳 Ngũgĩ',
  'line breaks and spaces': 'One\n\n\n  two\n\tthree   \n- four\n\n    five\n.',
  'markup and escape sequences':
    '<script>window.hit = 1</script> &amp; <b>b</b> {{x}} ${y} \\n %00 [a](javascript:1) <!-- -->',
  '50,000 characters': `${'A sentence of fifty signs, which says nothing more. '.repeat(961)}`
    .slice(0, 49_999)
    .concat('.'),
};

for (const [what, body] of Object.entries(exact)) {
  test(`a text with ${what} survives a reload and publication unchanged${fullUnless(what === representative)}`, async ({
    writerPage: page,
    memberSite: site,
  }) => {
    const text = newText({ body });
    await begin(page, site, text);
    await page.reload();
    await expectInForm(page, text);
    await publish(page, text);
    await expectSentOnce(page, site, text);
    expect(await page.evaluate('window.hit')).toBeUndefined();
  });
}

test('a picture and its description survive a reload right after the last key press', async ({
  writerPage: page,
  memberSite: site,
}) => {
  const text = newText();
  await beginSaved(page, site, text);
  await addPicture(page);
  await page.reload();
  await expectInForm(page, text);
  await expectPicture(page);
});

const choose = (page: Page, option: string) => page.getByRole('radio', { name: option }).first().check();

test('lists, choices, times and flags survive a reload right after the last input', async ({
  writerPage: page,
  memberSite: site,
}) => {
  await openForm(page, site, 'event');
  await page.locator('#f-title').fill('An event with all that it may have');
  await page.locator('#f-startsAt').fill('2027-03-01T09:30');
  await page.locator('#f-endsAt').fill('2027-03-02T17:45');
  await page.locator('#f-timezone').selectOption('Africa/Lagos');
  await choose(page, 'In person');
  await page.locator('#f-venueName').fill('A hall');
  await page.locator('#f-venueCountry').selectOption({ label: 'Kenya' });
  await page.locator('#f-languages').selectOption({ label: 'Swahili' });
  await page.getByRole('button', { name: 'Add to “Languages of the event”' }).click();
  await page.locator('#f-languages').selectOption({ label: 'French' });
  await page.getByLabel('Data governance').check();
  await page.getByLabel('Health').check();
  for (const [index, tag] of ['one tag', 'another tag'].entries()) {
    await page.locator('#f-tags-add').click();
    await page.locator(`#f-tags-${index}`).fill(tag);
  }
  await page.locator('#f-sources-add').click();
  await page.locator('#f-sources-0').fill('https://example.org/a?b=c');
  await page.reload();
  for (const [id, value] of Object.entries({
    title: 'An event with all that it may have',
    startsAt: '2027-03-01T09:30',
    endsAt: '2027-03-02T17:45',
    timezone: 'Africa/Lagos',
    venueName: 'A hall',
    venueCountry: 'KE',
    'tags-0': 'one tag',
    'tags-1': 'another tag',
    'sources-0': 'https://example.org/a?b=c',
  }))
    await expect(page.locator(`#f-${id}`), id).toHaveValue(value);
  await expect(page.getByRole('radio', { name: 'In person', exact: true })).toBeChecked();
  for (const language of ['Swahili', 'French'])
    await expect(page.getByRole('button', { name: new RegExp(language) })).toBeVisible();
  for (const theme of ['Data governance', 'Health']) await expect(page.getByLabel(theme)).toBeChecked();
});

test('a field that a choice hides still has its value when another choice shows it again @full', async ({
  writerPage: page,
  memberSite: site,
}) => {
  await openForm(page, site, 'event');
  await choose(page, 'In person');
  await page.locator('#f-venueName').fill('A hall that is hidden');
  await choose(page, 'Online');
  await expect(page.locator('#f-venueName')).toHaveCount(0);
  await page.reload();
  await choose(page, 'In person');
  await expect(page.locator('#f-venueName')).toHaveValue('A hall that is hidden');
});

test('a deadline still has its value after its type is changed and changed back @full', async ({
  writerPage: page,
  memberSite: site,
}) => {
  await openForm(page, site, 'opportunity');
  await choose(page, 'Until a set date and time');
  await page.locator('#f-deadlineAt').fill('2027-05-01T23:59');
  await page.locator('#f-deadlineNote').fill('By the end of that day.');
  await choose(page, 'All year');
  await expect(page.locator('#f-deadlineAt')).toHaveCount(0);
  await page.reload();
  await choose(page, 'Until a set date and time');
  await expect(page.locator('#f-deadlineAt')).toHaveValue('2027-05-01T23:59');
  await expect(page.locator('#f-deadlineNote')).toHaveValue('By the end of that day.');
});

test('the hours still have their values after "whole day" is checked and unchecked @full', async ({
  writerPage: page,
  memberSite: site,
}) => {
  await openForm(page, site, 'event');
  await page.locator('#f-startsAt').fill('2027-03-01T09:30');
  await page.locator('#f-allDay').check();
  await expect(page.locator('#f-startsAt')).toHaveValue('2027-03-01');
  await page.reload();
  await page.locator('#f-allDay').uncheck();
  await expect(page.locator('#f-startsAt')).toHaveValue('2027-03-01T09:30');
});

test('a draft survives an attempt to publish an invalid form @full', async ({ writerPage: page, memberSite: site }) => {
  const text = newText({ summary: 'Short.' });
  await beginSaved(page, site, text);
  await publishButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'One field needs your attention' })).toBeFocused();
  await expectInForm(page, text);
  await page.reload();
  await expectInForm(page, text);
  await expectNotSent(site, text);
});

test('Enter in a single-line field neither clears nor submits the form @full', async ({
  writerPage: page,
  memberSite: site,
}) => {
  const text = newText();
  await beginSaved(page, site, text);
  await page.locator('#f-tags-add').click();
  await page.locator('#f-tags-0').fill('a tag');
  await page.locator('#f-tags-0').press('Enter');
  await page.locator('#f-title').press('Enter');
  await untilSaved(page, text);
  await expectInForm(page, text);
  await expect(page.locator('#f-tags-0')).toHaveValue('a tag');
  await expectNotSent(site, text);
});

test('a change to an item survives a reload right after the last key press', async ({
  writerPage: page,
  writer,
  memberSite: site,
}) => {
  const item = await putItem(site, writer);
  const typed = { ...item.text, summary: 'Changed to the last key, in a sentence.' };
  await page.goto(item.address);
  await page.locator('#f-summary').fill(typed.summary);
  await page.reload();
  await expectInForm(page, typed);
});

test('a change to an item survives leaving by a link and returning through the list of drafts @full', async ({
  writerPage: page,
  writer,
  memberSite: site,
}) => {
  const item = await putItem(site, writer);
  const typed = { ...item.text, summary: 'Changed and left, in a sentence.' };
  await page.goto(item.address);
  await page.locator('#f-summary').fill(typed.summary);
  await page.getByRole('link', { name: 'Your content' }).click();
  await draftRow(page, typed).getByRole('link', { name: 'Continue writing' }).click();
  await expectInForm(page, typed);
  expect(await storedText(site, item)).toEqual(item.text);
});

for (const choice of ['Keep my version', 'Use the saved version'] as const) {
  test(`a change to an item that was also changed elsewhere survives "${choice}"${fullUnless(choice === 'Keep my version')}`, async ({
    writerPage: page,
    writer,
    memberSite: site,
  }) => {
    const item = await putItem(site, writer);
    const mine = { ...item.text, summary: 'What I wrote here, in a sentence.' };
    const theirs = { ...item.text, summary: 'What I wrote elsewhere, in a sentence.' };
    await page.goto(item.address);
    await page.locator('#f-summary').fill(mine.summary);
    await changeElsewhere(site, item, theirs);
    await publishChange(page).click();
    const both = bothVersions(page);
    for (let look = 0; look < 2; look += 1) {
      await expect(both).toContainText(mine.summary);
      await expect(both).toContainText(theirs.summary);
      await expectInForm(page, mine);
      if (look === 0) await page.reload();
    }
    await both.getByRole('button', { name: choice }).click();
    const chosen = choice === 'Keep my version' ? mine : theirs;
    await expectInForm(page, chosen);
    await publishChange(page).click();
    await expectPublished(page, chosen.title);
    expect(await storedText(site, item)).toEqual(chosen);
    // If the member chooses the other version, the unsent text remains on the device.
    if (chosen === theirs) await expectListed(page, site, mine);
  });
}

test("a change to an item survives the item's deletion elsewhere @full", async ({
  writerPage: page,
  writer,
  memberSite: site,
}) => {
  const item = await putItem(site, writer);
  const typed = { ...item.text, summary: 'Changed while it was deleted, in a sentence.' };
  await page.goto(item.address);
  await page.locator('#f-summary').fill(typed.summary);
  await deleteElsewhere(site, item);
  await publishChange(page).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'The item you are editing was deleted elsewhere' }),
  ).toBeVisible();
  await expectInForm(page, typed);
  await page.reload();
  await expectInForm(page, typed);
  await page.getByRole('button', { name: 'Send as a new item' }).click();
  await expectInForm(page, typed);
  await publish(page, typed);
  await expectSentOnce(page, site, typed);
});

test('a change to an item survives being typed and published offline @full', async ({
  writerPage: page,
  writer,
  memberSite: site,
}) => {
  const item = await putItem(site, writer);
  const typed = { ...item.text, summary: 'Changed without a network, in a sentence.' };
  await page.goto(item.address);
  await expectInForm(page, item.text);
  await page.context().setOffline(true);
  await page.locator('#f-summary').fill(typed.summary);
  await publishChange(page).click();
  await expect(page.getByText('You are offline. Your text is saved on this device')).toBeVisible();
  expect(await storedText(site, item)).toEqual(item.text);
  await page.context().setOffline(false);
  await expectPublished(page, typed.title);
  expect(await storedText(site, item)).toEqual(typed);
});
