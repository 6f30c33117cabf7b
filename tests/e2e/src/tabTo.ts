import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/**
 * Presses Tab until the element with this label or text has the focus. Continues from the top of the page after the
 * last element, in case the element has appeared late.
 */
export async function tabTo(page: Page, label: string, maxPresses = 60): Promise<void> {
  for (let stop = 0; stop < maxPresses; stop += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const element = document.activeElement;
      // After the last element, no element has the focus. The next Tab then moves to the first element.
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
  throw new Error(`The Tab key does not reach "${label}".`);
}

/** Presses Enter on a control once it is visible and enabled. */
export async function pressEnter(control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  await expect(control).toBeEnabled();
  await control.press('Enter');
}

/** Replaces the text of a field by keyboard. */
export async function retype(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+A');
  await field.page().keyboard.insertText(text);
}
