import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSite, workspace } from '../src/startSite';
import {
  administer,
  expect,
  mailedLink,
  memberButton,
  newAccount,
  newAddress,
  newMember,
  openWindow,
  password,
  samplePassword,
  signIn,
  test,
} from '../src/members';
import { expectAccessible } from '../src/pageChecks';
import { tabTo } from '../src/tabTo';

const picture = join(workspace, 'docs/images/apet-1440.png');

test('by keyboard alone: a guarded page, a wrong password, the right one, and back with query and hash', async ({
  page,
  memberSite: site,
}) => {
  const { email } = await newMember(site);
  await page.goto(`${site.origin}/settings?from=menu#privacy`);
  await expect(page).toHaveURL(`${site.origin}/login?next=%2Fsettings%3Ffrom%3Dmenu%23privacy`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await tabTo(page, 'E-mail address');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('The e-mail address or the password is wrong.');
  await expect(page.getByLabel('E-mail address')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the password');
  await expectAccessible(page, 'signing in, refused');
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.origin}/settings?from=menu#privacy`);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('signing out in one tab signs out the other; a reload and a restart do not end the session', async ({
  page,
  context,
  memberSite: site,
}) => {
  const { email } = await newMember(site);
  await signIn(page, site, email);
  await expect(memberButton(page)).toBeVisible();
  await page.reload();
  await expect(memberButton(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${site.origin}/about`);
  await expect(memberButton(other)).toBeVisible();
  await memberButton(other).click();
  await expectAccessible(other, 'the menu of a member');
  await other.keyboard.press('Escape');
  await expect(memberButton(other)).toBeFocused();
  await memberButton(other).click();
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await signIn(other, site, email);
  await expect(memberButton(page)).toBeVisible();
});

test('by keyboard alone: an account is made, the address confirmed once, the newcomer welcomed', async ({
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
  // The part before the at sign: small letters, no accent, nothing after the plus.
  await expect(page.getByLabel('Username')).toHaveValue('elan');
  await expect(page.getByText('This username is available.')).toBeVisible();
  await expectAccessible(page, 'the welcome');
  for (const [name, words] of [
    [taken.username, 'This username is taken.'],
    ['settings', 'This name is reserved for the site or for an institution.'],
    ['No Spaces', 'Use lowercase letters from a to z'],
    ['x', 'A username has at least 2 characters.'],
  ] as const) {
    await page.getByLabel('Username').fill(name);
    await expect(page.getByText(words)).toBeVisible();
  }
  const username = `elan-${process.pid}`;
  await page.getByLabel('Username').fill(username);
  await expect(page.getByText('This username is available.')).toBeVisible();
  await expect(page.getByText('You can add a picture once your e-mail address is confirmed')).toBeVisible();
  await page.getByRole('button', { name: 'Save and continue' }).press('Enter');
  await expect(page).toHaveURL(`${site.origin}/about`);
  await expect(page.getByRole('banner').getByText('1', { exact: true })).toBeVisible();

  const link = await mailedLink(site, 'VERIFY_EMAIL', email.toLowerCase());
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Your e-mail address is confirmed' })).toBeFocused();
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

test('the rules for a password are the service’s own, ticked as it is typed; without an answer there is the least of them', async ({
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

test('by a link in an e-mail: on this device at once, used again it is old, elsewhere the address is needed', async ({
  page,
  browser,
  memberSite: site,
}) => {
  const { email } = await newMember(site);
  const send = async () => {
    await page.goto(`${site.origin}/login?next=%2Fapet%23panel`);
    await page.getByRole('button', { name: 'Sign in with an e-mail link' }).click();
    await page.getByLabel('E-mail address').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText(`on its way to ${email}`)).toBeVisible();
    await expect(page.getByRole('button', { name: /Send it again in/ })).toBeDisabled();
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
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Which address was the link sent to?' })).toBeVisible();
  await expectAccessible(elsewhere, 'which address a link was sent to');
  await elsewhere.getByLabel('E-mail address').fill('somebody.else@example.org');
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await expect(elsewhere.getByRole('alert')).toBeFocused();
  await elsewhere.getByLabel('E-mail address').fill(email);
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await expect(elsewhere).toHaveURL(`${site.origin}/apet#panel`);
  await page.goto(second);
  await expect(
    page.getByRole('heading', { level: 1, name: 'This link has expired or has already been used' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Get a new link' }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fapet/);
  await elsewhere.context().close();
});

test('by each of the four services, in a window of their own', async ({ page, memberSite: site }) => {
  for (const [button, id] of [
    ['Continue with Google', 'google.com'],
    ['Continue with Facebook', 'facebook.com'],
    ['Continue with GitHub', 'github.com'],
    ['Continue with X (Twitter)', 'twitter.com'],
  ] as const) {
    const email = newAddress('service');
    await page.goto(`${site.origin}/login?next=%2Fabout`);
    await newAccount(await openWindow(page, button), email, 'Service <b>Member</b>');
    await expect(page).toHaveURL(`${site.origin}/welcome?next=%2Fabout`);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Service <b>Member</b>');
    expect(site.auth.accounts().find((account) => account.email === email)?.providers).toEqual([id]);
    await page.getByRole('button', { name: 'Skip for now' }).click();
    await expect(page).toHaveURL(`${site.origin}/about`);
    await memberButton(page).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  }
});

test('where the window is blocked, in this one', async ({ page, memberSite: site }) => {
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

test('an account that exists by another method is explained, and the new one is linked', async ({
  page,
  memberSite: site,
}) => {
  const { email, uid } = await newMember(site);
  // As the real service answers for a provider that it does not trust with addresses; the emulator trusts all.
  await page.route(/accounts:signInWithIdp/, async (route) => {
    const body = route.request().postData() ?? '';
    if (body.includes('access_token')) return route.continue();
    const claims = { sub: email, email, email_verified: false, name: 'The same' };
    const json = { needConfirmation: true, providerId: 'github.com', email, verifiedProvider: ['password'] };
    return route.fulfill({ json: { ...json, oauthAccessToken: JSON.stringify(claims) } });
  });
  await page.goto(`${site.origin}/login?next=%2Fabout`);
  await newAccount(await openWindow(page, 'Continue with GitHub'), email, 'The same');
  await expect(page.getByRole('alert')).toContainText('You already have an account with this address');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(`${site.origin}/about`);
  await expect
    .poll(() => site.auth.accounts().find((account) => account.uid === uid)?.providers)
    .toEqual(['password', 'github.com']);
});

test('a visitor who looks around first becomes a member without losing anything', async ({
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
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page).toHaveURL(/\/welcome/);
  expect(site.auth.accounts().find(({ uid }) => uid === guest?.uid)).toMatchObject({ email, providers: ['password'] });
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page).toHaveURL(`${site.origin}/settings`);
});

test('a forgotten password is reset by a link', async ({ page, memberSite: site }) => {
  const { email } = await newMember(site);
  await page.goto(`${site.origin}/login?next=%2Fabout`);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByLabel('E-mail address')).toHaveValue(email);
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

test('a link that is used while offline shows it, and works when the network is back', async ({
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
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('No connection. Nothing was lost.');
  await page.unroute(/identitytoolkit/);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/welcome/);
});
test('an account that is closed is signed out with a message', async ({ page, memberSite: site }) => {
  const { email, uid } = await newMember(site);
  await signIn(page, site, email);
  await expect(memberButton(page)).toBeVisible();
  await administer(site, { localId: uid, disableUser: true });
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('What you were writing is saved on this device');
  await page.goto(`${site.origin}/login`);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This account has been closed' })).toBeVisible();
});

test.describe('in a browser inside another app', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Linux; Android 13; wv) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36 [FBAN/FB4A]',
  });

  test('the link by e-mail comes first', async ({ freshPage: page, memberSite: site }) => {
    await page.goto(`${site.origin}/login`);
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in by e-mail' })).toBeVisible();
    await expect(page.getByText('This browser is part of another app')).toBeVisible();
    await expectAccessible(page, 'signing in inside another app');
  });
});

test('one sign-in code for shell and apps: what the account app signs in shows at once in the shell and in another app', async ({
  page,
  memberSite: site,
}) => {
  const codes: string[] = [];
  page.on('request', (request) => {
    if (/\/identity\.js/.test(request.url())) codes.push(request.url());
  });
  // Two apps of the page use it: the item's page reads who is signed in, the sign-in page signs in.
  await page.goto(`${site.origin}/articles`);
  await page
    .getByRole('link', { name: /session by session/i })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('You wrote this.')).toHaveCount(0);
  expect(codes).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('E-mail address').fill('amina@example.org');
  await page.getByLabel('Password', { exact: true }).fill(samplePassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('You wrote this.')).toBeVisible();
  await expect(memberButton(page)).toBeVisible();
  expect(codes).toHaveLength(1);
  const documents = await page.evaluate(() => performance.getEntriesByType('navigation').length);
  expect(documents).toBe(1);
  await memberButton(page).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You wrote this.')).toHaveCount(0);
  expect(codes).toHaveLength(1);
});

test('a visitor without a session downloads no sign-in code; a page for signing in loads it in its first round', async ({
  coldPage: page,
  memberSite: site,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  for (const path of ['/knowledge-products', '/people', '/amina-sample']) {
    await page.goto(site.origin + path);
    await page.waitForLoadState('networkidle');
  }
  expect(requested.filter((path) => /identity|identitytoolkit|securetoken/.test(path))).toEqual([]);
  const html = readFileSync(join(site.shellFolder, 'login.html'), 'utf8');
  expect(html).toMatch(/<link rel="preload" as="script" href="\/b-[0-9a-f]{10}\/identity\.js" integrity="sha256-[^"]+">/);
  requested.length = 0;
  await page.goto(`${site.origin}/login`);
  await expect(page.getByLabel('E-mail address')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requested.filter((path) => path.includes('/identity.'))).toHaveLength(1);
});

test('public pages do not wait for a session that is being restored', async ({ page, memberSite: site }) => {
  const { email } = await newMember(site);
  await signIn(page, site, email);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/identity\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${site.origin}/apet`);
  await expect(page.getByRole('heading', { level: 1, name: /^APET/ })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  await expect(memberButton(page)).toHaveCount(0);
  release();
  await expect(memberButton(page)).toBeVisible();
});

test.describe('an app that was built against another sign-in code', () => {
  test.use({ allowed: /AppLoadError: mfe_programmes/ });
  test('is refused, with the reason', async ({ coldPage: page, memberSite: site }) => {
    site.injectFault((request, response) => {
      if (!request.url?.includes('manifest.json')) return false;
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('content-type', 'application/json');
      response.end(
        '{"contract":1,"app":"mfe_programmes","build":"b-0123456789","container":"x","entry":"b-0123456789/entry.js","requires":{"@adp/shared-auth":"2.0.0"},"integrity":{}}',
      );
      return true;
    });
    try {
      await page.goto(`${site.origin}/apet`);
      const heading = page.getByRole('heading', { level: 1, name: 'This part of the site is being updated' });
      await expect(heading).toBeVisible();
      await expect(page.getByText('it needs @adp/shared-auth 2.0.0, this site has 1.0.0')).toBeVisible();
    } finally {
      site.repair();
    }
  });
});
