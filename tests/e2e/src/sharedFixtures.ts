import { test as base, type BrowserContext } from '@playwright/test';
import { newWriter, signIn, type Writer } from './accounts';
import { ReusedPage } from './ReusedPage';
import { startSite, type TestSite } from './startSite';

interface SignedIn extends Writer {
  /** Storage of a browser in which the writer is signed in. */
  readonly storageState: Awaited<ReturnType<BrowserContext['storageState']>>;
}

interface WorkerFixtures {
  /** Site that the worker's tests share and only read. */
  readonly site: TestSite;
  /** Page that the worker's tests of `site` share. */
  readonly reusedPage: ReusedPage;
  /** Site that the worker's tests with signed-in members share. Each test creates its own accounts. */
  readonly memberSite: TestSite;
  /** Page that the worker's tests of `memberSite` share. */
  readonly reusedMemberPage: ReusedPage;
  /** Writer that the worker's tests share. A test must not change this account. */
  readonly writer: SignedIn;
  /** Page in which the worker's tests write as `writer`. */
  readonly reusedWriterPage: ReusedPage;
}

/** Settings of the browsers in which members write. */
export const writerOptions = {
  locale: 'en-GB',
  timezoneId: 'Africa/Nairobi',
  viewport: { width: 1000, height: 800 },
};

/** Returns a fixture that starts a site for all tests of a worker. */
const createSiteFixture =
  (options?: Parameters<typeof startSite>[0]) =>
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a function uses from its first parameter
  async ({}, run: (site: TestSite) => Promise<void>) => {
    const site = await startSite(options);
    await run(site);
    await site.stop();
  };

/** Opens a page for all tests of a worker, and closes it after `run`. */
async function runWithPage(
  run: (page: ReusedPage) => Promise<void>,
  ...page: Parameters<typeof ReusedPage.open>
): Promise<void> {
  const reused = await ReusedPage.open(...page);
  await run(reused);
  await reused.close();
}

/**
 * Everything that tests of one worker share. All of it is declared here, because Playwright starts another worker for
 * tests with another set of shared fixtures, and each start takes three seconds of processor time.
 */
export const test = base.extend<object, WorkerFixtures>({
  site: [createSiteFixture(), { scope: 'worker' }],
  reusedPage: [({ browser, site }, run) => runWithPage(run, browser, site.origin), { scope: 'worker' }],
  memberSite: [createSiteFixture({ popups: true }), { scope: 'worker' }],
  reusedMemberPage: [
    ({ browser, memberSite }, run) => runWithPage(run, browser, memberSite.origin),
    { scope: 'worker' },
  ],
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
    ({ browser, memberSite }, run) => runWithPage(run, browser, memberSite.origin, writerOptions),
    { scope: 'worker' },
  ],
});
