import type { Browser } from '@playwright/test';
import { newAddress, newMember, password, putMember, signIn } from '../src/accounts';
import { expect as expectPublic, test as publicTest } from '../src/test';
import { expect, mailedLink, memberButton, test } from '../src/members';
import { expectAccessible } from '../src/pageChecks';

publicTest.describe(() => {
  // Allows the console errors of 404 responses, which are the response for usernames without a visible profile.
  publicTest.use({ allowed: /status 404: \S+\/api\/v1\/people\/|console: Failed to load resource: .*404/ });

  publicTest('unlisted and free usernames look the same to a visitor', async ({ page, site }) => {
    putMember(site, { uid: 'unlisted', username: 'unlisted-member', name: 'Unlisted', visibility: 'hidden' });
    putMember(site, { uid: 'inside', username: 'inside-member', name: 'Inside', visibility: 'members' });
    const answers: Record<string, unknown[]> = {};
    for (const name of ['unlisted-member', 'inside-member', 'nobody-has-it']) {
      const seen: Promise<unknown>[] = [];
      page.on('response', (response) => {
        if (!/\/v1\/(projects|people)/.test(response.url())) return;
        const text = response.text().then((body) => body.replaceAll(/"asOf":"[^"]*"/g, ''));
        seen.push(
          text.then((body) =>
            [response.status(), new URL(response.url()).pathname, body].map((part) =>
              `${part}`.replaceAll(name, 'NAME'),
            ),
          ),
        );
      });
      await page.goto(`${site.origin}/${name}`);
      await expectPublic(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      page.removeAllListeners('response');
      answers[name] = await Promise.all(seen);
    }
    expectPublic(answers['nobody-has-it']).toEqual([['404', '/api/v1/people/NAME', expectPublic.any(String)]]);
    expectPublic(answers['unlisted-member']).toEqual(answers['nobody-has-it']);
    expectPublic(answers['inside-member']).toEqual(answers['nobody-has-it']);
  });
});

/** Opens a URL as a new visitor and expects the page's heading. */
async function expectHeading(browser: Browser, address: string, heading: string): Promise<void> {
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(heading);
  await context.close();
}

test('a newcomer becomes visible to others once the email address is confirmed in another tab @full', async ({
  page,
  browser,
  memberSite: site,
}) => {
  const email = newAddress('shown');
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(':batchGet')) reads.push(request.postData() ?? '');
  });
  await page.goto(`${site.origin}/sign-up?next=%2Fabout`);
  await page.getByLabel('Name').fill('Shown Later');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page).toHaveURL(/\/welcome/);
  await expect(page.getByText('This username is available.')).toBeVisible();
  const username = await page.getByLabel('Username').inputValue();
  // The page must read the member's document only once, although both header and form show it.
  expect(reads.filter((body) => body.includes('/documents/users/'))).toHaveLength(1);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page).toHaveURL(`${site.origin}/about`);

  await memberButton(page).click();
  await page.getByRole('link', { name: 'Your profile' }).click();
  await expect(page).toHaveURL(`${site.origin}/${username}`);
  await expect(page.getByText('Others can see it once you verify your email address')).toBeVisible();
  await expectAccessible(page, "a member's own profile, not confirmed");
  await expectHeading(browser, `${site.origin}/${username}`, 'Page Not Found');

  // Opens the link from the email in a second tab and then returns to the first tab.
  const secondTab = await page.context().newPage();
  await secondTab.goto(await mailedLink(site, 'VERIFY_EMAIL', email));
  await expect(secondTab.getByRole('heading', { level: 1, name: 'Your email address is verified' })).toBeVisible();
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('This is your profile.', { exact: true })).toBeVisible();
  await expect(page.getByText('Share this profile')).toBeVisible();
  // Retries until the endpoint shows the member's change.
  await expect(async () => {
    await expectHeading(browser, `${site.origin}/${username}`, 'Shown Later');
  }).toPass();
  await secondTab.close();
});

test("a change to a profile's audience takes effect immediately, even for other visitors", async ({
  page,
  browser,
  memberSite: site,
}) => {
  const { email, username } = await newMember(site, 'Comes And Goes');
  await signIn(page, site, email, '/settings');
  for (const [choice, words, heading] of [
    ['Only me', 'Only you can see it', 'Page Not Found'],
    ['Everyone', 'This is your profile.', 'Comes And Goes'],
    ['Members', 'Only signed-in members can see it', 'Page Not Found'],
  ] as const) {
    await page.goto(`${site.origin}/settings`);
    const privacy = page.getByRole('region', { name: 'Privacy', exact: true });
    await privacy.getByRole('radio', { name: choice }).check();
    await privacy.getByRole('button', { name: 'Save' }).click();
    await expect(privacy.getByText('Saved.')).toBeVisible();
    await page.goto(`${site.origin}/${username}`);
    await expect(page.getByText(words)).toBeVisible();
    await expectHeading(browser, `${site.origin}/${username}`, heading);
  }
});
