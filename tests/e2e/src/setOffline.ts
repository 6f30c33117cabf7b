import type { CDPSession, Page } from '@playwright/test';

/** Offline pages, each with the script that sets `navigator.onLine` in new documents. */
const offline = new WeakMap<Page, { readonly session: CDPSession; readonly identifier: string }>();

const source = `Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });`;

/**
 * Simulates a device that goes offline or online. Offline, requests fail and `navigator.onLine` is false. A script sets
 * `navigator.onLine` in documents that open offline, because Chromium reports the state of the real network there.
 */
export async function setOffline(page: Page, isOffline: boolean): Promise<void> {
  const context = page.context();
  const before = offline.get(page);
  if (isOffline) {
    await context.setOffline(true);
    if (before) return;
    const session = await context.newCDPSession(page);
    await session.send('Page.enable');
    const { identifier } = await session.send('Page.addScriptToEvaluateOnNewDocument', { source });
    offline.set(page, { session, identifier });
    return;
  }
  await context.setOffline(false);
  if (!before) return;
  offline.delete(page);
  await before.session.send('Page.removeScriptToEvaluateOnNewDocument', { identifier: before.identifier });
  await before.session.detach();
  await page.evaluate(() => {
    if (!Object.hasOwn(navigator, 'onLine')) return;
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
  });
}
