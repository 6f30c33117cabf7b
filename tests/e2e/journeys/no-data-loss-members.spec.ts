import type { Page } from '@playwright/test';
import { expectPublished, expectRefused, publish, publishInVain, signInHere } from '../src/data-loss/sending';
import { begin, beginSaved, expectInForm, expectListed, expectSentOnce, newText } from '../src/data-loss/text';
import { administer, mailedLink, memberButton, newAddress, newMember, password, signIn } from '../src/members';
import type { TestSite } from '../src/startSite';
import { expect, newWriter, publishButton, test } from '../src/writing';

// Sessions that end, and members who come and go.

async function signOut(page: Page): Promise<void> {
  await memberButton(page).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
}

/** The text shows to nobody here, in its form or in the list of drafts. */
async function expectHidden(page: Page, site: TestSite, { address, title }: { address: string; title: string }) {
  await page.goto(address);
  await expect(page.getByText(/This text belongs to a member|It is saved on this device for the member/)).toBeVisible();
  await expect(page.locator('#f-title')).toHaveCount(0);
  await page.goto(`${site.origin}/new`);
  await expect(page.getByText('1 draft on this device belongs to a member who is not signed in.')).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
}

/** The service ends all sessions of a member that began before now. */
const endSessions = (site: TestSite, uid: string) =>
  administer(site, { localId: uid, validSince: String(Math.floor(Date.now() / 1000) + 5) });

test('signing out in the menu right after the last key, and in again', async ({
  writerPage: page,
  writer,
  memberSite: site,
}) => {
  const text = newText();
  await beginSaved(page, site, text);
  const address = page.url();
  const last = { ...text, title: `${text.title} to the last key` };
  await page.locator('#f-title').fill(last.title);
  await signOut(page);
  await expectHidden(page, site, { address, title: text.title });
  await page.goto(address);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signInHere(page, writer.email);
  await expect(page).toHaveURL(address);
  await expectInForm(page, last);
});

test('signing out in another tab, and in again there @full', async ({ writerPage: page, writer, memberSite: site }) => {
  const text = newText();
  await beginSaved(page, site, text);
  const last = { ...text, title: `${text.title} to the last key` };
  const other = await page.context().newPage();
  await other.goto(`${site.origin}/about`);
  await expect(memberButton(other)).toBeVisible();
  await page.locator('#f-title').fill(last.title);
  await signOut(other);
  await expect(page.locator('#f-title')).toHaveCount(0);
  await signIn(other, site, writer.email);
  await expectInForm(page, last);
});

test('signing in as another member, who sees nothing of it, and as the first again', async ({
  writerPage: page,
  writer,
  memberSite: site,
}) => {
  const text = newText();
  const guest = await newWriter(site, 'Somebody Else');
  await beginSaved(page, site, text);
  const address = page.url();
  await signOut(page);
  await signIn(page, site, guest.email);
  await expectHidden(page, site, { address, title: text.title });
  await signOut(page);
  await signIn(page, site, writer.email);
  await expectListed(page, site, text);
  await publish(page, text);
  await expectSentOnce(page, site, text);
});

test('a session that the service ends while it is typed', async ({ visitorPage: page, memberSite: site }) => {
  const text = newText();
  const member = await newWriter(site);
  await signIn(page, site, member.email);
  await beginSaved(page, site, text);
  await endSessions(site, member.uid);
  await page.reload();
  await expect(page.getByText('Your session has ended. Anything you were writing is saved')).toBeVisible();
  // Whoever is in front of the page now has to be the one who wrote it.
  await expect(page.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible();
  await administer(site, { localId: member.uid, validSince: '1' });
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signInHere(page, member.email);
  await expectInForm(page, text);
  await publish(page, text);
  await expectSentOnce(page, site, text);
});

test('an account that is closed while it is typed, and opened again @full', async ({
  visitorPage: page,
  memberSite: site,
}) => {
  const text = newText();
  const member = await newWriter(site);
  await signIn(page, site, member.email);
  await beginSaved(page, site, text);
  await administer(site, { localId: member.uid, disableUser: true });
  await page.reload();
  await expect(page.getByText('Anything you were writing is saved on this device')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible();
  await administer(site, { localId: member.uid, disableUser: false });
  await signIn(page, site, member.email);
  await expectListed(page, site, text);
});

/** The device wakes from sleep: the token, good for an hour, has expired, and the timer that would have refreshed it has not run. */
async function wakeAfterAnHour(page: Page): Promise<void> {
  await page.clock.setSystemTime(Date.now() + 70 * 60_000);
}

test('a session that has ended when it is published @full', async ({ browser, memberSite: site }) => {
  const text = newText();
  const member = await newWriter(site);
  const page = await (await browser.newContext()).newPage();
  await page.clock.install();
  await signIn(page, site, member.email);
  await begin(page, site, text);
  await endSessions(site, member.uid);
  await wakeAfterAnHour(page);
  await publishInVain(page, text);
  await expect(
    page.getByText('It is saved on this device and will be sent when you have signed in again.'),
  ).toBeVisible();
  await administer(site, { localId: member.uid, validSince: '1' });
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signInHere(page, member.email);
  await expectPublished(page, text.title);
  await expectSentOnce(page, site, text);
  await page.context().close();
});

test('a session that ends, words typed without it, and one begun in another tab @full', async ({
  browser,
  memberSite: site,
}) => {
  const text = newText();
  const member = await newWriter(site);
  const page = await (await browser.newContext()).newPage();
  await page.clock.install();
  await signIn(page, site, member.email);
  await begin(page, site, text);
  await endSessions(site, member.uid);
  await wakeAfterAnHour(page);
  await publishInVain(page, text);
  await page.getByRole('button', { name: 'Cancel sending and edit' }).click();
  await expectInForm(page, text);
  const last = { ...text, title: `${text.title} without a session` };
  await page.locator('#f-title').fill(last.title);
  await administer(site, { localId: member.uid, validSince: '1' });
  const other = await page.context().newPage();
  await signIn(other, site, member.email);
  await expect(memberButton(page)).toBeVisible();
  await expectInForm(page, last);
  await publish(page, last);
  await expectSentOnce(page, site, last);
  await page.context().close();
});

test('a visitor who signs in to publish', async ({ visitorPage: page, writer, memberSite: site }) => {
  const text = newText();
  await begin(page, site, text);
  await publishButton(page).click();
  await signInHere(page, writer.email);
  await expectInForm(page, text);
  await publish(page, text);
  await expectSentOnce(page, site, text);
});

test('a visitor who makes an account to publish, is welcomed, and confirms the address @full', async ({
  visitorPage: page,
  memberSite: site,
}) => {
  const text = newText();
  const email = newAddress('newcomer');
  await begin(page, site, text);
  await publishButton(page).click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Name').fill('A Newcomer');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page).toHaveURL(/\/welcome\?next=/);
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expectInForm(page, text);
  await publishButton(page).click();
  await expectRefused(page, text, 'Complete your profile first');
  await page.getByRole('link', { name: 'Complete your profile' }).click();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expectInForm(page, text);
  await publishButton(page).click();
  await expectRefused(page, text, 'Confirm your e-mail address first');
  await page.goto(await mailedLink(site, 'VERIFY_EMAIL', email));
  await page.getByRole('link', { name: 'Continue' }).click();
  await expectInForm(page, text);
  await publish(page, text);
  await expectSentOnce(page, site, text);
});

test('an address that is not confirmed when it is published, and is elsewhere @full', async ({
  visitorPage: page,
  memberSite: site,
}) => {
  const text = newText();
  const { email, uid } = await newMember(site);
  await signIn(page, site, email);
  await begin(page, site, text);
  await publishButton(page).click();
  await expectRefused(page, text, 'Confirm your e-mail address first');
  await administer(site, { localId: uid, emailVerified: true });
  await expectInForm(page, text);
  await publish(page, text);
  await expectSentOnce(page, site, text);
});

test('published offline, signed out, and in again @full', async ({ writerPage: page, writer, memberSite: site }) => {
  const text = newText();
  await begin(page, site, text);
  await page.context().setOffline(true);
  await publishInVain(page, text);
  await signOut(page);
  await page.context().setOffline(false);
  await expect(page.getByText('This text belongs to a member')).toBeVisible();
  await signIn(page, site, writer.email, '/articles');
  await expectSentOnce(page, site, text);
});
