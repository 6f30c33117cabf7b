import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** Goes on with the Tab key until the keyboard is at what has this label or these words; from the top again where that came late. */
export async function tabTo(page: Page, label: string, most = 60): Promise<void> {
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const element = document.activeElement;
      // After the last control the page has no focus: the next Tab begins at its top again.
      if (!element || element === document.body) return '';
      const labels =
        element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement
          ? element.labels
          : null;
      return labels?.[0]?.textContent ?? element.getAttribute('aria-label') ?? element.textContent;
    });
    if (name.trim() === label) return;
  }
  throw new Error(`The keyboard does not come to "${label}".`);
}

/** Presses Enter on a control, once it is there and answers. */
export async function pressEnter(control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  await expect(control).toBeEnabled();
  await control.press('Enter');
}

/** Replaces the text of a field by keys. */
export async function retype(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+A');
  await field.page().keyboard.insertText(text);
}
