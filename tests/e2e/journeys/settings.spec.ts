import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { newAddress, newMember, password, signIn } from '../src/accounts';
import { expect, mailedLink, memberButton, newAccount, openWindow, test, untilDraftSaved } from '../src/members';
import { fullUnless } from '../src/full';
import { expectAccessible, expectUsable } from '../src/pageChecks';
import type { TestSite } from '../src/startSite';

const alert = (page: Page) => page.getByRole('alert').first();
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.describe('settings', () => {
  test('a password manager finds the page that changes the password', async ({ page, memberSite: site }) => {
    const get = (name: string) => page.request.get(`${site.origin}/.well-known/${name}`, { maxRedirects: 0 });
    expect((await get('change-password')).status()).toBe(302);
    // Password managers request this path first. If the status is 200, they do not trust the status codes of the site.
    expect((await get('resource-that-should-not-exist-whose-status-code-should-not-be-200')).status()).toBe(404);
    const { email } = await newMember(site);
    await page.goto(`${site.origin}/.well-known/change-password`);
    await expect(page).toHaveURL(`${site.origin}/login?next=%2Fsettings%23account`);
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(`${site.origin}/settings#account`);
    await expect(section(page, 'Account').getByLabel('New password')).toBeVisible();
  });

  test('a member changes the email address and the password and confirms both changes', async ({
    page,
    memberSite: site,
  }) => {
    const { email, uid } = await newMember(site);
    await signIn(page, site, email, '/settings');
    const account = section(page, 'Account');
    await expectUsable(page, 'settings');
    const changed = newAddress('changed');
    await account.getByLabel('New email address').fill('no address');
    await account.getByRole('button', { name: 'Send a link to the new address' }).click();
    await expect(alert(page)).toBeFocused();
    await account.getByLabel('New email address').fill(changed);
    await account.getByRole('button', { name: 'Send a link to the new address' }).click();
    await expect(account.getByText('We have sent a link to').filter({ hasText: changed })).toBeVisible();
    await account.getByLabel('New password').fill('another sound one');
    await account.getByRole('button', { name: 'Change password' }).click();
    await expect(account.getByText('Your new password is now in use.')).toBeVisible();
    await page.goto(await mailedLink(site, 'VERIFY_AND_CHANGE_EMAIL', changed));
    await expect(page.getByRole('heading', { level: 1, name: 'Your email address was changed' })).toBeVisible();
    expect(site.auth.accounts().find((account) => account.uid === uid)?.email).toBe(changed);
    await page
      .getByRole('link', { name: /^(Continue|Sign in)$/ })
      .last()
      .click();
    await expect(page).toHaveURL(/\/(login|settings)/);
    if (page.url().includes('/login')) await signIn(page, site, changed, '/settings', 'another sound one');
    await expect(section(page, 'Account').getByText(changed).first()).toBeVisible();
  });

  test('a link to the old email address restores it after somebody else changed it', async ({
    page,
    memberSite: site,
  }) => {
    const { email, uid } = await newMember(site);
    const call = async (method: string, body: object) => {
      const answer = await fetch(`${site.origin}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo-key`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return (await answer.json()) as Record<string, string>;
    };
    const { idToken } = await call('signInWithPassword', { email, password, returnSecureToken: true });
    await call('update', { idToken, email: newAddress('thief') });
    const code = new URL(await mailedLink(site, 'RECOVER_EMAIL', email)).searchParams.get('oobCode');
    await page.goto(`${site.origin}/authorization?mode=recoverEmail&oobCode=${String(code)}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Your email address was restored' })).toBeVisible();
    await expectAccessible(page, 'a changed address taken back');
    expect(site.auth.accounts().find((account) => account.uid === uid)?.email).toBe(email);
  });

  test('a sign-in method can be connected and removed, unless it is the last one @full', async ({
    page,
    memberSite: site,
  }) => {
    const { email, uid } = await newMember(site);
    await signIn(page, site, email, '/settings');
    const methods = section(page, 'Sign-in methods');
    await expect(methods.getByRole('button', { name: 'Remove Email and password' })).toBeDisabled();
    await newAccount(await openWindow(page, 'Connect GitHub'), newAddress('hub'), 'Hub');
    await expect(methods.getByText('You can now sign in with GitHub too.')).toBeVisible();
    expect(site.auth.accounts().find((account) => account.uid === uid)?.providers).toEqual(['password', 'github.com']);
    await methods.getByRole('button', { name: 'Remove GitHub' }).click();
    await expect(methods.getByText('You can no longer sign in with GitHub.')).toBeVisible();
    expect(site.auth.accounts().find((account) => account.uid === uid)?.providers).toEqual(['password']);
    await page.goto(`${site.origin}/notifications`);
    await expect(page.getByText('GitHub was added to your sign-in methods.')).toBeVisible();
  });

  test('signing out everywhere ends the session of another device when it next opens a page', async ({
    page,
    browser,
    memberSite: site,
  }) => {
    const { email } = await newMember(site);
    const secondDevice = await (await browser.newContext()).newPage();
    await signIn(secondDevice, site, email);
    await expect(memberButton(secondDevice)).toBeVisible();
    await nextSecond();
    await signIn(page, site, email, '/settings');
    await section(page, 'Sign out on all devices').getByRole('button', { name: 'Sign out on all devices' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out on all devices' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await secondDevice.reload();
    await expect(secondDevice.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await nextSecond();
    await signIn(secondDevice, site, email);
    await expect(memberButton(secondDevice)).toBeVisible();
    await secondDevice.reload();
    await expect(memberButton(secondDevice)).toBeVisible();
    await secondDevice.context().close();
  });

  test("signing out everywhere revokes this page's access tokens of providers @full", async ({
    page,
    memberSite: site,
  }) => {
    await page.goto(`${site.origin}/login?next=%2Fabout`);
    await newAccount(await openWindow(page, 'Continue with Google'), newAddress('revoked'), 'Revoked Test');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page).toHaveURL(`${site.origin}/about`);
    await memberButton(page).click();
    await page.getByRole('link', { name: 'Settings' }).click();
    await section(page, 'Sign out on all devices').getByRole('button', { name: 'Sign out on all devices' }).click();
    const revoked = page.waitForResponse(/\/v2\/accounts:revokeToken/);
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out on all devices' }).click();
    const response = await revoked;
    expect(response.status()).toBe(200);
    expect(response.request().postDataJSON()).toMatchObject({ providerId: 'google.com', tokenType: 'ACCESS_TOKEN' });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  });

  test('a member chooses notifications by channel, who sees the profile, and what this device stores', async ({
    page,
    memberSite: site,
  }) => {
    const { email, username } = await newMember(site, 'Zola Listed');
    await signIn(page, site, email, '/settings');
    const privacy = section(page, 'Privacy');
    await privacy.getByLabel('List me in the directory of people').check();
    await privacy.getByRole('button', { name: 'Save' }).click();
    await expect(privacy.getByText('Saved.')).toBeVisible();
    const notify = section(page, 'Notifications');
    const byEmail = notify.getByRole('checkbox', { name: 'Your published content: By email' });
    await byEmail.check();
    await notify.getByRole('button', { name: 'Save' }).click();
    await expect(notify.getByText('Saved.')).toBeVisible();
    await page.goto(`${site.origin}/people?q=Zola%20Listed`);
    await expect(page.getByRole('link', { name: 'Zola Listed' })).toBeVisible();
    await page.goto(`${site.origin}/settings`);
    await expect(byEmail).toBeChecked();
    await privacy.getByLabel('Only me').check();
    await expect(privacy.getByLabel('List me in the directory of people')).toBeDisabled();
    await privacy.getByRole('button', { name: 'Save' }).click();
    await expect(privacy.getByText('Saved.')).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${site.origin}/${username}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();

    await signIn(page, site, email, '/edit-profile');
    await page.getByLabel('Position').fill('Half a draft');
    await untilDraftSaved(page, 'Half a draft');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /front page/ })
      .click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.goto(`${site.origin}/settings`);
    const device = section(page, 'This device');
    await device.getByLabel('10 seconds').check();
    await device.getByLabel('Data saver').check();
    expect(
      await page.evaluate(() => [localStorage.getItem('adp.toastTime'), localStorage.getItem('adp.saveData')]),
    ).toEqual(['10000', '1']);
    await device.getByRole('button', { name: 'Clear: Drafts' }).click();
    await expectAccessible(page, 'clearing drafts');
    await page.getByRole('dialog').getByRole('button', { name: 'Clear all drafts' }).click();
    await expect(device.getByText('Cleared: Drafts.')).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))).toEqual([]);
  });

  test('a member downloads all personal data as one file', async ({ page, memberSite: site }) => {
    await signIn(page, site, 'amina@example.org', '/settings', 'Sample-member-2063');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      section(page, 'Download my data').getByRole('button', { name: 'Download my data' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^my-data-amina-sample-\d{4}-\d\d-\d\d\.json$/);
    const data = JSON.parse(readFileSync(await download.path(), 'utf8')) as Record<string, unknown[]>;
    expect(data).toMatchObject({ user: { username: 'amina-sample' }, account: { email: 'amina@example.org' } });
    expect(data['articles']?.length).toBeGreaterThan(0);
    expect(JSON.stringify(data['articles']?.[0])).toContain('body');
    expect(data['notifications']?.length).toBeGreaterThan(0);
  });

  for (const [choice, name] of [
    ['Keep it on the site under “Former member”', 'Former member'],
    ['Delete it', undefined],
  ] as const)
    test(`a member deletes the account: ${choice}${fullUnless(name !== undefined)}`, async ({
      freshPage: page,
      memberSite: site,
    }) => {
      const { email, uid, username } = await newMember(site, 'Zola Leaving');
      const article = await published(site, uid, username);
      await signIn(page, site, email, '/settings');
      const leaving = section(page, 'Delete account');
      await leaving.getByRole('button', { name: 'Delete my account' }).click();
      await expect(alert(page)).toBeFocused();
      await expectAccessible(page, 'leaving without a choice made');
      await leaving.getByLabel(choice).check();
      await leaving.getByLabel('I understand that this cannot be undone').check();
      // Moves the clock ten minutes after the sign-in, because deleting the account then requires another sign-in.
      await page.clock.setFixedTime(Date.now() + 10 * 60_000);
      await leaving.getByRole('button', { name: 'Delete my account' }).click();
      const confirm = page.getByRole('dialog', { name: 'Confirm that it is you' });
      await expect(confirm).toBeVisible();
      await expectAccessible(page, 'confirming a password');
      await confirm.getByLabel('Your password').fill('not the password');
      await confirm.getByRole('button', { name: 'Confirm', exact: true }).click();
      await expect(confirm.getByText('The email address or the password is wrong.').first()).toBeVisible();
      await confirm.getByLabel('Your password').fill(password);
      await confirm.getByRole('button', { name: 'Confirm', exact: true }).click();
      await expect(page).toHaveURL(`${site.origin}/knowledge-products`);
      await expect(page.getByText(/^(More than )?\d+ results$/)).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(page.getByText('Your session has ended')).toBeHidden();
      expect(site.auth.accounts().some((account) => account.uid === uid)).toBe(false);
      for (const path of [`users/${uid}`, `profiles/${username}`]) expect(await stored(site, path)).toBe(404);
      await page.goto(`${site.origin}/articles/${article}`);
      if (name) await expect(page.getByText(name)).toBeVisible();
      else await expect(page.getByRole('heading', { level: 1, name: 'Page Removed' })).toBeVisible();
    });
});

/** Waits for the next second, because the service records the start of a session only in seconds. */
async function nextSecond(): Promise<void> {
  const now = Math.floor(Date.now() / 1_000);
  await expect.poll(() => Math.floor(Date.now() / 1_000), { intervals: [50] }).toBeGreaterThan(now);
}

/** Stores a published article by the member without checking the rules, and returns the id of the article. */
async function published(site: TestSite, uid: string, username: string): Promise<string> {
  const answer = await fetch(
    `${site.origin}/v1/projects/demo-adp/databases/(default)/documents/articles/auda-nepad-ni-nini`,
  );
  const { fields } = (await answer.json()) as { fields: object };
  const id = `by-${username}`;
  const text = (stringValue: string) => ({ stringValue });
  site.firestore.put(`articles/${id}`, {
    ...fields,
    author_uid: text(uid),
    author_username: text(username),
    author_name: text('Zola Leaving'),
  });
  return id;
}

/** Returns the status of an administrator's request for a document. */
async function stored(site: TestSite, path: string): Promise<number> {
  const answer = await fetch(`${site.origin}/v1/projects/demo-adp/databases/(default)/documents/${path}`, {
    headers: { authorization: 'Bearer owner' },
  });
  return answer.status;
}
