import { newAddress, newMember, password } from '../src/accounts';
import { fullUnless } from '../src/full';
import { expect, memberButton, newAccount, openWindow, test } from '../src/members';
import { expectAccessible } from '../src/pageChecks';

for (const [service, id] of [
  ['Google', 'google.com'],
  ['Facebook', 'facebook.com'],
  ['GitHub', 'github.com'],
  ['X (Twitter)', 'twitter.com'],
] as const)
  test(`a visitor can sign in with ${service} in a window${fullUnless(service === 'Google')}`, async ({
    page,
    memberSite: site,
  }) => {
    const email = newAddress('service');
    await page.goto(`${site.origin}/login?next=%2Fabout`);
    await newAccount(await openWindow(page, `Continue with ${service}`), email, 'Service <b>Member</b>');
    await expect(page).toHaveURL(`${site.origin}/welcome?next=%2Fabout`);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Service <b>Member</b>');
    expect(site.auth.accounts().find((account) => account.email === email)?.providers).toEqual([id]);
    await page.getByRole('button', { name: 'Skip for now' }).click();
    await expect(page).toHaveURL(`${site.origin}/about`);
    await memberButton(page).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  });

test('a visitor can sign in with a provider in the same tab if the window is blocked @full', async ({
  page,
  memberSite: site,
}) => {
  const email = newAddress('redirect');
  await page.goto(`${site.origin}/login?next=%2Fabout`);
  await page.evaluate(() => Reflect.set(window, 'open', () => null));
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('alert')).toContainText('The browser blocked the sign-in window');
  await expectAccessible(page, 'a blocked window');
  await page.getByRole('button', { name: 'Continue in this window' }).click();
  await newAccount(page, email, 'By Redirect');
  await expect(page).toHaveURL(`${site.origin}/welcome?next=%2Fabout`);
});

test('if an account already has another sign-in method, the page explains this and links the new method', async ({
  page,
  memberSite: site,
}) => {
  const { email, uid } = await newMember(site);
  // Simulates the response of the real service for a provider whose email addresses it does not trust. The local
  // service trusts all providers.
  await page.route(/accounts:signInWithIdp/, async (route) => {
    const body = route.request().postData() ?? '';
    if (body.includes('access_token')) return route.continue();
    const claims = { sub: email, email, email_verified: false, name: 'The same' };
    const json = { needConfirmation: true, providerId: 'github.com', email, verifiedProvider: ['password'] };
    return route.fulfill({ json: { ...json, oauthAccessToken: JSON.stringify(claims) } });
  });
  await page.goto(`${site.origin}/login?next=%2Fabout`);
  await newAccount(await openWindow(page, 'Continue with GitHub'), email, 'The same');
  await expect(page.getByRole('alert')).toContainText('You already have an account with this email address');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(`${site.origin}/about`);
  await expect
    .poll(() => site.auth.accounts().find((account) => account.uid === uid)?.providers)
    .toEqual(['password', 'github.com']);
});

test('a visitor who starts without an account can become a member without losing data @full', async ({
  page,
  memberSite: site,
}) => {
  const before = site.auth.accounts().map(({ uid }) => uid);
  await page.goto(`${site.origin}/sign-up`);
  await page.getByRole('button', { name: 'Look around without an account' }).click();
  await expect(page).toHaveURL(`${site.origin}/knowledge-products`);
  const guest = site.auth.accounts().find(({ uid }) => !before.includes(uid));
  expect(guest?.providers).toEqual([]);
  await page.goto(`${site.origin}/settings`);
  await expect(page).toHaveURL(/\/login\?next=%2Fsettings/);
  await expect(page.getByText('You are browsing without an account.')).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).click();
  const email = newAddress('guest');
  await page.getByLabel('Name').fill('A Guest');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page).toHaveURL(/\/welcome/);
  expect(site.auth.accounts().find(({ uid }) => uid === guest?.uid)).toMatchObject({ email, providers: ['password'] });
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page).toHaveURL(`${site.origin}/settings`);
});
