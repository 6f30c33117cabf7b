import type { Page } from '@playwright/test';
import type { FormValues } from './forms';
import type { WrittenKind } from './writing';

/** Draft as the device stores it (mfe-content, lib/drafts/Draft.ts). */
export interface StoredDraft {
  readonly key: string;
  readonly kind: WrittenKind;
  readonly itemId: string;
  readonly base: null;
  readonly owner: string;
  readonly values: FormValues;
  readonly savedAt: number;
  readonly rev: number;
  readonly queued?: { readonly to: 'published'; readonly since: number; readonly noticeId: string };
}

/** Returns a new draft of a member, as a form saves it. */
export function newDraft(kind: WrittenKind, key: string, owner: string, values: FormValues): StoredDraft {
  return { key, kind, itemId: key, base: null, owner, values, savedAt: Date.now(), rev: 1 };
}

/** Stores drafts in the device's database without using a form. A page of the site must be open. */
export async function putDrafts(page: Page, drafts: readonly StoredDraft[]): Promise<void> {
  await page.evaluate(async (records) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('adp.content.drafts', 1);
      request.onupgradeneeded = () =>
        request.result.createObjectStore('drafts', { keyPath: 'key' }).createIndex('owner', 'owner');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('no database'));
    });
    const transaction = database.transaction('drafts', 'readwrite');
    for (const record of records) transaction.objectStore('drafts').put(record);
    await new Promise((resolve) => transaction.addEventListener('complete', resolve));
    database.close();
  }, drafts);
}

/** Returns the drafts on the device, or none if no page has used the database yet. */
export function storedDrafts(page: Page): Promise<readonly StoredDraft[]> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('adp.content.drafts');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('no database'));
    });
    const request = database.transaction('drafts').objectStore('drafts').getAll();
    await new Promise((resolve) => request.addEventListener('success', resolve));
    database.close();
    // The site stores drafts in this shape.
    return request.result as StoredDraft[];
  });
}
