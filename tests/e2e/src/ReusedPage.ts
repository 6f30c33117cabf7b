import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/** Names and values to store in localStorage. */
export type StoredEntries = readonly { readonly name: string; readonly value: string }[];

const size = { width: 1280, height: 720 };

/** Events whose listeners are removed after each test. Playwright itself listens to `close` and `crash`. */
const events = [
  ...['console', 'dialog', 'download', 'framenavigated', 'load', 'page', 'pageerror', 'popup', 'request'],
  ...['requestfailed', 'requestfinished', 'response', 'weberror'],
];

/**
 * Page that all tests of one worker share. A new page needs a process, has a cold cache and compiles all scripts. That
 * costs five times the CPU time of a navigation.
 *
 * After a test, `begin` and `end` reset everything that the test may have changed: storage, routes, listeners, other
 * pages, permissions, size and media. Tests that install a clock, add an init script or set a user agent cannot use
 * this page.
 */
export class ReusedPage {
  private page: Page | undefined;

  private constructor(
    private readonly context: BrowserContext,
    private readonly origin: string,
    private readonly viewport: Readonly<typeof size>,
  ) {}

  static async open(browser: Browser, origin: string, options: BrowserContextOptions = {}): Promise<ReusedPage> {
    const viewport = options.viewport ?? size;
    const context = await browser.newContext({ locale: 'en-GB', ...options, viewport });
    // These timeouts are shorter than a test's timeout, so that the error names the action that timed out.
    context.setDefaultTimeout(20_000);
    context.setDefaultNavigationTimeout(30_000);
    return new ReusedPage(context, origin, viewport);
  }

  /** Opens a URL of the site that runs no scripts, clears the storage, and stores `entries`. Returns the page. */
  async begin(entries: StoredEntries = []): Promise<Page> {
    const page = this.page && !this.page.isClosed() ? this.page : await this.open();
    this.page = page;
    await page.setViewportSize(this.viewport);
    await page.goto(`${this.origin}/builds/latest.json`);
    await page.evaluate(async (all) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const { name = '' } of await indexedDB.databases()) {
        await new Promise((resolve, reject) => {
          const request = indexedDB.deleteDatabase(name);
          request.onsuccess = resolve;
          request.onerror = reject;
        });
      }
      for (const { name, value } of all) localStorage.setItem(name, value);
    }, entries);
    return page;
  }

  /** Resets everything that a test has changed. */
  async end(): Promise<void> {
    const { context, page } = this;
    for (const event of events) {
      context.removeAllListeners(event);
      page?.removeAllListeners(event);
    }
    await context.setOffline(false);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.clearPermissions();
    await context.clearCookies();
    for (const extraPage of context.pages()) if (extraPage !== page) await extraPage.close();
    if (!page || page.isClosed()) return;
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null });
  }

  async close(): Promise<void> {
    await this.context.close();
  }

  private async open(): Promise<Page> {
    const page = await this.context.newPage();
    // Closes a page that has crashed, so that the next test opens a new one.
    page.once('crash', () => void page.close());
    return page;
  }
}
