import type { Page } from '@playwright/test';

/** Empties the disk and memory caches of the page's browser context, so that the next view is like a first view. */
export async function emptyCaches(page: Page): Promise<void> {
  const developer = await page.context().newCDPSession(page);
  await developer.send('Network.enable');
  await developer.send('Network.clearBrowserCache');
  // Disabling the cache also makes Chromium empty the memory cache of the page's process.
  await developer.send('Network.setCacheDisabled', { cacheDisabled: true });
  await developer.send('Network.setCacheDisabled', { cacheDisabled: false });
  await developer.detach();
}
