import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIn } from '../src/accounts';
import { expect, test } from '../src/members';
import { expectUsable } from '../src/pageChecks';
import { newMemberWithRole } from '../src/review';
import { retype, tabTo } from '../src/tabTo';
import { writeSampleRecords } from '../src/writeSampleRecords';

test('an administrator previews and imports a file of 200 records by keyboard, and importing it again changes nothing', async ({
  page,
  memberSite: site,
}) => {
  const administrator = await newMemberWithRole(site, 'Nia Mensah', 'administrator');
  await signIn(page, site, administrator.email, '/admin/import');
  const file = writeSampleRecords(mkdtempSync(join(tmpdir(), 'import-')), 200);
  const chooser = page.waitForEvent('filechooser');
  await page.getByLabel('File', { exact: true }).press('Enter');
  await (await chooser).setFiles(file);
  await retype(page.getByLabel('Reason for the import'), 'A file of samples.');
  await page.keyboard.press('Enter');
  const report = page.getByRole('region', { name: 'Results of the dry run' });
  await expect(report).toContainText('196 to create, 0 to change, 0 unchanged, 4 rejected.');
  await expect(page.getByRole('heading', { name: 'Results of the dry run' })).toBeFocused();
  await page.getByLabel('Rows to show').press('R');
  await expect(page.getByLabel('Rows to show')).toHaveValue('refused');
  await expect(report.getByRole('row').nth(1)).toContainText('lang is missing');
  await expectUsable(page, 'the report of an import');
  expect(stored()).toBe(0);

  await tabTo(page, 'Import 196 rows now');
  await page.keyboard.press('Enter');
  await expect(page.getByText('196 created, 0 changed, 0 unchanged, 4 rejected.')).toBeVisible();
  expect(stored()).toBe(196);
  await tabTo(page, 'Start again from the beginning');
  await page.keyboard.press('Enter');
  await expect(page.getByText('0 to create, 0 to change, 196 unchanged, 4 rejected.')).toBeVisible();

  await page.goto(`${site.origin}/admin/audit`);
  await expect(page.getByText('Import: sample-references.ris')).toBeVisible();

  function stored(): number {
    return [...site.firestore.documents()].filter(({ path }) => path.startsWith('knowledge_products/imported-')).length;
  }
});
