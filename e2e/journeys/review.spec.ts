import type { Page } from '@playwright/test';
import { signIn } from '../src/members';
import { expectAccessible, sidewaysScroll, smallTargets } from '../src/pageChecks';
import type { TestSite } from '../src/startSite';
import { expect, fillLeast, newTitle, newWriter, openForm, publishButton, storedUnder, test } from '../src/writing';

const time = { timestampValue: '2026-01-05T08:00:00Z' };
const text = (stringValue: string) => ({ stringValue });
const settings = 'settings/publishing';

/** The tests of a worker share the site: where nothing is reviewed any more, they find it as it was. */
async function removeSettings(site: TestSite): Promise<void> {
  await fetch(`${site.origin}/v1/projects/demo-adp/databases/(default)/documents/${settings}`, {
    method: 'DELETE',
    headers: { authorization: 'Bearer owner' },
  });
}

/** Stores what a reviewer's approval leaves. */
async function approve(site: TestSite, uid: string, title: string): Promise<void> {
  const [item] = await storedUnder(site, 'article', title);
  const id = item?.name.split('/').at(-1) ?? '';
  expect(item?.fields['status']?.stringValue).toBe('in_review');
  site.firestore.put(`articles/${id}`, { ...item?.fields, status: text('published'), published_at: time });
  const approval = { count: { integerValue: '1' }, collection: text('articles'), item: text(id) };
  site.firestore.put(`approvals/${uid}`, approval);
}

async function expectSound(page: Page, state: string): Promise<void> {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, state);
    expect(await sidewaysScroll(page), `${state}, ${width} px`).toBe(0);
    expect(await smallTargets(page), `${state}, ${width} px`).toEqual([]);
  }
}

test('a first article is submitted, and once it was approved its author publishes at once', async ({
  page,
  memberSite: site,
}) => {
  const { email, uid } = await newWriter(site);
  site.firestore.put(settings, { approvals: { integerValue: '1' }, changed_by: text('zuri'), changed_at: time });
  try {
    await signIn(page, site, email);
    const [first, second] = [newTitle('A first article'), newTitle('A second article')];
    await openForm(page, site, 'article');
    const submit = page.getByRole('button', { name: 'Submit for review' });
    await expect(submit).toBeVisible();
    await expect(publishButton(page)).toHaveCount(0);
    await expectSound(page, 'a form whose text is reviewed');
    await fillLeast(page, 'article', first);
    await submit.click();
    const row = page.getByRole('listitem').filter({ hasText: first });
    await expect(row.getByText('In review')).toBeVisible();
    await expectSound(page, 'the content of a member with an item in review');

    await approve(site, uid, first);
    await openForm(page, site, 'article');
    await expect(page.getByRole('button', { name: 'Schedule' })).toBeVisible();
    await fillLeast(page, 'article', second);
    await publishButton(page).click();
    await expect(page.getByRole('heading', { level: 1, name: second })).toBeFocused();
    await page.goto(`${site.origin}/new`);
    await expect(row.getByText('Published')).toBeVisible();
  } finally {
    await removeSettings(site);
  }
});
