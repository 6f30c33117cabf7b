import type { BrowserContext, Page } from '@playwright/test';
import { administer, newMember, signIn, test as members } from './members';
import { ReusedPage } from './ReusedPage';
import type { TestSite } from './startSite';
import { expect } from './test';
import { collections, kinds, type WrittenKind } from './writtenKinds';

export { expect };

export { collections, kinds, type WrittenKind };

/** An account that may publish: its address is confirmed. */
export interface Writer {
  readonly email: string;
  readonly username: string;
  readonly uid: string;
}

/** Makes a member who may publish. */
export async function newWriter(site: TestSite, name = 'Wanjiru Test'): Promise<Writer> {
  const member = await newMember(site, name);
  await administer(site, { localId: member.uid, emailVerified: true });
  return member;
}

interface SignedIn extends Writer {
  /** What a browser in which the writer is signed in has stored. */
  readonly storageState: Awaited<ReturnType<BrowserContext['storageState']>>;
}

interface WorkerFixtures {
  /** One writer of this worker, for tests that change nothing of the account. */
  readonly writer: SignedIn;
  readonly reusedWriterPage: ReusedPage;
}

interface Fixtures {
  /** A page in which `writer` is signed in, with nothing else stored. */
  readonly writerPage: Page;
  /** As `writerPage`, in a browser context of its own: for what cannot be taken back, such as another clock. */
  readonly freshWriterPage: Page;
  /** A page of a visitor, with nothing stored. */
  readonly visitorPage: Page;
  /** As `visitorPage`, in a browser context of the test's own. */
  readonly freshVisitorPage: Page;
}

const options = { locale: 'en-GB', timezoneId: 'Africa/Nairobi', viewport: { width: 1000, height: 800 } };

/**
 * The tests of writing: as those of members, with a member who is signed in already. An uncaught error in a page of theirs
 * fails them; failed requests are part of many. Faults are removed after each test.
 */
export const test = members.extend<Fixtures, WorkerFixtures>({
  writer: [
    async ({ browser, memberSite: site }, run) => {
      const writer = await newWriter(site);
      const context = await browser.newContext();
      await signIn(await context.newPage(), site, writer.email);
      const storageState = await context.storageState();
      await context.close();
      await run({ ...writer, storageState });
    },
    { scope: 'worker' },
  ],
  reusedWriterPage: [
    async ({ browser, memberSite }, run) => {
      const reused = await ReusedPage.open(browser, memberSite.origin, options);
      await run(reused);
      await reused.close();
    },
    { scope: 'worker' },
  ],
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
    const context = await browser.newContext({ ...options, storageState: writer.storageState });
    await withoutErrors(await context.newPage(), site, run);
    await context.close();
  },
  freshVisitorPage: async ({ browser, memberSite: site }, run) => {
    const context = await browser.newContext(options);
    await withoutErrors(await context.newPage(), site, run);
    await context.close();
  },
});

/** Ends the day in which the writer's new items are counted: one day's are fewer than all tests of a worker publish. */
function beginDay(site: TestSite, { uid }: Writer): void {
  site.firestore.put(`item_counts/${uid}`, {
    item: { stringValue: '' },
    count: { integerValue: '1' },
    began_at: { timestampValue: '2026-01-05T08:00:00Z' },
  });
}

/** Runs a test on a page of a context that has no other; an uncaught error in any page of the context fails it. */
async function withoutErrors(page: Page, site: TestSite, run: (page: Page) => Promise<void>): Promise<void> {
  const uncaught: string[] = [];
  page.context().on('weberror', (error) => uncaught.push(error.error().message));
  await run(page);
  site.repair();
  expect(uncaught, 'uncaught errors').toEqual([]);
}

/** Opens an empty form, and waits until it is shown. */
export async function openForm(page: Page, site: TestSite, kind: WrittenKind): Promise<void> {
  await page.goto(`${site.origin}/new/${kind}`);
  await expect(page.locator('#f-title')).toBeVisible();
}

/** A title that no other test has. */
export function newTitle(words = 'A text of a test'): string {
  made += 1;
  return `${words} ${process.pid} ${made}`;
}
let made = 0;

export const summary = 'What this text is about, in a sentence that is long enough.';

/** Fills in the least that an item of a kind needs. */
export async function fillLeast(page: Page, kind: WrittenKind, title: string): Promise<void> {
  await page.locator('#f-title').fill(title);
  await page.locator('#f-summary').fill(summary);
  if (kind === 'event') {
    await page.locator('#f-startsAt').fill('2027-03-01T09:00');
    await page.locator('#f-endsAt').fill('2027-03-01T17:00');
    await pick(page, 'mode', 'How people take part', 'Online');
  }
  if (kind === 'opportunity') {
    await pick(page, 'type', 'Type of opportunity', 'Grant');
    await page.locator('#f-provider').fill('A sample university');
    await pick(page, 'deadlineKind', 'Until when can people apply?', 'All year');
    await page.locator('#f-howToApply').fill('By e-mail.');
  }
  if (kind === 'product') {
    await page.locator('#f-tagline').fill('Keeps records until there is a network');
    await page.locator('#f-organisation').fill('A sample cooperative');
    await pick(page, 'category', 'Category', 'App');
    await pick(page, 'maturity', 'How far along it is', 'Pilot');
    await pick(page, 'pricing', 'Price', 'Free of charge');
  }
  await page.getByLabel('Data governance').check();
}

/** Chooses an option by its name, in a list or among buttons. */
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

/** The stored items of a kind under a title, as an administrator finds them. */
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
