import type { Page } from '@playwright/test';
import { newMember, newWriter, signIn } from '../src/accounts';
import { memberButton } from '../src/members';
import { expectAccessible, sidewaysScroll, smallTargets } from '../src/pageChecks';
import { decide, newMemberWithRole, putDocument, waitingArticle } from '../src/review';
import type { TestSite } from '../src/startSite';
import { pressEnter, tabTo } from '../src/tabTo';
import { expect, fillLeast, newTitle, openForm, publishButton, summary, test } from '../src/writing';

const time = { timestampValue: '2026-01-05T08:00:00Z' };
const text = (stringValue: string) => ({ stringValue });
const settings = 'settings/publishing';

/** Removes the review settings. The tests of a worker share a site, and other tests expect no review. */
async function removeSettings(site: TestSite): Promise<void> {
  await fetch(`${site.origin}/v1/projects/demo-adp/databases/(default)/documents/${settings}`, {
    method: 'DELETE',
    headers: { authorization: 'Bearer owner' },
  });
}

/** Marks a member as new, so that items need review, and adds a link to the profile. */
function markAsNew(site: TestSite, { uid, username }: { readonly uid: string; readonly username: string }): void {
  const links = { arrayValue: { values: [text('https://lab.example/')] } };
  for (const path of [`users/${uid}`, `profiles/${username}`])
    site.firestore.put(path, { ...site.firestore.get(path)?.fields, links, unapproved: { booleanValue: true } });
}

async function expectUsable(page: Page, state: string): Promise<void> {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, state);
    expect(await sidewaysScroll(page), `${state}, ${width} px`).toBe(0);
    expect(await smallTargets(page), `${state}, ${width} px`).toEqual([]);
  }
}

/** Types the required fields of an article by keyboard. */
async function typeArticle(page: Page, title: string): Promise<void> {
  await tabTo(page, 'Title');
  await page.keyboard.type(title);
  await tabTo(page, 'Summary');
  await page.keyboard.type(summary);
  await tabTo(page, 'Data governance');
  await page.keyboard.press('Space');
}

test("a new author's first article needs review, and after its approval the author can publish directly and with links @full", async ({
  page,
  visitorPage: desk,
  memberSite: site,
}) => {
  const { email, uid, username } = await newWriter(site);
  const reviewer = await newMemberWithRole(site, 'Kofi Mensah', 'reviewer');
  markAsNew(site, { uid, username });
  site.firestore.put(settings, { approvals: { integerValue: '1' }, changed_by: text('zuri'), changed_at: time });
  try {
    await signIn(page, site, email);
    const [first, second] = [newTitle('A first article'), newTitle('A second article')];
    await openForm(page, site, 'article');
    const submit = page.getByRole('button', { name: 'Submit for review' });
    await expect(submit).toBeVisible();
    await expect(publishButton(page)).toHaveCount(0);
    await expectUsable(page, 'a form whose text is reviewed');
    await typeArticle(page, first);
    await tabTo(page, 'Submit for review');
    await page.keyboard.press('Enter');
    const row = page.getByRole('listitem').filter({ hasText: first });
    await expect(row.getByText('In review')).toBeVisible();
    await expectUsable(page, 'the content of a member with an item in review');

    await page.goto(`${site.origin}/${username}`);
    await expect(page.getByText('https://lab.example/')).toBeVisible();
    await expect(page.getByRole('link', { name: /lab\.example/ })).toHaveCount(0);
    await signIn(desk, site, reviewer.email);
    await pressEnter(memberButton(desk));
    await pressEnter(desk.getByRole('link', { name: 'Administration' }));
    await tabTo(desk, first);
    await desk.keyboard.press('Enter');
    await expect(desk.getByText('This author has no approved items yet.')).toBeVisible();
    await decide(desk, 'Publish');
    await expect(desk.getByText('Decision saved. The item is now published.')).toBeVisible();
    await site.background.whenIdle();
    await page.reload();
    await expect(page.getByRole('link', { name: /lab\.example/ })).toBeVisible();

    await openForm(page, site, 'article');
    await expect(page.getByRole('button', { name: 'Schedule' })).toBeVisible();
    await fillLeast(page, 'article', second);
    await pressEnter(publishButton(page));
    await expect(page.getByRole('heading', { level: 1, name: second })).toBeFocused();
    await page.goto(`${site.origin}/new`);
    await expect(row.getByText('Published')).toBeVisible();
  } finally {
    await removeSettings(site);
  }
});

test('a reported item is removed, its page explains why, and an appeal restores it', async ({
  page,
  freshVisitorPage: desk,
  writerPage,
  writer,
  memberSite: site,
}) => {
  const title = newTitle('Offers of a shop');
  const id = `offers-${Date.now()}`;
  const author = { ...writer, name: 'Wanjiru Test' };
  putDocument(site, `articles/${id}`, {
    ...waitingArticle(author, title),
    status: 'published',
    publishedAt: new Date('2026-01-05T08:00:00Z'),
  });
  const reviewer = await newMemberWithRole(site, 'Kofi Mensah', 'reviewer');
  const address = `${site.origin}/articles/${id}`;
  await page.goto(address);
  await tabTo(page, 'Report');
  await page.keyboard.press('Enter');
  const reason = page.getByRole('dialog').getByLabel('What is the problem?');
  await reason.press('A');
  await expect(reason).toHaveValue('spam');
  await tabTo(page, 'Send the report');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your report was sent. Thank you.')).toBeVisible();

  await signIn(desk, site, reviewer.email, '/admin/reports');
  const report = desk.getByRole('listitem').filter({ hasText: title });
  await expect(report).toContainText('Reported by a visitor');
  await report.getByRole('button', { name: 'Handle this report' }).focus();
  await desk.keyboard.press('Enter');
  await expectUsable(desk, 'a report that is handled');
  await decide(desk, 'Uphold the report and remove the item', 'It sells shoes.');
  await expect(report).toHaveCount(0);

  // Uses the reviewer's browser, because other browsers may have cached the earlier page for a minute.
  await desk.goto(address);
  await expect(desk.getByRole('main')).toContainText('It sells shoes.');
  await expectUsable(desk, 'the page of a removed item');

  await writerPage.goto(`${site.origin}/new`);
  const row = writerPage.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText('It sells shoes.');
  await row.getByRole('button', { name: 'Appeal' }).focus();
  await writerPage.keyboard.press('Enter');
  await expect(writerPage.getByLabel('Reasons for your appeal')).toBeFocused();
  await writerPage.keyboard.type('It names all its sources.');
  await expectUsable(writerPage, 'an appeal');
  await tabTo(writerPage, 'Send the appeal');
  await writerPage.keyboard.press('Enter');
  await expect(row).toContainText('You have appealed.');

  await desk.goto(`${site.origin}/admin/reports`);
  await pressEnter(desk.getByRole('link', { name: 'Appeals' }));
  const appeal = desk.getByRole('listitem').filter({ hasText: 'It names all its sources.' });
  await appeal.getByRole('button', { name: 'Decide about this appeal' }).focus();
  await desk.keyboard.press('Enter');
  await decide(desk, 'Accept the appeal', 'It does.');
  await expect(appeal).toHaveCount(0);
  await site.background.whenIdle();
  await desk.goto(address);
  await expect(desk.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await writerPage.goto(`${site.origin}/notifications`);
  await expect(writerPage.getByText(`Your appeal for “${title}” was accepted.`)).toBeVisible();
});

test('a profile that a visitor reports is hidden, its page explains why, and an appeal restores it @full', async ({
  page,
  freshVisitorPage: desk,
  visitorPage: visitor,
  memberSite: site,
}) => {
  const { email, username } = await newMember(site, 'Shop of Shoes');
  const reviewer = await newMemberWithRole(site, 'Kofi Mensah', 'reviewer');
  const address = `${site.origin}/${username}`;
  await visitor.goto(address);
  await tabTo(visitor, 'Report');
  await visitor.keyboard.press('Enter');
  const reason = visitor.getByRole('dialog').getByLabel('What is the problem?');
  await reason.press('A');
  await tabTo(visitor, 'Send the report');
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByText('Your report was sent. Thank you.')).toBeVisible();

  await signIn(desk, site, reviewer.email, '/admin/reports');
  const report = desk.getByRole('listitem').filter({ hasText: 'Shop of Shoes' });
  await pressEnter(report.getByRole('button', { name: 'Handle this report' }));
  await decide(desk, 'Uphold the report and hide the profile', 'It sells shoes.');
  await expect(report).toHaveCount(0);
  await site.background.whenIdle();

  // Uses the reviewer's browser, because other browsers may have cached the earlier page for a minute.
  await desk.goto(address);
  await expect(desk.getByRole('main')).toContainText('It sells shoes.');
  await expectUsable(desk, 'the page of a hidden profile');

  await signIn(page, site, email, `/${username}`);
  await expect(page.getByText('Reason from the reviewer: It sells shoes.')).toBeVisible();
  await expectUsable(page, 'a hidden profile, as its member sees it');
  await tabTo(page, 'Appeal');
  await page.keyboard.press('Enter');
  await page.keyboard.type('They are sculptures.');
  await expectUsable(page, 'an appeal of a hidden profile');
  await tabTo(page, 'Send the appeal');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You have appealed.')).toBeVisible();

  await desk.goto(`${site.origin}/admin/reports`);
  await pressEnter(desk.getByRole('link', { name: 'Appeals' }));
  const appeal = desk.getByRole('listitem').filter({ hasText: 'They are sculptures.' });
  await pressEnter(appeal.getByRole('button', { name: 'Decide about this appeal' }));
  await decide(desk, 'Accept the appeal', 'They are.');
  await expect(appeal).toHaveCount(0);
  await site.background.whenIdle();
  await desk.goto(address);
  await expect(desk.getByRole('heading', { level: 1, name: 'Shop of Shoes' })).toBeVisible();
});
