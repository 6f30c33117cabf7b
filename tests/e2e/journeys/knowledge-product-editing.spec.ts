import { smallest } from '@adp/shared-data/testing';
import { signIn } from '../src/accounts';
import { expect, test } from '../src/members';
import { expectAccessible, sidewaysScroll, smallTargets } from '../src/pageChecks';
import { newEditor, putDocument } from '../src/review';

/** PDF file that is large enough for an upload in several chunks. */
const report = {
  name: 'Guidelines for the exchange of health data تقرير.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([
    Buffer.from('%PDF-1.7\n2 0 obj << /Type /Pages /Kids [] /Count 44 >> endobj\n'),
    Buffer.alloc(1_500_000, 'x'),
  ]),
};

// Allows error responses, which are normal on members' pages, and the lost connection of this test.
test.use({ allowed: /ERR_INTERNET_DISCONNECTED|ERR_ABORTED|Failed to load resource|status 40[0-9]/ });

test('an editor adds a knowledge product whose file upload is interrupted, publishes it, and replaces an older one', async ({
  page,
  memberSite: site,
}) => {
  const { email, uid } = await newEditor(site, 'Amina Diallo', 'apet');
  const older = 'Guidelines for health data, first edition';
  const olderId = `older-${uid}`.slice(0, 60);
  putDocument(site, `knowledge_products/${olderId}`, { ...smallest.knowledgeProduct, title: older, programme: 'apet' });
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page, site, email, '/new');
  await page.getByRole('link', { name: 'Add a knowledge product' }).click();

  const title = 'Guidelines for health data, second edition';
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Type of knowledge product').selectOption('guideline');
  await page.getByLabel('Summary', { exact: true }).fill('How countries can exchange health data and protect it.');
  await page
    .getByLabel('Abstract', { exact: true })
    .fill('What is to be agreed before health data cross a border. '.repeat(2));
  await page.getByRole('checkbox', { name: 'Health' }).check();

  // Goes offline before the second chunk.
  let pieces = 0;
  await page.route('**/v0/b/**', async (route) => {
    const isPiece = route.request().headers()['x-goog-upload-command']?.startsWith('upload') === true;
    if (isPiece && (pieces += 1) === 2) {
      await page.context().setOffline(true);
      return route.abort('internetdisconnected');
    }
    return route.continue();
  });
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).press('Enter');
  await (await choosing).setFiles(report);
  const file = page.getByRole('group', { name: /Guidelines for the exchange/ });
  await expect(file.getByText(/Waiting for a connection: [1-9]/).first()).toBeVisible();
  await expect(file.getByLabel('Number of pages')).toHaveValue('44');
  await page.context().setOffline(false);
  await expect(file.getByRole('link', { name: /^Open / })).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await smallTargets(page)).toEqual([]);
  await expectAccessible(page, 'the form of a knowledge product with a file');
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await expect(page.getByText(/1\.6 MB|1\.5 MB/)).toBeVisible();
  await expect(page.getByText('Pages: 44')).toBeVisible();
  const address = page.url();

  await page.goto(`${site.origin}/knowledge-products/${olderId}`);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Replaced by').fill(address);
  await page.getByRole('button', { name: `Choose “${title}”` }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remove from “Replaced by”' })).toBeFocused();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectAccessible(page, 'the form of a knowledge product that is replaced');
  await page.getByRole('button', { name: 'Publish changes' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: older })).toBeFocused();
  await expect(page.getByText('There is a newer version')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the newer version' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
