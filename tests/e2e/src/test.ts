import { expect, type Page } from '@playwright/test';
import { emptyCaches } from './emptyCaches';
import { test as base } from './sharedFixtures';
import { unsupportedPolicy } from './unsupportedPolicy';

export { expect };

interface Fixtures {
  /** Pattern for errors that the test causes on purpose. */
  readonly allowed: RegExp | undefined;
  /** Like `page`, but with an empty cache. */
  readonly coldPage: Page;
  /** Like `page`, but in a new browser context, for tests whose changes cannot be undone. */
  readonly freshPage: Page;
}

/**
 * Playwright's `test` for the built site. Any console error, uncaught error, failed request or request to another host
 * fails the test.
 */
export const test = base.extend<Fixtures>({
  allowed: [undefined, { option: true }],
  page: async ({ reusedPage, allowed }, run) => {
    await watched(await reusedPage.begin(), allowed, run);
    await reusedPage.end();
  },
  context: async ({ page }, run) => {
    await run(page.context());
  },
  coldPage: async ({ page }, run) => {
    await emptyCaches(page);
    await run(page);
  },
  freshPage: async ({ browser, allowed }, run) => {
    const page = await (await browser.newContext()).newPage();
    await watched(page, allowed, run);
    await closeFresh(page);
  },
});

/**
 * Closes a page and its browser context. Ignores errors of the test's handlers that are still answering requests, because
 * a test need not wait for all requests.
 */
export async function closeFresh(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
}

/** Runs a test on a page, and fails the test if the page has errors that `allowed` does not match. */
export async function watched(page: Page, allowed: RegExp | undefined, run: (page: Page) => Promise<void>) {
  const complaints = watch(page);
  await run(page);
  expect(complaints.filter((complaint) => !allowed?.test(complaint))).toEqual([]);
}

/**
 * Pattern for Chromium's warning about a preload that is not used within a few seconds. The warning is ignored, because
 * a page that is preloaded on intent may be used later. budgets.spec.ts detects files that a first view loads in vain.
 */
const unusedPreload = /^The resource \S+ was preloaded using link preload but not used within a few seconds/;

function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    const complains = message.type() === 'error' || message.type() === 'warning';
    if (complains && !unusedPreload.test(text) && !unsupportedPolicy.test(text)) complaints.push(`console: ${text}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // Ignores requests that were cancelled by the page itself, or because the visitor left the page.
    if (why !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${why}`);
  });
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') complaints.push(`foreign: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`status ${response.status()}: ${response.url()}`);
  });
  return complaints;
}
