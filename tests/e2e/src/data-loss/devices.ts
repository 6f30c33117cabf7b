import type { Page } from '@playwright/test';
import { expect } from '../writing';

/** Simulations of devices that refuse a feature to pages. Each takes effect in the next document. */
export const refusing = {
  /** Simulates a full disk: the database rejects every write. */
  room: (page: Page) =>
    page.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    }),
  database: (page: Page) =>
    page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('forbidden', 'SecurityError');
      };
    }),
  storage: (page: Page) =>
    page.addInitScript(() => {
      const forbidden = () => {
        throw new DOMException('forbidden', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: forbidden });
    }),
} as const;

/** Waits until the form shows that the text is saved on the device. */
export async function untilShownSaved(page: Page): Promise<void> {
  await expect(page.getByText(/^Saved on this device:/)).toBeVisible();
}

/** Stores records in the database of drafts, as another build may have done. The database must exist. */
export async function putRecords(page: Page, records: readonly object[]): Promise<void> {
  await page.evaluate(async (all) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('adp.content.drafts');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('no database'));
    });
    const transaction = database.transaction('drafts', 'readwrite');
    for (const record of all) transaction.objectStore('drafts').put(record);
    await new Promise((resolve) => transaction.addEventListener('complete', resolve));
    database.close();
  }, records);
}
