import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Intercept } from '@adp/local-firebase';
import type { Page } from '@playwright/test';
import { emptyCaches } from '../src/emptyCaches';
import { answers } from '../src/faults/answers';
import { expectAccessible } from '../src/pageChecks';
import type { TestSite } from '../src/startSite';
import { expect, test } from '../src/test';
import { fullUnless, isFull } from '../src/full';

// Faults whose outcome depends on the real apps, in addition to fault-matrix.spec.ts: preload hints, accessibility and
// navigation during a fault.
// They are in one file, because they share the responses of broken hosts and the checks of the error view.

test.use({ allowed: /./ });

test.afterEach(({ site }) => {
  site.repair();
});

const frontPage = 'Developing Africa through emerging technologies';
const down = 'This part of the site is not responding';
const broken = 'Internal Server Error';
const refused = 'This part of the site is being updated';

const answer =
  (path: RegExp, status: number, type: string, body: string): Intercept =>
  (request, response) => {
    if (!path.test(request.url ?? '')) return false;
    response.writeHead(status, {
      'content-type': type,
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    });
    response.end(body);
    return true;
  };

/** Returns a fault that accepts requests for `path` and never answers them. */
const hang =
  (path: RegExp): Intercept =>
  (request) =>
    path.test(request.url ?? '');

const manifest = /^\/manifest\.json/;
const entry = /\/entry\.js/;
const routes = /\/routes\.(js|css)/;
const pageChunk = /\/apet\.js/;

interface HostFault {
  readonly fault: string;
  readonly intercept: Intercept;
  readonly title: string;
  /** Paths of requests that are never answered. */
  readonly hangs?: RegExp;
}

const hostFaults: readonly HostFault[] = [
  {
    fault: 'its manifest points to another host',
    intercept: answer(
      manifest,
      200,
      'application/json',
      '{"contract":1,"app":"mfe_programmes","build":"b-0123456789","container":"x","entry":"https://evil.example/x.js","requires":{},"integrity":{}}',
    ),
    title: down,
  },
  { fault: 'its entry script hangs', intercept: hang(entry), title: down, hangs: entry },
  { fault: 'the chunk of a page hangs', intercept: hang(pageChunk), title: down, hangs: pageChunk },
  {
    fault: 'it was built for another contract',
    intercept: answer(
      manifest,
      200,
      'application/json',
      '{"contract":9,"app":"mfe_programmes","build":"b-0123456789","container":"x","entry":"b-0123456789/entry.js","requires":{},"integrity":{}}',
    ),
    title: refused,
  },
];

/** The faults that `npm test` tries. */
const representatives = ['its manifest points to another host'];

for (const hostFault of hostFaults) {
  const name = `the app's fault: ${hostFault.fault}${fullUnless(representatives.includes(hostFault.fault))}`;
  // Tests with a fake clock need a fresh page, because the clock cannot be removed from a page.
  if (hostFault.hangs) test(name, ({ freshPage: page, site }) => survive(page, site, hostFault));
  else test(name, ({ coldPage: page, site }) => survive(page, site, hostFault));
}

async function survive(page: Page, site: TestSite, { intercept, title, hangs }: HostFault): Promise<void> {
  const slow = hangs !== undefined;
  if (slow) await page.clock.install();
  let loads = 0;
  page.on('load', () => (loads += 1));
  site.injectFault(intercept);
  // Waits for the request to arrive before moving the fake clock forward, because the request takes real time.
  const requested = slow && page.waitForRequest((request) => hangs.test(new URL(request.url()).pathname));
  await page.goto(`${site.origin}/apet`, { waitUntil: slow ? 'commit' : 'load' });
  await requested;
  await expectErrorView(page, title, slow);
  // A hanging request must not cause a reload, because the visitor would then have to wait twice.
  if (slow) expect(loads).toBeLessThanOrEqual(1);
  site.injectFault(undefined);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^APET/ })).toBeVisible();
}

const hintedFiles = [entry, /\/routes\.js/, /\/routes\.css/, pageChunk];
const hintFaults = ['cut off', 'without CORS', 'redirect loop'];

for (const [number, file] of hintedFiles.entries()) {
  test(`a faulty response to a preload hint is fetched again even if cached for a year: ${file.source}${fullUnless(file === pageChunk)}`, async ({
    page,
    site,
  }) => {
    // `npm test` tries only one fault for each file.
    for (const column of hintFaults.filter((_, index) => isFull || index === number % hintFaults.length)) {
      await test.step(column, async () => {
        await emptyCaches(page);
        site.injectFault((request, response) => {
          const url = request.url ?? '';
          if (!file.test(url)) return false;
          const path = join(site.shellFolder, '..', 'mfe-programmes', url.replace(/\?.*/, ''));
          const type = url.includes('.css') ? 'text/css' : 'text/javascript';
          const neighbour = { text: '', url: '/' };
          answers[column]?.(response, {
            text: readFileSync(path, 'utf8'),
            type,
            url,
            neighbour,
            onRepair: () => undefined,
          });
          return true;
        });
        await page.goto(`${site.origin}/apet`);
        await expect(page.getByText(/: mfe_programmes: .*b-[0-9a-f]{10}/s)).toBeVisible();
        site.injectFault(undefined);
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByRole('heading', { level: 1, name: /^APET/ })).toBeVisible();
        expect(await page.locator('link[rel=stylesheet][href*="routes.css"]').count()).toBe(1);
      });
    }
  });
}

test("parts that load later show errors in their place, preserve the visitor's input and offer a retry", async ({
  coldPage: page,
  site,
}) => {
  const cutOff = answer(/\/(search|actions)\.js/, 200, 'text/javascript', '(()=>{');
  site.injectFault(cutOff, 'mfe-content');
  await page.goto(`${site.origin}/knowledge-products`);
  const field = page.getByRole('searchbox', { name: 'Search all published content' });
  await field.fill('malaria');
  const failed = page.getByRole('alert').filter({ hasText: 'This part of the page could not be loaded' });
  await expect(failed).toBeVisible();
  await expect(field).toHaveValue('malaria');
  site.injectFault(undefined, 'mfe-content');
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/results? for “malaria”/)).toBeVisible();
  await expect(field).toHaveValue('malaria');

  site.injectFault(cutOff, 'mfe-content');
  await page.getByRole('region', { name: 'Search results' }).getByRole('article').getByRole('link').first().click();
  await page.getByText('Share', { exact: true }).first().click();
  await expect(failed).toBeVisible();
  site.injectFault(undefined, 'mfe-content');
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Copy the link' })).toBeVisible();
});

const buildFaults = [
  { variant: 'throws-at-load', title: down, reason: 'broken while loading' },
  { variant: 'throws-in-render', title: broken, reason: 'broken while rendering' },
  { variant: 'unknown-access', title: down, reason: 'received "nobody"' },
];

for (const { variant, title, reason } of buildFaults) {
  test(`a broken build shows an error page with the reason: ${variant}${fullUnless(variant === 'throws-in-render')}`, async ({
    coldPage: page,
    site,
  }) => {
    site.deploy(variant);
    await page.goto(`${site.origin}/apet`);
    await expectErrorView(page, title);
    await expect(page.getByRole('main')).toContainText(reason);
    site.deploy();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^APET/ })).toBeVisible();
  });
}

test('an error while rendering a page affects neither other pages of the app nor going back', async ({
  coldPage: page,
  site,
}) => {
  site.deploy('throws-in-render');
  await page.goto(`${site.origin}/apet`);
  await expect(page.getByRole('heading', { level: 1, name: broken })).toBeVisible();
  await openFromMenu(page, 'CJED');
  await expect(page.getByRole('heading', { level: 1, name: /^CJED/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: broken })).toBeVisible();
});

for (const [name, path, title] of [
  ['renders without end', '/about/loop', 'A loop'],
  ['throws when it unmounts', '/about/leaving', 'To be left'],
] as const)
  test(`a page that ${name} does not affect the page of another app${fullUnless(path === '/about/leaving')}`, async ({
    coldPage: page,
    site,
  }) => {
    site.deploy('workbench');
    await page.goto(site.origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Knowledge Products' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(frontPage);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });

test("after one visit, an app's pages work although its manifest cannot be loaded", async ({
  coldPage: page,
  site,
}) => {
  await page.goto(`${site.origin}/apet`);
  await expect(page.getByRole('heading', { level: 1, name: /^APET/ })).toBeVisible();
  site.injectFault(answer(manifest, 503, 'text/plain', 'over capacity'));
  await page.goto(`${site.origin}/cjed`);
  await expect(page.getByRole('heading', { level: 1, name: /^CJED/ })).toBeVisible();
});

test('"Try again" does not wait for hanging requests if the host responds again @full', async ({
  freshPage: page,
  site,
}) => {
  let requests = 0;
  // Never answers a request, so that all connections that the browser may open to the host are in use.
  site.injectFault(() => (requests += 1) > 0);
  await page.goto(`${site.origin}/apet`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: down })).toBeVisible({ timeout: 25_000 });
  expect(requests).toBeGreaterThanOrEqual(6);
  site.injectFault(undefined);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^APET/ })).toBeVisible({ timeout: 2_000 });
});

test('"Try again" requests a script and its style sheet again if both hang @core', async ({
  freshPage: page,
  site,
}) => {
  await page.clock.install();
  site.injectFault(hang(routes));
  const requested = page.waitForRequest((request) => routes.test(request.url()));
  await page.goto(`${site.origin}/apet`, { waitUntil: 'commit' });
  await requested;
  await runClockUntil(page, down);
  site.injectFault(undefined);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^APET/ })).toBeVisible({ timeout: 2_000 });
});

test('repeated attempts to open a page whose code hangs do not use up the connections to its host @full', async ({
  freshPage: page,
  site,
}) => {
  await page.clock.install();
  let open = 0;
  site.injectFault((request, response) => {
    if (!pageChunk.test(request.url ?? '')) return false;
    open += 1;
    response.on('close', () => (open -= 1));
    return true;
  });
  const arrive = () => page.waitForRequest((request) => pageChunk.test(request.url()));
  let requested = arrive();
  await page.goto(`${site.origin}/apet`, { waitUntil: 'commit' });
  for (let attempts = 0; attempts < 4; attempts += 1) {
    await requested;
    await runClockUntil(page, down);
    requested = arrive();
    await page.getByRole('button', { name: 'Try again' }).click();
  }
  await requested;
  // Two requests remain open: the current attempt, and the request of the first script, which cannot be cancelled.
  await expect.poll(() => open).toBe(2);
  site.injectFault(undefined);
  await runClockUntil(page, down);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^APET/ })).toBeVisible({ timeout: 2_000 });
});

test('a missing chunk makes the page reload only once', async ({ coldPage: page, site }) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  site.injectFault(answer(pageChunk, 404, 'text/plain', 'gone'));
  await page.goto(`${site.origin}/apet`);
  await expectErrorView(page, down);
  expect(loads).toBeLessThanOrEqual(2);
  expect(
    await page.evaluate(() => performance.getEntriesByType('navigation').map((entry) => entry.toJSON().type)),
  ).toEqual(['reload']);
});

test('an app that fails after the visitor has left for another page does not affect that page', async ({
  freshPage: page,
  site,
}) => {
  site.injectFault((request) => request.url?.startsWith('/b-') ?? false);
  await page.goto(`${site.origin}/knowledge-products`);
  await page.clock.install();
  await openFromMenu(page, 'APET');
  await openFromMenu(page, 'Knowledge Products');
  await page.clock.runFor(60_000);
  await expect(page.getByRole('heading', { level: 1, name: frontPage })).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/knowledge-products`);
});

test('a remembered build that the host has removed is replaced by the live build, even if the manifest is slow @full', async ({
  coldPage: page,
  site,
}) => {
  await page.goto(`${site.origin}/apet`);
  await expect(page.getByRole('heading', { level: 1, name: /^APET/ })).toBeVisible();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace(/b([-_])[0-9a-f]{10}/g, 'b$10123456789'));
    }
  });
  site.injectFault((request, response) => {
    if (!request.url?.startsWith('/manifest.json')) return false;
    setTimeout(() => {
      response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
      response.end(site.liveManifest());
    }, 3_000);
    return true;
  });
  await page.goto(`${site.origin}/cjed`);
  await expect(page.getByRole('heading', { level: 1, name: /^CJED/ })).toBeVisible({ timeout: 20_000 });
});

test('the error view shows that the browser is offline, and the page loads once it is online', async ({
  coldPage: page,
  site,
}) => {
  const context = page.context();
  await page.goto(`${site.origin}/knowledge-products`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await openFromMenu(page, 'APET');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^APET/ })).toBeVisible();
});

test('a registry that is not JSON shows a fatal error that names the cause', async ({ freshPage: page, site }) => {
  await page.route(`${site.origin}/apet`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('{"apps":', '{apps:') });
  });
  await page.goto(`${site.origin}/apet`);
  await expect(page.getByRole('heading', { level: 1, name: 'Internal Server Error' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('JSON');
});

async function expectErrorView(page: Page, title: string, slow = false): Promise<void> {
  if (slow) await runClockUntil(page, title);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page, title);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await openFromMenu(page, 'Knowledge Products');
  await expect(page.getByRole('heading', { level: 1, name: frontPage })).toBeVisible();
  await page.goBack();
  if (slow) await runClockUntil(page, title);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 20_000 });
}

async function openFromMenu(page: Page, entryName: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: entryName }).click();
}

/**
 * Moves the page's fake clock forward by up to 20 s until the error appears, so that tests need not wait for timeouts.
 */
async function runClockUntil(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name: title });
  for (let second = 0; second < 20 && !(await heading.isVisible()); second += 2) {
    await page.clock.runFor(2_000);
    // Gives the page real time for its next request.
    await heading.waitFor({ timeout: 250 }).catch(() => undefined);
  }
  // Waits longer, because the error page loads its texts from the network (decision 118).
  await expect(heading).toBeVisible({ timeout: 2_000 });
}
