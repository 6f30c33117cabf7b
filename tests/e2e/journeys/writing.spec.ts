import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { workspace } from '../src/startSite';
import { tabTo } from '../src/tabTo';
import { expectAccessible, sidewaysScroll, smallTargets } from '../src/pageChecks';
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
import { fullUnless } from '../src/full';

const picture = join(workspace, 'docs/images/apet-1440.png');

for (const kind of kinds) {
  test(`a member corrects an empty form for ${kind}, publishes, changes, withdraws, republishes and deletes the item @full`, async ({
    writerPage: page,
    memberSite: site,
  }) => {
    const title = newTitle(`The ${kind} of a journey`);
    await page.setViewportSize({ width: 1280, height: 720 });
    await openForm(page, site, kind);
    await expectAccessible(page, `the form of a new ${kind}`);

    await publishButton(page).click();
    const summary = page.getByRole('alert').filter({ hasText: /need/ });
    await expect(summary).toBeFocused();
    await expectAccessible(page, `the form of a new ${kind}, refused`);
    // Each error in the summary links to a field, and this field shows the same error.
    const errors = summary.getByRole('link');
    for (const error of await errors.all()) {
      const words = (await error.textContent()) ?? '';
      await error.click();
      const field = page.locator(':focus');
      const description = await field.evaluate((element) =>
        (element.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent)
          .join(' '),
      );
      expect(description, words).toContain(words);
    }

    await fillLeast(page, kind, title);
    await expect(summary).toHaveCount(0);
    await page.locator('#f-body').fill('## First\n\nSome **bold** words.\n\n<script>window.hit = 1</script>');
    const contents = page.getByRole('navigation', { name: 'Sections of this form' });
    await contents.getByRole('link', { name: 'Picture' }).click();
    await expect(page.getByRole('heading', { name: 'Picture' })).toBeInViewport();
    await page.locator('input[type=file]').setInputFiles(picture);
    await page.getByLabel('Description of the picture').fill('A page of this site');
    await expectAccessible(page, `the form of a new ${kind}, filled in`);
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
    await expectAccessible(page, 'an item of one’s own');

    await page.getByRole('link', { name: 'Edit' }).click();
    await expect(page.locator('#f-title')).toHaveValue(title);
    await expect(page.locator('#f-body')).toHaveValue(/Some \*\*bold\*\* words/);
    await expectAccessible(page, 'changing an item');
    await page.locator('#f-title').fill(`${title}, changed`);
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `${title}, changed` })).toBeFocused();

    await page.getByRole('button', { name: 'Unpublish' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your content' })).toBeVisible();
    const row = page.getByRole('listitem').filter({ hasText: `${title}, changed` });
    await expect(row.getByText('Unpublished')).toBeVisible();
    await expectAccessible(page, 'the list of the member’s content');
    const visitor = await fetch(
      `${site.origin}/v1/projects/demo-adp/databases/(default)/documents/${collections[kind]}/${path}`,
    );
    expect(visitor.status).toBe(403);
    const asPublic = async () => (await fetch(`${site.origin}/api/v1/${collections[kind]}/${path}?fresh=1`)).status;
    expect(await asPublic()).toBe(410);

    await row.getByRole('button', { name: 'Publish again' }).click();
    await expect(row.getByRole('button', { name: 'Unpublish' })).toBeVisible();
    expect(await asPublic()).toBe(200);
    await row.getByRole('button', { name: 'Delete' }).click();
    await expectAccessible(page, 'confirming that an item is deleted');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(row).toBeVisible();
    await row.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete permanently' }).click();
    await expect(row).toHaveCount(0);
    expect(await storedUnder(site, kind, `${title}, changed`)).toEqual([]);
    expect(await asPublic()).toBe(410);
  });
}

test('the list shows the small size of the picture of a published article, and none with data saver @full', async ({
  writerPage: page,
  freshVisitorPage: visitor,
  memberSite: site,
}) => {
  const title = newTitle('An article with a picture');
  await openForm(page, site, 'article');
  await fillLeast(page, 'article', title);
  await page.locator('input[type=file]').setInputFiles(picture);
  await page.getByLabel('Description of the picture').fill('A page of this site');
  await publishButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();

  const findCard = (list: Page) =>
    list.getByRole('article').filter({ has: list.getByRole('heading', { name: title }) });
  await page.goto(`${site.origin}/articles`);
  const image = findCard(page).locator('img');
  await expect.poll(() => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBe(480);
  const src = (await image.getAttribute('src')) ?? '';
  expect(src).toMatch(/_small[.]webp[?]alt=media$/);
  const name = decodeURIComponent(new URL(src).pathname.split('/').at(-1) ?? '');
  expect(site.storage.objects().find((object) => object.name === name)?.size).toBeLessThanOrEqual(15 * 1024);

  const loaded: string[] = [];
  visitor.on('request', (request) => {
    if (request.url().includes('/images%2F')) loaded.push(request.url());
  });
  await visitor.addInitScript(() => (localStorage['adp.saveData'] = '1'));
  await visitor.goto(`${site.origin}/articles`);
  await expect(findCard(visitor).getByRole('heading', { name: title })).toBeVisible();
  await visitor.waitForLoadState('networkidle');
  expect(loaded).toEqual([]);
});

test('a member writes, publishes, changes and deletes an article by keyboard', async ({
  writerPage: page,
  memberSite: site,
}) => {
  const title = newTitle('Written without a mouse');
  const go = (label: string) => tabTo(page, label);
  await page.goto(`${site.origin}/new`);
  await expect(page.getByRole('heading', { level: 1, name: 'Your content' })).toBeVisible();
  await go('Write an article');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Write an article' })).toBeFocused();
  await go('Title');
  await page.keyboard.type(title);
  // Enter in a single-line field, which is "Go" on a phone's keyboard, must not publish the article.
  await page.keyboard.press('Enter');
  await expect(page.locator('#f-title')).toBeFocused();
  await go('Publish');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: '2 fields need your attention' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#f-summary')).toBeFocused();
  await page.keyboard.type('A summary that is long enough');
  await page.keyboard.press('Enter');
  await page.keyboard.type('for two lines.');
  await go('Text of the article (optional)');
  await page.keyboard.type('## A heading\n\nSome words.');
  await go('Connectivity');
  await page.keyboard.press('Space');
  await go('Add a tag');
  await page.keyboard.press('Enter');
  await expect(page.locator('#f-tags-0')).toBeFocused();
  await page.keyboard.type('keyboards');
  await go('Publish');
  // The bar at the bottom of the page must not cover the focused element.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await go('Edit');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Edit your article' })).toBeFocused();
  await expect(page.locator('#f-tags-0')).toHaveValue('keyboards');
  await go('Title');
  await page.keyboard.press('End');
  await page.keyboard.type(', changed');
  await go('Publish changes');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `${title}, changed` })).toBeFocused();
  await go('Delete');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your content' })).toBeFocused();
  expect(await storedUnder(site, 'article', `${title}, changed`)).toEqual([]);
});

for (const kind of kinds) {
  test(`the form for ${kind} at 320 px does not scroll sideways, and has large targets${fullUnless(kind === 'event')}`, async ({
    page,
    memberSite: site,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openForm(page, site, kind);
    await publishButton(page).click();
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await smallTargets(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show the preview' }).click();
    await page.locator('#f-title').fill('عنوان طويل جدا '.repeat(9));
    await page
      .locator('#f-body')
      .fill(`${'averylongwordwithoutanybreak'.repeat(12)}\n\n| a | b |\n|---|---|\n| 1 | 2 |`);
    await expect(page.getByRole('table')).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
  });
}

test('a published item appears in the list of another tab at once, and its author is notified @core', async ({
  writerPage: page,
  memberSite: site,
}) => {
  const title = newTitle('Told of');
  await openForm(page, site, 'product');
  await fillLeast(page, 'product', title);
  await page.getByRole('button', { name: 'Save as a draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your content' })).toBeFocused();
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row.getByText('Draft')).toBeVisible();
  const secondTab = await page.context().newPage();
  await secondTab.goto(`${site.origin}/products`);
  await expect(secondTab.getByRole('list', { name: 'Products' })).toBeVisible();
  await row.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(row.getByText('Published')).toBeVisible();
  await expect(secondTab.getByRole('link', { name: title })).toBeVisible();
  await page.goto(`${site.origin}/notifications`);
  await expect(page.getByRole('banner').getByRole('button', { name: /unread/ })).toBeVisible();
  await page.getByRole('link', { name: new RegExp(`Your product “.?${title}.?” was published`) }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
});

test('the form points out a title that is already published, but does not prevent publishing', async ({
  page,
  memberSite: site,
}) => {
  await page.goto(`${site.origin}/articles`);
  const publishedTitle =
    (await page.getByRole('list', { name: 'Articles' }).getByRole('heading').first().textContent()) ?? '';
  await openForm(page, site, 'article');
  await page.locator('#f-title').fill(publishedTitle.toUpperCase());
  await expect(page.getByText('An item with a similar title is already published.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: publishedTitle })).toHaveAttribute('target', '_blank');
  await page.locator('#f-title').fill('A title that nobody else has written about registries');
  await expect(page.getByText('An item with a similar title is already published.')).toHaveCount(0);
});
