import { newMember, newWriter, signIn } from '../src/accounts';
import { expect, test } from '../src/members';
import { expectAccessible, expectUsable } from '../src/pageChecks';
import { decide, newMemberWithRole, putDocument, waitingArticle } from '../src/review';
import { tabTo } from '../src/tabTo';

test('a reviewer publishes, returns and removes items by keyboard, and readers see the results', async ({
  page,
  memberSite: site,
}) => {
  const author = { ...(await newMember(site, 'Amina Diallo')), name: 'Amina Diallo' };
  const reviewer = await newMemberWithRole(site, 'Kofi Mensah', 'reviewer');
  const [first, second] = [`first-${author.uid}`, `second-${author.uid}`];
  putDocument(site, `articles/${first}`, waitingArticle(author, 'Networks of schools', 50));
  putDocument(site, `articles/${second}`, waitingArticle(author, 'Offers of a shop', 2));
  await signIn(page, site, reviewer.email, '/admin');
  await expect(page.getByRole('link', { name: 'Networks of schools' })).toBeVisible();
  await expectUsable(page, 'the review queue');

  await tabTo(page, 'Networks of schools');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectUsable(page, 'the keyboard shortcuts of the queue');
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(page.getByRole('link', { name: 'Networks of schools' })).toBeFocused();
  await page.keyboard.press('o');
  await expect(page.getByRole('region', { name: 'Current version: in review' })).toBeVisible();
  await expectUsable(page, 'an item in review');
  await decide(page, 'Publish');
  await expect(page.getByText('Decision saved. The item is now published.')).toBeVisible();
  await decide(page, 'Remove', 'It is from another site.');
  await expect(page.getByText('Decision saved. The item is now removed.')).toBeVisible();

  await page.goto(`${site.origin}/admin/items/articles/${second}`);
  await decide(page, 'Return to the author', 'Say who offers this.');
  await expect(page.getByText('Decision saved. The item is now returned.')).toBeVisible();

  await page.goto(`${site.origin}/admin/audit`);
  const entries = page.getByRole('region', { name: /audit log/ }).getByRole('row');
  await expect(entries.filter({ hasText: 'Offers of a shop' })).toContainText('in review → returned');
  await expect(entries.filter({ hasText: 'Networks of schools' })).toHaveCount(2);
  await expectAccessible(page, 'the audit log');

  await page.goto(`${site.origin}/articles/${first}`);
  await expect(page.getByRole('main')).toContainText('removed');
  await page.goto(`${site.origin}/admin/roles`);
  await expect(page.getByRole('heading', { name: 'You cannot open this page' })).toBeVisible();
});

test('an administrator finds a member and grants a role', async ({ page, memberSite: site }) => {
  // Only a confirmed address finds a member.
  const member = await newWriter(site, 'Zuri Test');
  const administrator = await newMemberWithRole(site, 'Nia Mensah', 'administrator');
  await signIn(page, site, administrator.email, '/admin/roles');
  await page.getByLabel('Email address or username').fill(member.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Zuri Test' })).toBeFocused();
  await page.getByRole('radio', { name: /^Reviewer/ }).check();
  await page.getByLabel('Reason for the change').fill('She reviews.');
  await page.getByRole('button', { name: 'Save role' }).click();
  await expect(page.getByText('The role was saved.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Zuri Test' })).toContainText('Reviewer');
  await expectUsable(page, 'the roles of a member');
  const { claims } = site.auth.accounts().find(({ uid }) => uid === member.uid) ?? {};
  expect(claims).toMatchObject({ role: 'reviewer' });
});
