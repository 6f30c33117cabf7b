import type { Page } from '@playwright/test';
import { administer, newAddress, newMember, newWriter, password, signIn } from '../src/accounts';
import { expectPublished, expectRefused, publish, publishInVain, signInHere } from '../src/data-loss/sending';
import { begin, beginSaved, expectInForm, expectListed, expectSentOnce, newText } from '../src/data-loss/text';
import { mailedLink, memberButton } from '../src/members';
import type { TestSite } from '../src/startSite';
import { expect, publishButton, test } from '../src/writing';

// Sessions that end, and several members on one device.

async function signOut(page: Page): Promise<void> {
  await memberButton(page).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
}

/** Expects that neither the form nor the list of drafts shows the text. */
async function expectHidden(page: Page, site: TestSite, { address, title }: { address: string; title: string }) {
  await page.goto(address);
  await expect(
    page.getByText(/^This text belongs to a member|^It is saved on this device and will appear here/),
  ).toBeVisible();
  await expect(page.locator('#f-title')).toHaveCount(0);
  await page.goto(`${site.origin}/new`);
  await expect(page.getByText(/^1 draft on this device belongs to another member\./)).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
}

/** Ends all current sessions of a member in the authentication service. */
const endSessions = (site: TestSite, uid: string) =>
  administer(site, { localId: uid, validSince: String(Math.floor(Date.now() / 1000) + 5) });

test('a draft survives signing out right after the last key press and signing in again @full', async ({
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

test('a draft survives signing out and in again in another tab @full', async ({
  writerPage: page,
  writer,
  memberSite: site,
}) => {
  const text = newText();
  await beginSaved(page, site, text);
  const last = { ...text, title: `${text.title} to the last key` };
  const secondTab = await page.context().newPage();
  await secondTab.goto(`${site.origin}/about`);
  await expect(memberButton(secondTab)).toBeVisible();
  await page.locator('#f-title').fill(last.title);
  await signOut(secondTab);
  await expect(page.locator('#f-title')).toHaveCount(0);
  await signIn(secondTab, site, writer.email);
  await expectInForm(page, last);
});

test('another member on the same device does not see a draft, and its author finds it again', async ({
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

test('a draft survives if the service ends the session while the member types', async ({
  visitorPage: page,
  memberSite: site,
}) => {
  const text = newText();
  const member = await newWriter(site);
  await signIn(page, site, member.email);
  await beginSaved(page, site, text);
  await endSessions(site, member.uid);
  await page.reload();
  await expect(page.getByText('Your session has ended. Anything you were writing is saved')).toBeVisible();
  // The page must hide the draft while it cannot verify that the current user is the author.
  await expect(page.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible();
  await administer(site, { localId: member.uid, validSince: '1' });
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signInHere(page, member.email);
  await expectInForm(page, text);
  await publish(page, text);
  await expectSentOnce(page, site, text);
});

test('a draft survives if the account is disabled while the member types, and enabled again @full', async ({
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

/**
 * Simulates a device that wakes from sleep after an hour: the token has expired, because the timer that refreshes
 * tokens has not run.
 */
async function wakeAfterAnHour(page: Page): Promise<void> {
  await page.clock.setSystemTime(Date.now() + 70 * 60_000);
}

test('a draft survives if the session has expired when the member publishes it @full', async ({
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
  await expect(
    page.getByText('Your text is saved on this device and will be sent after you sign in again.'),
  ).toBeVisible();
  await administer(site, { localId: member.uid, validSince: '1' });
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signInHere(page, member.email);
  await expectPublished(page, text.title);
  await expectSentOnce(page, site, text);
  await page.context().close();
});

test('words typed after a session ended and a draft from another tab both survive @full', async ({
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
  const secondTab = await page.context().newPage();
  await signIn(secondTab, site, member.email);
  await expect(memberButton(page)).toBeVisible();
  await expectInForm(page, last);
  await publish(page, last);
  await expectSentOnce(page, site, last);
  await page.context().close();
});

test('a draft survives if a visitor must sign in to publish it @full', async ({
  visitorPage: page,
  writer,
  memberSite: site,
}) => {
  const text = newText();
  await begin(page, site, text);
  await publishButton(page).click();
  await signInHere(page, writer.email);
  await expectInForm(page, text);
  await publish(page, text);
  await expectSentOnce(page, site, text);
});

test('a draft survives if a visitor must register and confirm an email address to publish it @full', async ({
  visitorPage: page,
  memberSite: site,
}) => {
  const text = newText();
  const email = newAddress('newcomer');
  await begin(page, site, text);
  await publishButton(page).click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Name').fill('A Newcomer');
  await page.getByLabel('Email address').fill(email);
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
  await expectRefused(page, text, 'Verify your email address first');
  await page.goto(await mailedLink(site, 'VERIFY_EMAIL', email));
  await page.getByRole('link', { name: 'Continue' }).click();
  await expectInForm(page, text);
  await publish(page, text);
  await expectSentOnce(page, site, text);
});

test('a draft survives publishing before the email address is confirmed in another tab @full', async ({
  visitorPage: page,
  memberSite: site,
}) => {
  const text = newText();
  const { email, uid } = await newMember(site);
  await signIn(page, site, email);
  await begin(page, site, text);
  await publishButton(page).click();
  await expectRefused(page, text, 'Verify your email address first');
  await administer(site, { localId: uid, emailVerified: true });
  await expectInForm(page, text);
  await publish(page, text);
  await expectSentOnce(page, site, text);
});

test('a draft published offline survives signing out and in again @full', async ({
  writerPage: page,
  writer,
  memberSite: site,
}) => {
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
