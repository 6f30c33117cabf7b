import type { BrowserContext, Page } from '@playwright/test';
import type { TestSite } from '../startSite';
import { expect, test as writing } from '../writing';

export { expect };

interface WorkerFixtures {
  /** Browsers that have been on the site before: its files are in their caches, and a test does not wait for them. */
  readonly rooms: { readonly member: BrowserContext; readonly visitor: BrowserContext };
}

interface Fixtures {
  /** A page of a visitor, with nothing stored. */
  readonly visitor: Page;
  /** As `desk`, in a browser that goes with the test: for what cannot be taken back, such as another clock. */
  readonly ownDesk: Page;
}

const room = { locale: 'en-GB', timezoneId: 'Africa/Nairobi', viewport: { width: 1000, height: 800 } };

/**
 * The tests of ways to lose text: as those of writing, but that pages come quickly, and that an uncaught error in a page
 * fails them. What a test has changed of the services is sound again after it.
 */
export const test = writing.extend<Fixtures, WorkerFixtures>({
  rooms: [
    async ({ browser }, run) => {
      const [member, visitor] = await Promise.all([browser.newContext(room), browser.newContext(room)]);
      await run({ member, visitor });
      await Promise.all([member.close(), visitor.close()]);
    },
    { scope: 'worker' },
  ],
  desk: async ({ rooms, writer, memberSite }, run) => {
    const stored = writer.storageState.origins.flatMap(({ localStorage }) => localStorage);
    await inRoom(rooms.member, memberSite, stored, run);
  },
  ownDesk: async ({ browser, writer, memberSite: site }, run) => {
    const context = await browser.newContext({ ...room, storageState: writer.storageState });
    await run(await context.newPage());
    await context.close();
    makeSound(site);
  },
  visitor: async ({ rooms, memberSite }, run) => {
    await inRoom(rooms.visitor, memberSite, [], run);
  },
});

type Stored = readonly { readonly name: string; readonly value: string }[];

/** Gives a page in a browser that has nothing stored but this, and makes all sound again after it. */
async function inRoom(room: BrowserContext, site: TestSite, stored: Stored, run: (page: Page) => Promise<void>) {
  const uncaught: string[] = [];
  const hear = (page: Page) => void page.on('pageerror', (error) => uncaught.push(error.message));
  room.on('page', hear);
  const page = room.pages()[0] ?? (await room.newPage());
  hear(page);
  await emptied(page, site, stored);
  await run(page);
  room.off('page', hear);
  await room.setOffline(false);
  makeSound(site);
  // The next test begins with a page that nothing has been done to.
  const done = room.pages();
  await room.newPage();
  await Promise.all(done.map((other) => other.close()));
  expect(uncaught, 'errors that nobody caught').toEqual([]);
}

function makeSound(site: TestSite): void {
  for (const target of ['shell', 'mfe-content', 'mfe-account'] as const) site.misbehave(undefined, target);
}

async function emptied(page: Page, site: TestSite, stored: Stored): Promise<void> {
  // A file of the site, not one of its pages: nothing of it runs.
  await page.goto(`${site.origin}/builds/latest.json`);
  await page.evaluate(async (entries) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name = '' } of await indexedDB.databases()) {
      await new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name);
        request.onsuccess = resolve;
        request.onerror = reject;
      });
    }
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, stored);
}
