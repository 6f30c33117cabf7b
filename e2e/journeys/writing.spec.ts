import { join } from 'node:path';
import { workspace } from '../src/startSite';
import { axe } from '../src/test';
import {
  collections,
  expect,
  fillLeast,
  kinds,
  newTitle,
  openForm,
  publishButton,
  storedUnder,
  test,
} from '../src/writing';

const picture = join(workspace, 'docs/images/apet-1440.png');

for (const kind of kinds) {
  test(`${kind}: tried empty, mended, published, changed, taken back, published again, deleted`, async ({
    desk: page,
    memberSite: site,
  }) => {
    const title = newTitle(`The ${kind} of a journey`);
    await openForm(page, site, kind);
    expect(await axe(page)).toEqual([]);

    await publishButton(page).click();
    const summary = page.getByRole('alert').filter({ hasText: /need/ });
    await expect(summary).toBeFocused();
    expect(await axe(page)).toEqual([]);
    // Each fault leads to its field, which says the same beside itself.
    const faults = summary.getByRole('link');
    for (const fault of await faults.all()) {
      const words = (await fault.textContent()) ?? '';
      await fault.click();
      const field = page.locator(':focus');
      const said = await field.evaluate((element) =>
        (element.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent)
          .join(' '),
      );
      expect(said, words).toContain(words);
    }

    await fillLeast(page, kind, title);
    await expect(summary).toHaveCount(0);
    await page.locator('#f-body').fill('## First\n\nSome **bold** words.\n\n<script>window.hit = 1</script>');
    await page.locator('input[type=file]').setInputFiles(picture);
    await page.getByLabel('What the picture shows').fill('A page of this site');
    expect(await axe(page)).toEqual([]);
    await publishButton(page).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await expect(page.getByText('Published.')).toBeVisible();
    const [stored, ...others] = await storedUnder(site, kind, title);
    expect(others).toEqual([]);
    const path = stored?.name.split('/').at(-1) ?? '';
    await expect(page).toHaveURL(`${site.origin}/${collections[kind]}/${path}`);
    await expect(page.getByRole('img', { name: 'A page of this site' })).toBeVisible();
    await expect(page.getByText('You wrote this.')).toBeVisible();
    expect(await page.evaluate('window.hit')).toBeUndefined();
    expect(await axe(page)).toEqual([]);

    await page.getByRole('link', { name: 'Edit' }).click();
    await expect(page.locator('#f-title')).toHaveValue(title);
    await expect(page.locator('#f-body')).toHaveValue(/Some \*\*bold\*\* words/);
    expect(await axe(page)).toEqual([]);
    await page.locator('#f-title').fill(`${title}, changed`);
    await page.getByRole('button', { name: 'Publish the change' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `${title}, changed` })).toBeFocused();

    await page.getByRole('button', { name: 'Unpublish' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your work' })).toBeVisible();
    const row = page.getByRole('listitem').filter({ hasText: `${title}, changed` });
    await expect(row.getByText('Not public')).toBeVisible();
    expect(await axe(page)).toEqual([]);
    const visitor = await fetch(
      `${site.origin}/v1/projects/demo-adp/databases/(default)/documents/${collections[kind]}/${path}`,
    );
    expect(visitor.status).toBe(403);

    await row.getByRole('button', { name: 'Publish again' }).click();
    await expect(row.getByRole('button', { name: 'Unpublish' })).toBeVisible();
    await row.getByRole('button', { name: 'Delete' }).click();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Keep it' }).click();
    await expect(row).toBeVisible();
    await row.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await expect(row).toHaveCount(0);
    expect(await storedUnder(site, kind, `${title}, changed`)).toEqual([]);
  });
}
