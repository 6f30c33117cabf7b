import { administer, newMember, password } from '../src/accounts';
import { click, expectHeading, inFirefox, readText } from '../src/firefox';
import { requireBrowser } from '../src/otherBrowsers';
import { startSite, type TestSite } from '../src/startSite';
import { expect, test } from '../src/test';
import { newTitle, storedUnder, summary } from '../src/writing';

// The most important journeys in Firefox. All other journeys run in Chromium.

// Starting Firefox takes a minute on a busy machine.
test.describe.configure({ mode: 'default', timeout: 240_000 });
const firefox = requireBrowser('ADP_FIREFOX');

let site: TestSite;
test.beforeAll(async () => {
  site = await startSite({ edge: true, offline: true });
});
test.afterEach(() => {
  site.repair();
});
test.afterAll(() => site.stop());

test('in Firefox, a reader filters a list, opens an item, and opens another page from the menu', async () => {
  await inFirefox(firefox, async (page) => {
    await page.goto(`${site.origin}/`);
    await expectHeading(page, 'Developing Africa through emerging technologies');
    await page.goto(`${site.origin}/opportunities?theme=skills`);
    await page.waitForSelector('html[data-scripting="on"]');
    await click(page, 'a', 'Clear all filters');
    await page.waitForFunction(() => window.location.search === '');
    // The page may still show the filtered list. Both lists start with the same item.
    const [title, href] = await page.$eval(
      'main li article h2 a',
      (link) => [link.textContent, link.pathname] as const,
    );
    await page.locator(`main a[href="${href}"]`).click();
    await expectHeading(page, title);
    await click(page, 'button', 'Menu');
    await page.locator('dialog[open] a[href="/about"]').click();
    await expectHeading(page, 'About this site');
    await page.goBack();
    await expectHeading(page, title);
  });
});

test('in Firefox, a member signs in, writes an article and publishes it @full', async () => {
  const { email, uid } = await newMember(site);
  await administer(site, { localId: uid, emailVerified: true });
  const title = newTitle('Written in Firefox');
  await inFirefox(firefox, async (page) => {
    await page.goto(`${site.origin}/login?next=%2Fnew%2Farticle`);
    await page.locator('input[type="email"]').fill(email);
    await page.locator('input[type="password"]').fill(password);
    await click(page, 'button', 'Sign in');
    await page.locator('#f-title').fill(title);
    await page.locator('#f-summary').fill(summary);
    await page.locator('#f-body').fill('Some words.');
    await click(page, 'label', 'Data governance');
    await click(page, 'button', 'Publish');
    await expectHeading(page, title);
  });
  expect(await storedUnder(site, 'article', title)).toHaveLength(1);
});

test('in Firefox, a page whose app fails keeps its content and can be loaded again @full', async () => {
  site.injectFault((request, response) => {
    if (!request.url?.includes('/entry.js')) return false;
    response.writeHead(404).end();
    return true;
  }, 'mfe-content');
  await inFirefox(firefox, async (page) => {
    await page.goto(`${site.origin}/articles`);
    await page.waitForSelector('#waiting button');
    await expectHeading(page, 'Articles');
    site.repair();
    await page.locator('#waiting button').click();
    await page.waitForSelector('html[data-scripting="on"]');
    await page.waitForSelector('#waiting button', { hidden: true });
    await expectHeading(page, 'Articles');
  });
});

test('in Firefox, an open tab uses a new build of an app at the next navigation, without a reload @full', async () => {
  await inFirefox(firefox, async (page) => {
    await page.evaluateOnNewDocument(() => {
      const { setInterval } = window;
      const everySecond = (work: TimerHandler, time?: number) => setInterval(work, Math.min(time ?? 0, 1_000));
      // The page checks for new builds every hour.
      Object.assign(window, { setInterval: everySecond });
    });
    await page.goto(`${site.origin}/apet`);
    await page.waitForSelector('html[data-scripting="on"]');
    await page.evaluate(() => void Reflect.set(window, 'marked', true));
    site.deploy('new-sentence');
    await page.waitForResponse((response) => response.url() === `${site.appOrigin}/manifest.json`);
    await page.locator('main a[href="/cjed"]').click();
    await page.waitForFunction(() => window.location.pathname === '/cjed');
    await page.goBack();
    await expect.poll(() => readText(page, 'main')).toContain('A sentence changed by the team');
    expect(await page.evaluate(() => Reflect.get(window, 'marked'))).toBe(true);
  });
});

test('in Firefox, a visited page opens while the site cannot be reached @full', async () => {
  const lostSite = await startSite({ offline: true, edge: true });
  await inFirefox(firefox, async (page) => {
    await page.goto(`${lostSite.origin}/apet`);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    // Wait until the worker has stored the code of this part. Without it, Firefox reports an uncaught error.
    const isStored = async () => {
      const part = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/offline.js'));
      return part !== undefined && (await caches.match(part.name)) !== undefined;
    };
    await expect.poll(() => page.evaluate(isStored)).toBe(true);
    await page.reload();
    const title = await readText(page, 'main h1');
    await lostSite.stop();
    await page.goto(`${lostSite.origin}/apet`);
    await expectHeading(page, title);
  });
});
