import type { Page } from '@playwright/test';

/** Empties the caches of the page's browser context on disk and in memory, so that the next view is a first view. */
export async function emptyCaches(page: Page): Promise<void> {
  const developer = await page.context().newCDPSession(page);
  await developer.send('Network.enable');
  await developer.send('Network.clearBrowserCache');
  // Disabling the cache makes Chromium evict the memory cache of the page's process.
  await developer.send('Network.setCacheDisabled', { cacheDisabled: true });
  await developer.send('Network.setCacheDisabled', { cacheDisabled: false });
  await developer.detach();
}
