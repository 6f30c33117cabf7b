import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { unsupportedPolicy } from '../src/unsupportedPolicy';

/** Opens the browser that tools/scripts/proof/outside.mjs has selected. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env['ADP_CHROMIUM'];
  return chromium.launch(executablePath ? { executablePath } : {});
}

/** Runs `work` on a new page, and fails if the page logs an error that `allowed` does not match. */
export async function withPage(browser: Browser, work: (page: Page) => Promise<void>, allowed?: RegExp): Promise<void> {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !unsupportedPolicy.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await work(page);
  await page.close();
  expect(complaints.filter((complaint) => !allowed?.test(complaint))).toEqual([]);
}
