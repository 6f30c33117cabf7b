import { join } from 'node:path';
import { newAddress, newMember, password, signIn } from '../src/accounts';
import { startSite, workspace } from '../src/startSite';
import { expect, mailedLink, memberButton, test } from '../src/members';
import { expectAccessible } from '../src/pageChecks';
import { tabTo } from '../src/tabTo';

const picture = join(workspace, 'docs/images/apet-1440.png');

test('after a wrong and a correct password, a guarded page opens with its query and hash, all by keyboard @core', async ({
  page,
  memberSite: site,
}) => {
  const { email } = await newMember(site);
  await page.goto(`${site.origin}/settings?from=menu#privacy`);
  await expect(page).toHaveURL(`${site.origin}/login?next=%2Fsettings%3Ffrom%3Dmenu%23privacy`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await tabTo(page, 'Email address');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('The email address or the password is wrong.');
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the password');
  await expectAccessible(page, 'signing in, refused');
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.origin}/settings?from=menu#privacy`);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('a visitor creates an account by keyboard, sees the welcome page and confirms the email address once', async ({
  page,
  memberSite: site,
}) => {
  const taken = await newMember(site);
  const email = newAddress('Élan+tag');
  await page.goto(`${site.origin}/sign-up?next=%2Fabout`);
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
  await tabTo(page, 'Name');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByRole('link', { name: /Enter your name/ }).press('Enter');
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Élan “sample” Ngũgĩ');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('short');
  await expect(page.getByText('at least 6 characters')).toBeVisible();
  await expect(page.getByRole('img', { name: 'missing' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('The password does not meet all the requirements');
  await expectAccessible(page, 'making an account, refused');
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' no more');
  await expect(page.getByRole('img', { name: 'missing' })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.origin}/welcome?next=%2Fabout`);
  // The suggested username is the part of the email address before "@" and "+", in lower case and without accents.
  await expect(page.getByLabel('Username')).toHaveValue('elan');
  await expect(page.getByText('This username is available.')).toBeVisible();
  await expectAccessible(page, 'the welcome');
  for (const [name, words] of [
    [taken.username, 'This username is taken.'],
    ['settings', 'This username is reserved for the site or for an institution.'],
    ['No Spaces', 'Use only lowercase letters from a to z'],
    ['x', 'Use at least 2 characters.'],
  ] as const) {
    await page.getByLabel('Username').fill(name);
    await expect(page.getByText(words)).toBeVisible();
  }
  const username = `elan-${process.pid}`;
  await page.getByLabel('Username').fill(username);
  await expect(page.getByText('This username is available.')).toBeVisible();
  await expect(page.getByText('To add a picture, verify your email address')).toBeVisible();
  await page.getByRole('button', { name: 'Save and continue' }).press('Enter');
  await expect(page).toHaveURL(`${site.origin}/about`);
  await expect(page.getByRole('banner').getByText('1', { exact: true })).toBeVisible();

  const link = await mailedLink(site, 'VERIFY_EMAIL', email.toLowerCase());
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Your email address is verified' })).toBeFocused();
  await expectAccessible(page, 'an address confirmed');
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`${site.origin}/about`);
  await page.goto(`${site.origin}/edit-profile`);
  await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
  await page.setInputFiles('input[type=file]', picture);
  await page.getByRole('dialog', { name: 'Crop the picture' }).getByLabel('Zoom').press('ArrowRight');
  await expectAccessible(page, 'cutting a picture');
  await page.getByRole('button', { name: 'Use this part' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  const image = page.getByRole('banner').locator('img');
  await expect(image).toBeVisible();
  const stored = await (await page.request.get((await image.getAttribute('src')) ?? '')).body();
  expect(stored.length).toBeLessThanOrEqual(100 * 1024);
  expect(stored.subarray(8, 12).toString()).toBe('WEBP');
  await page.waitForLoadState('networkidle');
  await page.goto(link);
  await expect(
    page.getByRole('heading', { level: 1, name: 'This link has expired or has already been used' }),
  ).toBeVisible();
  await expectAccessible(page, 'a link that is old');
});

test('the form checks the password rules of the service during typing, or only the minimum length if the service does not respond', async ({
  page,
  memberSite,
}) => {
  const strict = { minimumLength: 9, maximumLength: 30, lowerCase: true, upperCase: true, numeric: true };
  const site = await startSite({ passwordPolicy: { ...strict, nonAlphanumeric: true, enforced: true } });
  await page.goto(`${site.origin}/sign-up`);
  await page.getByLabel('Password', { exact: true }).fill('small');
  const rules = page.getByRole('listitem').filter({ has: page.getByRole('img') });
  await expect(rules).toHaveText(
    [
      ...['at least 9 characters', 'at most 30 characters', 'a lowercase letter', 'an uppercase letter', 'a digit'],
      'a symbol such as ! or -',
    ].map((words) => new RegExp(words)),
  );
  await expect(page.getByRole('img', { name: 'done' })).toHaveCount(2);
  await page.getByLabel('Password', { exact: true }).fill('Small & 9 more');
  await expect(page.getByRole('img', { name: 'done' })).toHaveCount(6);
  await site.stop();
  await page.route(/passwordPolicy/, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`${memberSite.origin}/sign-up`);
  await page.getByLabel('Password', { exact: true }).fill('small');
  await expect(rules).toHaveText([/at least 6 characters/]);
});

test('a sign-in link works immediately on the same device, works only once, and asks for the email address on another device @full', async ({
  page,
  browser,
  memberSite: site,
}) => {
  const { email } = await newMember(site);
  const send = async () => {
    await page.goto(`${site.origin}/login?next=%2Fapet%23panel`);
    await page.getByRole('button', { name: 'Sign in with an email link' }).click();
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText(`The link was sent to ${email}`)).toBeVisible();
    await expect(page.getByRole('button', { name: /Send the link again in/ })).toBeDisabled();
    return mailedLink(site, 'EMAIL_SIGNIN', email);
  };
  const link = await send();
  await expectAccessible(page, 'a link on its way');
  await page.goto(link);
  await expect(page).toHaveURL(`${site.origin}/apet#panel`);
  await expect(memberButton(page)).toBeVisible();
  await memberButton(page).click();
  await page.getByRole('button', { name: 'Sign out' }).click();

  const second = await send();
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(second);
  await expect(
    elsewhere.getByRole('heading', { level: 1, name: 'Which email address was the link sent to?' }),
  ).toBeVisible();
  await expectAccessible(elsewhere, 'which address a link was sent to');
  await elsewhere.getByLabel('Email address').fill('somebody.else@example.org');
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await expect(elsewhere.getByRole('alert')).toBeFocused();
  await elsewhere.getByLabel('Email address').fill(email);
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await expect(elsewhere).toHaveURL(`${site.origin}/apet#panel`);
  await page.goto(second);
  await expect(
    page.getByRole('heading', { level: 1, name: 'This link has expired or has already been used' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fapet/);
  await elsewhere.context().close();
});

test('a member resets a forgotten password by a link', async ({ page, memberSite: site }) => {
  const { email } = await newMember(site);
  await page.goto(`${site.origin}/login?next=%2Fabout`);
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`If there is an account for ${email}`)).toBeVisible();
  await page.goto(await mailedLink(site, 'PASSWORD_RESET', email));
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('alert')).toContainText('does not meet all the requirements');
  await page.getByLabel('New password').fill('another password');
  await expectAccessible(page, 'setting a new password');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your new password is set' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).last().click();
  await signIn(page, site, email, '/about', 'another password');
});

test('a link that is opened offline shows an error, and works once the browser is online @full', async ({
  page,
  memberSite: site,
}) => {
  const email = newAddress();
  await fetch(`${site.origin}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=demo-key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ requestType: 'EMAIL_SIGNIN', email, continueUrl: `${site.origin}/authorization` }),
  });
  const link = await mailedLink(site, 'EMAIL_SIGNIN', email);
  await page.route(/identitytoolkit/, (route) => route.abort());
  await page.goto(link);
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'No connection. Nothing was lost. Try again when you are back online.',
  );
  await page.unroute(/identitytoolkit/);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/welcome/);
});
test.describe('in a browser inside another app', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Linux; Android 13; wv) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36 [FBAN/FB4A]',
  });

  test('the sign-in page offers the email link first', async ({ freshPage: page, memberSite: site }) => {
    await page.goto(`${site.origin}/login`);
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in with an email link' })).toBeVisible();
    await expect(page.getByText('This browser is part of another app')).toBeVisible();
    await expectAccessible(page, 'signing in inside another app');
  });
});
