import { toStored } from '@adp/shared-data/fields';
import { smallest, toWireFields } from '@adp/shared-data/testing';
import type { Page } from '@playwright/test';
import { administer, newMember } from './accounts';
import { tabTo } from './tabTo';
import type { TestSite } from './startSite';

/** Creates a member with a role that an administrator of the project has granted. */
export async function newMemberWithRole(site: TestSite, name: string, role: 'reviewer' | 'administrator') {
  const member = await newMember(site, name);
  await administer(site, { localId: member.uid, customAttributes: JSON.stringify({ role }) });
  return member;
}

/** Creates a member with a confirmed email address who edits a programme and its items. */
export async function newEditor(site: TestSite, name: string, programme: string) {
  const member = await newMember(site, name);
  const customAttributes = JSON.stringify({ programmes: [programme] });
  await administer(site, { localId: member.uid, emailVerified: true, customAttributes });
  return member;
}

/** Stores a document without checking the rules, as a function of the site may do. */
export function putDocument(site: TestSite, path: string, document: object): void {
  site.firestore.put(path, toWireFields(toStored({ ...document })));
}

/** Returns an article by a member that has waited for review for `hours` hours. */
export function waitingArticle(
  { uid, username, name }: { readonly uid: string; readonly username: string; readonly name: string },
  title: string,
  hours = 1,
) {
  const { publishedAt, ...rest } = smallest.article;
  return {
    ...rest,
    status: 'in_review',
    authorUid: uid,
    authorUsername: username,
    authorName: name,
    title,
    summary: 'What the article says, in a sentence of its own.',
    body: '## A heading\n\nA text with [a link](https://example.org/source).',
    updatedAt: new Date(Date.now() - hours * 3_600_000),
  };
}

/** Selects a decision, enters a reason and submits the open form by keyboard. */
export async function decide(page: Page, choice: string, reason = ''): Promise<void> {
  await page.getByRole('radio', { name: choice }).focus();
  await page.keyboard.press('Space');
  await tabTo(page, 'Reason');
  await page.keyboard.type(reason);
  await tabTo(page, 'Save decision');
  await page.keyboard.press('Enter');
}
