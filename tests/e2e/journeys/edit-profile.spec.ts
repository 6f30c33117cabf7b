import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { administer, newMember, password, signIn } from '../src/accounts';
import { workspace } from '../src/startSite';
import { expect, test, untilDraftSaved } from '../src/members';
import { tabTo } from '../src/tabTo';
import { expectAccessible, sidewaysScroll, smallTargets } from '../src/pageChecks';

const picture = join(workspace, 'docs/images/apet-1440.png');
const position = (page: Page) => page.getByLabel('Position');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

test('a member can edit every field, the picture and the preview by keyboard, and the saved profile is public', async ({
  page,
  memberSite: site,
}) => {
  const { email, username } = await newMember(site, 'Zola Keys');
  await signIn(page, site, email, '/edit-profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Edit profile' })).toBeFocused();
  const go = (label: string) => tabTo(page, label);
  await go('Name');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Zola of the Keys');
  await go('Position');
  await page.keyboard.type('Tester');
  await go('Organisation');
  await page.keyboard.type('A sample organisation');
  await go('About you');
  await page.keyboard.type('First line');
  await page.keyboard.press('Enter');
  await page.keyboard.type('<b>second</b> line');
  await go('Country');
  await page.keyboard.type('Ken');
  await go('Languages');
  // The list must omit languages that the browser cannot name, because their options would show only a code.
  const options = page.getByLabel('Languages').getByRole('option');
  expect(
    await options.evaluateAll((all) => all.filter((option) => option.textContent === option.getAttribute('value'))),
  ).toEqual([]);
  await page.keyboard.type('Swa');
  await page.keyboard.press('Tab');
  await go('Add an area of expertise');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Data governance');
  await go('Add a link');
  await page.keyboard.press('Enter');
  await page.keyboard.type('http://not.secure');
  await go('Save');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await page
    .getByRole('alert')
    .getByRole('link', { name: /Enter a link that begins with https/ })
    .press('Enter');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('https://example.org/zola?a=b');
  const preview = page.getByRole('complementary', { name: 'As others will see it' });
  await expect(preview).toContainText('Zola of the Keys');
  await expect(preview).toContainText('<b>second</b> line');
  await expect(preview).toContainText('Kenya');
  await expectAccessible(page, 'the profile form, filled in');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Your account, Zola of the Keys' })).toBeVisible();
  await page.getByRole('link', { name: 'View your page' }).press('Enter');
  await expect(page).toHaveURL(`${site.origin}/${username}`);
  for (const words of ['Zola of the Keys', 'Tester', '<b>second</b> line', 'Data governance', 'Kenya', 'Swahili'])
    await expect(page.getByRole('main')).toContainText(words);
  await expect(page.getByRole('link', { name: /example\.org\/zola/ })).toHaveAttribute('rel', /ugc/);
});

test('a picture is cropped to 400 pixels, uploaded and shown everywhere; it can be changed and removed', async ({
  page,
  memberSite: site,
}) => {
  const { email, uid, username } = await newMember(site);
  await administer(site, { localId: uid, emailVerified: true });
  await signIn(page, site, email, '/edit-profile');
  const choose = async () => {
    await page.setInputFiles('input[type=file]', picture);
    const dialog = page.getByRole('dialog', { name: 'Crop the picture' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page, 'cutting a picture');
    await dialog.getByRole('button', { name: 'Use this part' }).click();
    await expect(page.getByRole('button', { name: 'Choose another picture' })).toBeFocused();
    await save(page).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    return (await page.getByRole('banner').locator('img').getAttribute('src')) ?? '';
  };
  await page.setInputFiles('input[type=file]', {
    name: 'no.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  });
  await expect(page.getByText('This file cannot be read as a picture.')).toBeVisible();
  const first = await choose();
  const size = await page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, first);
  expect(size).toEqual([400, 400]);
  const second = await choose();
  expect(second).not.toBe(first);
  await expect.poll(async () => (await page.request.get(first)).status()).toBe(404);
  await page.getByRole('button', { name: 'Remove picture' }).first().click();
  await save(page).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByRole('banner').locator('img')).toHaveCount(0);
  await expect.poll(async () => (await page.request.get(second)).status()).toBe(404);
  expect(second).toContain(encodeURIComponent(`pictures/${uid}/`));
  await page.goto(`${site.origin}/${username}`);
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
});

test('unsaved input survives a reload, a crash, a closed session and another member', async ({
  page,
  browser,
  memberSite: site,
}) => {
  const { email } = await newMember(site);
  const secondMember = await newMember(site, 'Somebody Else');
  await signIn(page, site, email, '/edit-profile');
  await position(page).fill('Typed and not saved');
  await expect(page.getByText('Unsaved changes, stored on this device.')).toBeVisible();
  await untilDraftSaved(page, 'Typed and not saved');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(position(page)).toHaveValue('Typed and not saved');
  await expect(page.getByText(/This is the text that you entered on/)).toBeVisible();
  await expectAccessible(page, 'the profile form with a draft');

  // Simulates a crash: a new context gets the stored data but not the state of the page.
  const storageState = await page.context().storageState();
  const after = await (await browser.newContext({ storageState })).newPage();
  await after.goto(`${site.origin}/edit-profile`);
  await expect(position(after)).toHaveValue('Typed and not saved');
  await after.context().close();

  await position(page).fill('Typed at the end');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Your account/ })
    .click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fedit-profile/);
  const signInHere = async (address: string) => {
    await page.getByLabel('Email address').fill(address);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(`${site.origin}/edit-profile`);
  };
  await signInHere(secondMember.email);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Somebody Else');
  await expect(position(page)).toHaveValue('');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Your account/ })
    .click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await signInHere(email);
  await expect(position(page)).toHaveValue('Typed at the end');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(position(page)).toHaveValue('');
});

test('leaving with unsaved changes needs confirmation, and no choice loses the changes', async ({
  page,
  memberSite: site,
}) => {
  const { email } = await newMember(site);
  await signIn(page, site, email, '/edit-profile');
  await position(page).fill('Half a thought');
  const home = page.getByRole('banner').getByRole('link', { name: /front page/ });
  await home.click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'leaving the profile form');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(position(page)).toHaveValue('Half a thought');
  await home.click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(`${site.origin}/knowledge-products`);
  await page.goBack();
  await expect(position(page)).toHaveValue('Half a thought');
});

test('saving while offline or over a newer version shows an error and loses nothing', async ({
  page,
  context,
  memberSite: site,
}) => {
  const { email } = await newMember(site);
  await signIn(page, site, email, '/edit-profile');
  const second = await context.newPage();
  await second.goto(`${site.origin}/edit-profile`);
  await expect(position(second)).toHaveValue('');

  await position(page).fill('From the first page');
  await context.setOffline(true);
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText('You are offline. Nothing was lost');
  await expect(position(page)).toHaveValue('From the first page');
  await context.setOffline(false);
  await save(page).click();
  await expect(page.getByText('Saved.')).toBeVisible();

  await position(second).fill('From the second page');
  await save(second).click();
  const conflict = second.getByRole('alert').filter({ hasText: 'Your profile was changed elsewhere' });
  await expect(conflict).toBeFocused();
  await expect(conflict).toContainText('From the first page');
  await expect(position(second)).toHaveValue('From the second page');
  await expectAccessible(second, 'a profile that was changed elsewhere');
  await second.getByRole('button', { name: 'Continue with my version' }).click();
  await save(second).click();
  await expect(second.getByText('Saved.')).toBeVisible();

  await position(page).fill('Once more');
  await save(page).click();
  await page.getByRole('button', { name: 'Use the saved version' }).click();
  await expect(position(page)).toHaveValue('From the second page');
});

test('after a change of username the old URL redirects to the new URL, until the next change frees the old username', async ({
  page,
  memberSite: site,
}) => {
  const { email, username } = await newMember(site);
  const taken = await newMember(site);
  await signIn(page, site, email, '/edit-profile');
  const rename = async (name: string) => {
    await page.getByLabel('Username').fill(name);
    await expect(page.getByText(/This username is available|This is your username/)).toBeVisible();
    await save(page).click();
    await expect(page.getByText('Saved.')).toBeVisible();
  };
  await page.getByLabel('Username').fill(taken.username);
  await expect(page.getByText('This username is taken.')).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await rename(`${username}-b`);
  await page.goto(`${site.origin}/${username}`);
  await expect(page).toHaveURL(`${site.origin}/${username}-b`);
  await expect(page.getByRole('heading', { level: 1, name: 'Zola Test' })).toBeVisible();
  await page.goto(`${site.origin}/edit-profile`);
  await rename(`${username}-c`);
  await page.goto(`${site.origin}/${username}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
});

test('every field accepts texts up to its limit and shows an error for one character more @full', async ({
  page,
  memberSite: site,
}) => {
  const { email } = await newMember(site);
  await signIn(page, site, email, '/edit-profile');
  for (const [label, max] of [
    ['Name', 100],
    ['Position', 120],
    ['Organisation', 120],
    ['About you', 1000],
  ] as const) {
    const field = page.getByLabel(label, { exact: true });
    // A character outside the basic multilingual plane counts as one.
    await field.fill('😀'.repeat(max));
    await expect(field).toHaveAttribute('aria-invalid', 'false');
    await field.fill('😀'.repeat(max + 1));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(`At most ${max.toLocaleString('en')} characters.`).first()).toBeVisible();
    await field.fill('A text that fits');
  }
  await save(page).click();
  await expect(page.getByText('Saved.')).toBeVisible();
});

test('at 320 px nothing scrolls sideways, and every target is large enough', async ({ page, memberSite: site }) => {
  const { email } = await newMember(site, 'W'.repeat(100));
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, site, email, '/edit-profile');
  await page.getByRole('button', { name: 'Add a link' }).click();
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await smallTargets(page)).toEqual([]);
});

test('an upload beyond the daily limit is explained, and the other changes can be saved without the picture @full', async ({
  page,
  memberSite: site,
}) => {
  const { email, uid } = await newMember(site);
  await administer(site, { localId: uid, emailVerified: true });
  const values = Array.from({ length: 60 }, (_, index) => ({ stringValue: `images/${uid}/${index}.webp` }));
  site.firestore.put(`upload_counts/${uid}`, {
    objects: { arrayValue: { values } },
    began_at: { timestampValue: new Date().toISOString() },
  });
  await signIn(page, site, email, '/edit-profile');
  await page.setInputFiles('input[type=file]', picture);
  await page.getByRole('button', { name: 'Use this part' }).click();
  // Fields outside the dialog accept no input while the dialog is open.
  await expect(page.getByRole('button', { name: 'Choose another picture' })).toBeFocused();
  await position(page).fill('Photographer');
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText('You have reached the limit of 60 pictures a day');
  await expectAccessible(page, 'the pictures of a day used up');
  await expect(position(page)).toHaveValue('Photographer');
  await page.getByRole('button', { name: 'Remove picture' }).first().click();
  await save(page).click();
  await expect(page.getByText('Saved.')).toBeVisible();
});
