import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, signIn, test } from '../src/members';
import { expectUsable } from '../src/pageChecks';
import { newMemberWithRole } from '../src/review';
import { retype, tabTo } from '../src/tabTo';
import { writeSampleRecords } from '../src/writeSampleRecords';

test('an administrator previews a file of 200 records, imports it by keyboard, and finds no changes when importing it again', async ({
  page,
  memberSite: site,
}) => {
  const administrator = await newMemberWithRole(site, 'Nia Mensah', 'administrator');
  await signIn(page, site, administrator.email, '/admin/import');
  const file = writeSampleRecords(mkdtempSync(join(tmpdir(), 'import-')), 200);
  const chooser = page.waitForEvent('filechooser');
  await page.getByLabel('File', { exact: true }).press('Enter');
  await (await chooser).setFiles(file);
  await retype(page.getByLabel('Why you import this'), 'A file of samples.');
  await page.keyboard.press('Enter');
  const report = page.getByRole('region', { name: 'What the import would do' });
  await expect(report).toContainText('196 would be created, 0 changed, 0 the same already, 4 refused.');
  await expect(page.getByRole('heading', { name: 'What the import would do' })).toBeFocused();
  await page.getByLabel('Show').press('R');
  await expect(page.getByLabel('Show')).toHaveValue('refused');
  await expect(report.getByRole('row').nth(1)).toContainText('lang is missing');
  await expectUsable(page, 'the report of an import');
  expect(stored()).toBe(0);

  await tabTo(page, 'Import 196 rows now');
  await page.keyboard.press('Enter');
  await expect(page.getByText('196 created, 0 changed, 0 the same already, 4 refused.')).toBeVisible();
  expect(stored()).toBe(196);
  await tabTo(page, 'Try again from the start');
  await page.keyboard.press('Enter');
  await expect(page.getByText('0 would be created, 0 changed, 196 the same already, 4 refused.')).toBeVisible();

  await page.goto(`${site.origin}/admin/audit`);
  await expect(page.getByText('Import of sample-references.ris')).toBeVisible();

  function stored(): number {
    return [...site.firestore.documents()].filter(({ path }) => path.startsWith('knowledge_products/imported-')).length;
  }
});
