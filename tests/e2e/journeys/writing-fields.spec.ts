import type { Page } from '@playwright/test';
import { newText, untilSaved } from '../src/data-loss/text';
import { fullUnless } from '../src/full';
import { expect, openForm, publishButton, test } from '../src/writing';

const body = (page: Page) => page.locator('#f-body');

/** Selects a part of the text in the body's field. */
const select = (page: Page, words: string) =>
  body(page).evaluate((field, selected) => {
    if (!(field instanceof HTMLTextAreaElement)) throw new TypeError('The body has no text area.');
    const start = field.value.indexOf(selected);
    field.focus();
    field.setSelectionRange(start, start + selected.length);
  }, words);

test('buttons format the text, the device saves it as if typed, undo reverts it, and the preview shows it', async ({
  writerPage: page,
  memberSite: site,
}) => {
  const text = newText({ body: 'First words and last words' });
  await openForm(page, site, 'article');
  await page.locator('#f-title').fill(text.title);
  await page.locator('#f-summary').fill(text.summary);
  await body(page).fill(text.body);
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
  await select(page, 'last');
  await toolbar.getByRole('button', { name: 'Bold' }).click();
  const formatted = 'First words and **last** words';
  await expect(body(page)).toHaveValue(formatted);
  await expect(body(page)).toBeFocused();
  await untilSaved(page, { ...text, body: formatted });
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(body(page)).toHaveValue(text.body);
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await expect(body(page)).toHaveValue(formatted);
  await toolbar.getByRole('button', { name: 'Preview this text' }).click();
  const preview = page.getByRole('region', { name: 'Preview this text' });
  await expect(preview.getByRole('strong')).toHaveText('last');
  await page.reload();
  await expect(body(page)).toHaveValue(formatted);
});

for (const [width, height] of [
  [360, 640],
  [1280, 720],
] as const) {
  test(`the bar with the buttons covers no focused field at ${width} x ${height} px${fullUnless(width === 360)}`, async ({
    writerPage: page,
    memberSite: site,
  }) => {
    await page.setViewportSize({ width, height });
    await openForm(page, site, 'article');
    await body(page).fill('One more line\n'.repeat(60));
    const fields = page.locator('form').locator('input:visible, textarea:visible, select:visible');
    const names: string[] = [];
    for (const field of await fields.all()) {
      await page.evaluate(() => window.scrollTo(0, 0));
      await field.focus();
      if ((await coveredHeight(page)) > 0) names.push((await field.getAttribute('id')) ?? '');
    }
    // Checks the caret at the end of a text that is taller than the space above the bar.
    await body(page).press('ControlOrMeta+End');
    await page.keyboard.type('The last words');
    if ((await coveredHeight(page)) > 0) names.push('the end of the body');
    expect(names).toEqual([]);
    await expect(publishButton(page)).toHaveCount(1);
  });
}

/** Returns the height of the part of the focused field that the sticky bar covers, in pixels. */
function coveredHeight(page: Page): Promise<number> {
  return publishButton(page).evaluate((button) => {
    let bar = button.parentElement;
    while (bar && getComputedStyle(bar).position !== 'sticky') bar = bar.parentElement;
    const field = document.activeElement?.getBoundingClientRect();
    if (!bar || !field) return 0;
    return Math.min(field.bottom, window.innerHeight) - bar.getBoundingClientRect().top;
  });
}
