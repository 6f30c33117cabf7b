import type { Page } from '@playwright/test';
import { fullUnless } from '../src/full';
import { expect, fill, last, newAccount, openPopup, press, test, who } from './test';

const email = 'sample.member@example.org';
const password = 'a sound password';

test('email and password: a member signs up, signs out, fails with a wrong password and signs in', async ({
  page,
  platform,
}) => {
  await fill(page, email, password);
  await press(page, 'Sign up');
  await expect(who(page)).toHaveText(`${email} password`);
  await press(page, 'Sign out');
  await expect(who(page)).toHaveText('nobody');
  await fill(page, email, 'another password');
  await press(page, 'Sign in');
  await expect(last(page)).toHaveText('auth/invalid-credential');
  await fill(page, 'nobody.here@example.org', password);
  await press(page, 'Sign in');
  await expect(last(page)).toHaveText('auth/invalid-credential');
  await fill(page, email, password);
  await press(page, 'Sign in');
  await expect(who(page)).toHaveText(`${email} password`);
  expect(platform.auth().accounts()).toMatchObject([{ email, providers: ['password'] }]);
});

test('email link: the link in the email signs the member in', async ({ page, platform }) => {
  await fill(page, email);
  await press(page, 'Send link');
  await expect(last(page)).toHaveText('done');
  const sent = await page.request.get(`${platform.origin}/emulator/v1/projects/demo-adp/oobCodes`);
  const { oobCodes } = (await sent.json()) as { oobCodes: { oobLink: string; requestType: string }[] };
  expect(oobCodes.map(({ requestType }) => requestType)).toEqual(['EMAIL_SIGNIN']);
  await page.goto(oobCodes[0]?.oobLink ?? '');
  await expect(page.locator('#link')).toHaveText('a sign-in link');
  await expect(last(page)).toHaveText('done');
  await fill(page, email);
  await press(page, 'Use link');
  await expect(who(page)).toHaveText(`${email} password`);
  expect(platform.auth().codes()).toEqual([]);
});

for (const [name, id] of [
  ['Google', 'google.com'],
  ['Facebook', 'facebook.com'],
  ['GitHub', 'github.com'],
  ['Twitter', 'twitter.com'],
] as const) {
  test(`${name} in a pop-up creates an account, and signs in to it the next time${fullUnless(name === 'Google')}`, async ({
    page,
    platform,
  }) => {
    await newAccount(await openPopup(page, name), email, 'Sample <b>Member</b>');
    await expect(who(page)).toHaveText(`${email} ${id}`);
    await press(page, 'Sign out');
    await expect(who(page)).toHaveText('nobody');
    const popup = await openPopup(page, name);
    await expect(popup.locator('.js-reuse-account')).toContainText('Sample <b>Member</b>');
    await popup.locator('.js-reuse-account').click();
    await expect(who(page)).toHaveText(`${email} ${id}`);
    expect(platform.auth().accounts()).toHaveLength(1);
  });
}

test('closing the sign-in window signs nobody in @full', async ({ page, platform }) => {
  const popup = await openPopup(page, 'Google');
  await popup.close();
  await expect(last(page)).toHaveText('auth/popup-closed-by-user', { timeout: 20_000 });
  await expect(who(page)).toHaveText('nobody');
  expect(platform.auth().accounts()).toEqual([]);
});

test('Google by redirect returns to the page with the member signed in', async ({ page, platform }) => {
  await press(page, 'Google by redirect');
  await page.waitForURL(/\/emulator\/auth\/handler/);
  await newAccount(page, email, 'Sample Member');
  await page.waitForURL(`${platform.origin}/`);
  await expect(who(page)).toHaveText(`${email} google.com`);
});

test('an anonymous account becomes a member with a password, and then with Google as well', async ({
  page,
  platform,
}) => {
  await press(page, 'Anonymous');
  await expect(who(page)).toHaveText('anonymous');
  const [before] = platform.auth().accounts();
  await fill(page, email, password);
  await press(page, 'Link password');
  await expect(who(page)).toHaveText(`${email} password`);
  await newAccount(await openPopup(page, 'Link Google'), email, 'Sample Member');
  await expect(who(page)).toHaveText(`${email} google.com password`);
  expect(platform.auth().accounts()).toMatchObject([{ uid: before?.uid, providers: ['password', 'google.com'] }]);
});

test('a disabled member is signed out and cannot sign in', async ({ page, platform }) => {
  await fill(page, email, password);
  await press(page, 'Sign up');
  await expect(who(page)).toHaveText(`${email} password`);
  await administer(page, platform.origin, { localId: platform.auth().accounts()[0]?.uid, disableUser: true });
  await press(page, 'Refresh');
  await expect(last(page)).toHaveText('auth/user-disabled');
  await expect(who(page)).toHaveText('nobody');
  await press(page, 'Sign in');
  await expect(last(page)).toHaveText('auth/user-disabled');
});

test('a revoked session ends when its token is refreshed', async ({ page, platform }) => {
  await fill(page, email, password);
  await press(page, 'Sign up');
  await expect(who(page)).toHaveText(`${email} password`);
  const later = Math.floor(Date.now() / 1000) + 1;
  await administer(page, platform.origin, {
    localId: platform.auth().accounts()[0]?.uid,
    validSince: String(later),
  });
  await press(page, 'Refresh');
  await expect(last(page)).toHaveText('auth/user-token-expired');
  await expect(who(page)).toHaveText('nobody');
});

test('password reset: the link in the email sets a new password', async ({ page, platform }) => {
  await fill(page, email, password);
  await press(page, 'Sign up');
  await expect(who(page)).toHaveText(`${email} password`);
  await press(page, 'Sign out');
  await expect(who(page)).toHaveText('nobody');
  await fill(page, 'nobody.here@example.org');
  await press(page, 'Send reset');
  await expect(last(page)).toHaveText('done');
  await fill(page, email);
  await press(page, 'Send reset');
  await expect.poll(() => platform.auth().codes()).toMatchObject([{ kind: 'PASSWORD_RESET', email }]);
  await page.goto(platform.auth().codes()[0]?.link ?? '');
  await page.getByLabel('New password').fill('another password');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toHaveText('The password is changed.');
  await page.goto(platform.origin);
  await expect(last(page)).toHaveText('done');
  await fill(page, email, 'another password');
  await press(page, 'Sign in');
  await expect(who(page)).toHaveText(`${email} password`);
});

test.describe('with a strict password policy', () => {
  test.use({ policy: { minimumLength: 8, upperCase: true, numeric: true } });

  test('a weak password is rejected at sign-up, change and reset', async ({ page, platform }) => {
    await fill(page, email, 'weak');
    await press(page, 'Sign up');
    await expect(last(page)).toHaveText('auth/password-does-not-meet-requirements');
    await fill(page, email, 'Strong enough 1');
    await press(page, 'Sign up');
    await expect(who(page)).toHaveText(`${email} password`);
    await fill(page, email, 'no capital 1');
    await press(page, 'Change password');
    await expect(last(page)).toHaveText('auth/password-does-not-meet-requirements');
    await press(page, 'Send reset');
    await expect.poll(() => platform.auth().codes()).toHaveLength(1);
    await page.goto(platform.auth().codes()[0]?.link ?? '');
    await page.getByLabel('New password').fill('no number');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('status')).toContainText('Password must contain a numeric character');
  });
});

test('the member remains signed in after a restart of the platform', async ({ page, platform }) => {
  await fill(page, email, password);
  await press(page, 'Sign up');
  await expect(who(page)).toHaveText(`${email} password`);
  await platform.restart();
  await press(page, 'Refresh');
  await expect(last(page)).toHaveText('done');
  await page.reload();
  await expect(last(page)).toHaveText('done');
  await expect(who(page)).toHaveText(`${email} password`);
});

test('after `kill -9`, the member is still signed in and all data is still stored @full', async ({
  page,
  platform,
}) => {
  await platform.moveOut();
  await fill(page, email, password);
  await press(page, 'Sign up');
  await expect(who(page)).toHaveText(`${email} password`);
  await press(page, 'Join');
  await expect(last(page)).toHaveText('done');
  await expect.poll(() => platform.saved('firestore')).toContain('usernames/sample-member');
  await expect.poll(() => platform.saved('auth')).toContain(email);
  await platform.killAndStart();
  await press(page, 'Refresh');
  await expect(last(page)).toHaveText('done');
  await page.reload();
  await expect(who(page)).toHaveText(`${email} password`);
  await press(page, 'Read myself');
  await expect(page.locator('#link')).toHaveText('Sample Member');
});

test('the rules allow valid documents and pictures from the SDK and reject invalid ones', async ({
  page,
  platform,
}) => {
  await fill(page, email, password);
  await press(page, 'Sign up');
  await expect(who(page)).toHaveText(`${email} password`);
  await press(page, 'Join as admin');
  await expect(last(page)).toHaveText('permission-denied');
  await press(page, 'Join');
  await expect(last(page)).toHaveText('done');
  await press(page, 'Read myself');
  await expect(page.locator('#link')).toHaveText('Sample Member');
  await press(page, 'Read another user');
  await expect(last(page)).toHaveText('permission-denied');
  await press(page, 'Count a picture');
  await expect(last(page)).toHaveText('done');
  await press(page, 'Upload a picture');
  await expect(last(page)).toHaveText('storage/unauthorized');
  await administer(page, platform.origin, { localId: platform.auth().accounts()[0]?.uid, emailVerified: true });
  await press(page, 'Refresh');
  await expect(last(page)).toHaveText('done');
  await press(page, 'Upload a picture');
  await expect(page.locator('#link')).toHaveText('image/webp 2000');
  await expect(last(page)).toHaveText('done');
  await press(page, 'Upload a page');
  await expect(last(page)).toHaveText('storage/unauthorized');
  // The client's error does not mention the rules. Developers find the line that denied the request on this page.
  await page.goto(`${platform.origin}/__/local/denied`);
  await expect(page.getByText(`users/somebody-else`)).toBeVisible();
});

/** Changes an account as an administrator of the project. */
async function administer(page: Page, origin: string, data: object): Promise<void> {
  const answer = await page.request.post(
    `${origin}/identitytoolkit.googleapis.com/v1/projects/demo-adp/accounts:update`,
    { headers: { authorization: 'Bearer owner' }, data },
  );
  expect(answer.status()).toBe(200);
}
