import type { Page } from '@playwright/test';
import type { Writer } from './accounts';
import { test as members } from './members';
import { writerOptions } from './sharedFixtures';
import type { TestSite } from './startSite';
import { closeFresh, expect } from './test';
import { collections, kinds, type WrittenKind } from './writtenKinds';

export { expect };

export { collections, kinds, type WrittenKind };

interface Fixtures {
  /** Page in which `writer` is signed in, with no other data in storage. */
  readonly writerPage: Page;
  /** Like `writerPage`, but in a new browser context, for changes that cannot be undone, such as a fake clock. */
  readonly freshWriterPage: Page;
  /** Page of a visitor with empty storage. */
  readonly visitorPage: Page;
  /** Like `visitorPage`, but in a new browser context. */
  readonly freshVisitorPage: Page;
}

/**
 * Playwright's `test` for writing items as a member who is already signed in. An uncaught error in a page fails the
 * test, but failed requests do not. Each test ends with the removal of injected faults.
 */
export const test = members.extend<Fixtures>({
  writerPage: async ({ reusedWriterPage, writer, memberSite: site }, run) => {
    beginDay(site, writer);
    const page = await reusedWriterPage.begin(writer.storageState.origins.flatMap(({ localStorage }) => localStorage));
    await withoutErrors(page, site, run);
    await reusedWriterPage.end();
  },
  visitorPage: async ({ reusedWriterPage, memberSite: site }, run) => {
    await withoutErrors(await reusedWriterPage.begin(), site, run);
    await reusedWriterPage.end();
  },
  freshWriterPage: async ({ browser, writer, memberSite: site }, run) => {
    beginDay(site, writer);
    const context = await browser.newContext({ ...writerOptions, storageState: writer.storageState });
    const page = await context.newPage();
    await withoutErrors(page, site, run);
    await closeFresh(page);
  },
  freshVisitorPage: async ({ browser, memberSite: site }, run) => {
    const page = await (await browser.newContext(writerOptions)).newPage();
    await withoutErrors(page, site, run);
    await closeFresh(page);
  },
});

/** Resets the writer's daily limits, because the tests of a worker publish more items and covers than they allow. */
function beginDay(site: TestSite, { uid }: Writer): void {
  const began = { began_at: { timestampValue: '2026-01-05T08:00:00Z' } };
  site.firestore.put(`item_counts/${uid}`, { item: { stringValue: '' }, count: { integerValue: '1' }, ...began });
  site.firestore.put(`upload_counts/${uid}`, { objects: { arrayValue: {} }, ...began });
}

/** Runs a test on a page. An uncaught error in any page of the same browser context fails the test. */
async function withoutErrors(page: Page, site: TestSite, run: (page: Page) => Promise<void>): Promise<void> {
  const uncaught: string[] = [];
  page.context().on('weberror', (error) => uncaught.push(error.error().message));
  await run(page);
  site.repair();
  expect(uncaught, 'uncaught errors').toEqual([]);
}

/** Opens an empty form and waits until the form is visible. */
export async function openForm(page: Page, site: TestSite, kind: WrittenKind): Promise<void> {
  await page.goto(`${site.origin}/new/${kind}`);
  await expect(page.locator('#f-title')).toBeVisible();
}

/** Returns a title that no other test uses. */
export function newTitle(words = 'A text of a test'): string {
  titleCount += 1;
  return `${words} ${process.pid} ${titleCount}`;
}
let titleCount = 0;

export const summary = 'What this text is about, in a sentence that is long enough.';

/** Fills in the required fields of an item. */
export async function fillLeast(page: Page, kind: WrittenKind, title: string): Promise<void> {
  await page.locator('#f-title').fill(title);
  await page.locator('#f-summary').fill(summary);
  if (kind === 'event') {
    await page.locator('#f-startsAt').fill('2027-03-01T09:00');
    await page.locator('#f-endsAt').fill('2027-03-01T17:00');
    await pick(page, 'mode', 'Attendance', 'Online');
  }
  if (kind === 'opportunity') {
    await pick(page, 'type', 'Type of opportunity', 'Grant');
    await page.locator('#f-provider').fill('A sample university');
    await pick(page, 'deadlineKind', 'When do applications close?', 'All year');
    await page.locator('#f-howToApply').fill('By e-mail.');
  }
  if (kind === 'product') {
    await page.locator('#f-tagline').fill('Keeps records until there is a network');
    await page.locator('#f-organisation').fill('A sample cooperative');
    await pick(page, 'category', 'Category', 'App');
    await pick(page, 'maturity', 'Maturity', 'Pilot');
    await pick(page, 'pricing', 'Price', 'Free of charge');
  }
  await page.getByLabel('Data governance').check();
}

/** Selects an option by its name, in a select element or a group of radio buttons. */
async function pick(page: Page, field: string, group: string, option: string): Promise<void> {
  const list = page.locator(`select#f-${field}`);
  if ((await list.count()) > 0) await list.selectOption({ label: option });
  else
    await page
      .getByRole('radiogroup', { name: group })
      .getByRole('radio', { name: new RegExp(`^${option}`) })
      .check();
}

export const publishButton = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true });

/** Returns the stored items of a kind with this title, including those that are not public. */
export async function storedUnder(site: TestSite, kind: WrittenKind, title: string): Promise<StoredItem[]> {
  const answer = await fetch(`${site.origin}/v1/projects/demo-adp/databases/(default)/documents:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({
      structuredQuery: {
        from: [{ collectionId: collections[kind] }],
        where: { fieldFilter: { field: { fieldPath: 'title' }, op: 'EQUAL', value: { stringValue: title } } },
      },
    }),
  });
  const rows = (await answer.json()) as { document?: StoredItem }[];
  return rows.flatMap(({ document }) => document ?? []);
}

export interface StoredItem {
  readonly name: string;
  readonly fields: Readonly<Record<string, { readonly stringValue?: string }>>;
}
