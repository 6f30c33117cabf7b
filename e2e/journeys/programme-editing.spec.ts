import { administer, expect, newMember, signIn, test } from '../src/members';
import { expectAccessible, expectSound } from '../src/pageChecks';

test('an editor changes a sentence of a programme, previews and publishes it, readers see it, and a former revision comes back', async ({
  page,
  memberSite: site,
}) => {
  const { email, uid } = await newMember(site, 'Amina Diallo');
  await administer(site, {
    localId: uid,
    emailVerified: true,
    customAttributes: JSON.stringify({ programmes: ['apet'] }),
  });
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page, site, email, '/apet/edit');
  const gap = page.getByRole('group', { name: 'Gap 1', exact: true }).getByRole('textbox');
  await gap.fill('We found no list of its members.');
  await expectSound(page, 'the form of a programme');

  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'We found no list of its members.' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the form' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Revision 1 is published.')).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await gap.fill('We found no rules of its work.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Revision 2 is published.')).toBeVisible();
  await page.getByRole('link', { name: 'See the page' }).click();
  await expect(page.getByText('We found no rules of its work.')).toBeVisible();

  await page.goto(`${site.origin}/apet/edit`);
  await page.getByRole('button', { name: 'Show what was published before' }).click();
  await page.getByRole('button', { name: 'Publish again: Revision 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish again' }).click();
  await expect(page.getByText('Revision 3 is published.')).toBeVisible();
  await expectAccessible(page, 'the form of a programme with its history');
  await page.goto(`${site.origin}/apet`);
  await expect(page.getByText('We found no list of its members.')).toBeVisible();
});
