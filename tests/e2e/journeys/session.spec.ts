import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { administer, newMember, password, samplePassword, signIn } from '../src/accounts';
import { expect, memberButton, test } from '../src/members';
import { expectAccessible } from '../src/pageChecks';

test('a session survives a reload, and signing in or out in one tab also takes effect in another tab', async ({
  page,
  context,
  memberSite: site,
}) => {
  const { email } = await newMember(site);
  await signIn(page, site, email);
  await expect(memberButton(page)).toBeVisible();
  await page.reload();
  await expect(memberButton(page)).toBeVisible();
  const secondTab = await context.newPage();
  await secondTab.goto(`${site.origin}/about`);
  await expect(memberButton(secondTab)).toBeVisible();
  expect(await secondTab.evaluate(readHashesBeforeLoad), 'what comes after the page waits for no list').toBe(true);
  await memberButton(secondTab).click();
  await expectAccessible(secondTab, 'the menu of a member');
  await secondTab.keyboard.press('Escape');
  await expect(memberButton(secondTab)).toBeFocused();
  await memberButton(secondTab).click();
  await secondTab.getByRole('button', { name: 'Sign out' }).click();
  await expect(secondTab.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await signIn(secondTab, site, email);
  await expect(memberButton(page)).toBeVisible();
});

test('a member whose account is disabled is signed out with a message', async ({ page, memberSite: site }) => {
  const { email, uid } = await newMember(site);
  await signIn(page, site, email);
  await expect(memberButton(page)).toBeVisible();
  await administer(site, { localId: uid, disableUser: true });
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  const message = page.getByRole('alert').filter({ hasText: 'This account has been closed' });
  await expect(message).toContainText(/write to .?contact@site\.example.?\. Anything you were writing is saved/);
  await expect(page.getByText('Your session has ended')).toHaveCount(0);
  await page.goto(`${site.origin}/login`);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This account has been closed' })).toContainText(
    'use the email address at the bottom of the front page',
  );
  await page.goto(`${site.origin}/knowledge-products`);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'contact@site.example' })).toBeVisible();
});

test('a sign-in in the account app appears in all apps at once, because they share one authentication SDK', async ({
  page,
  memberSite: site,
}) => {
  const codes: string[] = [];
  page.on('request', (request) => {
    if (/\/identity\.js/.test(request.url())) codes.push(request.url());
  });
  // Visits two apps that use the session: the page of an item reads the session, and the sign-in page starts one.
  await page.goto(`${site.origin}/articles?author=amina-sample`);
  await page
    .getByRole('link', { name: /session by session/i })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('You wrote this.')).toHaveCount(0);
  expect(codes).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email address').fill('amina@example.org');
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

test('only sign-in pages load authentication code for visitors, in their first network round', async ({
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
  expect(html).toMatch(
    /<link rel="preload" as="script" href="\/b-[0-9a-f]{10}\/identity\.js" integrity="sha256-[^"]+" crossorigin>/,
  );
  requested.length = 0;
  await page.goto(`${site.origin}/login`);
  await expect(page.getByLabel('Email address')).toBeVisible();
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

test.describe('an app that was built for another version of shared-auth', () => {
  test.use({ allowed: /AppLoadError: mfe_programmes/ });
  test('is rejected with a reason', async ({ coldPage: page, memberSite: site }) => {
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
      await expect(page.getByText('it needs @adp/shared-auth 2.0.0, but this site has 1.0.0')).toBeVisible();
    } finally {
      site.repair();
    }
  });
});

/** Returns true if the page requested the shell's list of hashes before the load event. */
function readHashesBeforeLoad(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  const list = performance
    .getEntriesByType('resource')
    .find(({ name }) => name.startsWith(window.location.origin) && name.endsWith('/integrity.json'));
  const loadedAt: unknown = visit && Reflect.get(visit, 'loadEventStart');
  return list !== undefined && typeof loadedAt === 'number' && list.startTime < loadedAt;
}
