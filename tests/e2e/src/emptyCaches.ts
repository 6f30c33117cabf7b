import type { Page } from '@playwright/test';

/** Empties the caches of the page's browser context, on its disk and in its memory: the next view is a first view. */
export async function emptyCaches(page: Page): Promise<void> {
  const developer = await page.context().newCDPSession(page);
  await developer.send('Network.enable');
  await developer.send('Network.clearBrowserCache');
  // Chromium evicts what the page's process has in memory when its cache is disabled.
  await developer.send('Network.setCacheDisabled', { cacheDisabled: true });
  await developer.send('Network.setCacheDisabled', { cacheDisabled: false });
  await developer.detach();
}
