import type { Page } from '@playwright/test';

/** Makes documents that the page opens from now on record that they have started (`hasStarted`). */
export async function recordStart(page: Page): Promise<void> {
  await page.addInitScript(() => addEventListener('adp.started', () => Reflect.set(window, 'hasStarted', true)));
}

/** Waits until the router handles links and history. Requires `recordStart`, because served content looks the same. */
export async function waitForStart(page: Page): Promise<void> {
  await page.waitForFunction(() => Reflect.has(window, 'hasStarted'));
}
