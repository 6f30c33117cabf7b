import type { Page } from '@playwright/test';
import { signIn } from '../src/accounts';
import { expect, memberButton, test } from '../src/members';
import { expectAccessible, expectUsable } from '../src/pageChecks';
import { newEditor } from '../src/review';
import type { TestSite } from '../src/startSite';
import { pressEnter, retype, tabTo } from '../src/tabTo';

test('an editor previews and publishes a change to a programme, restores an earlier revision, and schedules another change', async ({
  page,
  memberSite: site,
}) => {
  const { email } = await newEditor(site, 'Amina Diallo', 'apet');
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page, site, email, '/apet/edit');
  const gap = page.getByRole('group', { name: 'Gap 1', exact: true }).getByRole('textbox');
  await pressEnter(page.locator('summary', { hasText: 'What we could not find' }));
  await retype(gap, 'We found no list of its members.');
  await expectUsable(page, 'the form of a programme');

  await page.getByRole('button', { name: 'Preview' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'We found no list of its members.' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the form' }).focus();
  await page.keyboard.press('Enter');
  await pressEnter(page.getByRole('button', { name: 'Publish', exact: true }));
  await expect(page.getByText('Revision 1 is published.')).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await retype(gap, 'We found no rules of its work.');
  const preview = page.frameLocator('iframe[title^="Preview"]');
  await expect(preview.getByText('We found no rules of its work.')).toBeAttached();
  await pressEnter(page.getByRole('button', { name: 'Publish', exact: true }));
  await expect(page.getByText('Revision 2 is published.')).toBeVisible();
  await pressEnter(page.getByRole('link', { name: 'View the page' }));
  await expect(page.getByText('We found no rules of its work.')).toBeVisible();

  await page.goto(`${site.origin}/apet/edit`);
  await rollBack(page, 1);
  await expect(page.getByText('Revision 3 is published.')).toBeVisible();
  await expectAccessible(page, 'the form of a programme with its history');
  await page.goto(`${site.origin}/apet`);
  await expect(page.getByText('We found no list of its members.')).toBeVisible();

  await signedInMenu(page, 'Edit the page APET');
  const time = new Date(Date.now() + 86_400_000);
  time.setSeconds(0, 0);
  await retype(gap, 'We found no date of its next meeting.');
  await typeTime(page, time);
  await tabTo(page, 'Schedule publication');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^This will be published on/)).toBeVisible();
  await expectAccessible(page, 'a page that is scheduled');
  await site.background.runSchedules(new Date(time.getTime() - 60_000));
  expect(revision(site)).toBe('3');
  await site.background.runSchedules(time);
  expect(revision(site)).toBe('4');
  await page.goto(`${site.origin}/apet`);
  await expect(page.getByText('We found no date of its next meeting.')).toBeVisible();
  await page.goto(`${site.origin}/apet/edit`);
  await rollBack(page, 3);
  await expect(page.getByText('Revision 5 is published.')).toBeVisible();
});

const revision = ({ firestore }: TestSite) =>
  Object(firestore.get('programme_pages/apet_en')?.fields['revision']).integerValue;

/**
 * Types a date and time in the page's time zone by keyboard. The order of the parts depends on the browser's language
 * (`--lang` in playwright.config.ts).
 */
async function typeTime(page: Page, time: Date): Promise<void> {
  const two = (part: number) => String(part).padStart(2, '0');
  const hours = time.getHours();
  await page.getByLabel('Date and time').focus();
  await page.keyboard.type(
    `${two(time.getMonth() + 1)}${two(time.getDate())}${time.getFullYear()}` +
      `${two(hours % 12 || 12)}${two(time.getMinutes())}${hours < 12 ? 'A' : 'P'}`,
  );
}

async function rollBack(page: Page, to: number): Promise<void> {
  await page.getByRole('button', { name: 'Show earlier revisions' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `Publish again: Revision ${to}` }).focus();
  await page.keyboard.press('Enter');
  await tabTo(page, 'Publish again');
  await page.keyboard.press('Enter');
}

/** Opens a page through the member's menu by keyboard. */
async function signedInMenu(page: Page, link: string): Promise<void> {
  await memberButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: link })).toBeVisible();
  await tabTo(page, link);
  await page.keyboard.press('Enter');
}
