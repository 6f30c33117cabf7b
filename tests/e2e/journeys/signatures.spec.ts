import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { publishBuild } from '@adp/cli';
import { compressedSize } from '../src/compressedSize';
import { fullUnless } from '../src/full';
import { startSite, workspace, type TestSite } from '../src/startSite';
import { expect, test, watched } from '../src/test';

// Signed builds in a real browser: representatives of the attacks in docs/trust.md. Unit tests try all attacks.
// These tests share two sites, which enforce signatures: browsers render the pages of one, a server those of the other.

test.describe.configure({ mode: 'default' });

let site: TestSite;
let rendered: TestSite;
test.beforeAll(async () => {
  [site, rendered] = await Promise.all([
    startSite({ signatures: 'enforce' }),
    startSite({ signatures: 'enforce', edge: true }),
  ]);
});
test.afterEach(() => {
  for (const each of [site, rendered]) {
    each.repair();
    each.reports.clear();
  }
});
test.afterAll(async () => {
  await Promise.all([site.stop(), rendered.stop()]);
});

const host = ({ shellFolder }: TestSite) => join(shellFolder, '../mfe-programmes');
const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name });
const newSentence = 'A sentence changed by the team';
const refusal = /is refused|no manifest from|is not used/;

/** Releases a build with a stolen Hosting token of the app's host, but without the team's key. */
function releaseUnsigned(target: TestSite): string {
  return publishBuild(join(workspace, 'tests/e2e/dist/new-sentence'), host(target));
}

/** Opens pages in a new browser context, and fails the test if they have errors that `allowed` does not match. */
async function inContext(
  context: BrowserContext,
  allowed: RegExp | undefined,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  await watched(await context.newPage(), allowed, work);
  await context.close();
}

/** Opens the page APET, and waits until its build is the last good one. */
async function visit(page: Page, { origin, appOrigin }: TestSite): Promise<void> {
  await page.goto(`${origin}/apet`);
  await expect(heading(page, /^APET/)).toBeVisible();
  const key = `adp.shell.manifest.mfe_programmes@${appOrigin}`;
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toContain('"key":');
}

/** Runs the check for new builds that an open tab makes every hour. */
async function look(page: Page): Promise<void> {
  const checked = page.waitForResponse((response) => response.url().endsWith('/manifest.json'));
  await page.evaluate(() => (Reflect.get(window, 'look') as () => void)());
  await checked;
}

const captureHourlyCheck = (page: Page) =>
  page.addInitScript(() => {
    const { setInterval } = window;
    Reflect.set(window, 'setInterval', (run: () => void, time: number) => {
      if (time === 3_600_000) Reflect.set(window, 'look', run);
      return setInterval(run, time);
    });
  });

test('an unsigned build: a returning visitor gets the last good build, a new one an error, and both are reported', async ({
  browser,
}) => {
  await inContext(await browser.newContext(), refusal, async (page) => {
    await visit(page, site);
    releaseUnsigned(site);
    await page.reload();
    await expect(heading(page, /^APET/)).toBeVisible();
    await expect(page.getByText(newSentence)).toBeHidden();
    await expect
      .poll(() => site.reports.list().map(({ body }) => [body['app'], body['about'], body['cause']]))
      .toContainEqual(['mfe_programmes', 'The manifest of mfe_programmes is refused', 'Error: it is not signed']);
  });
  await inContext(await browser.newContext(), refusal, async (page) => {
    await page.goto(`${site.origin}/apet`);
    await expect(page.getByText('it is not signed').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});

test('an older signed manifest, or an expired one, does not replace a newer build @full', async ({ browser }) => {
  await inContext(await browser.newContext(), refusal, async (page) => {
    const older = site.liveManifest();
    site.deploy('new-sentence');
    await visit(page, site);
    await expect(page.getByText(newSentence)).toBeVisible();
    writeFileSync(join(host(site), 'manifest.json'), older);
    await page.reload();
    await expect(page.getByText(newSentence)).toBeVisible();
    site.signLive({ expires: '2026-01-01T00:00:00.000Z' });
    await page.reload();
    await expect(page.getByText(newSentence)).toBeVisible();
    const causes = () => site.reports.list().map(({ body }) => String(body['cause']));
    await expect.poll(causes).toContainEqual(expect.stringMatching(/its number \d+ is below \d+/));
    await expect.poll(causes).toContainEqual('Error: it expired on 2026-01-01T00:00:00.000Z');
  });
});

test('an open tab takes signed releases and rollbacks, but not an unsigned release', async ({ browser }) => {
  await inContext(await browser.newContext(), refusal, async (page) => {
    await captureHourlyCheck(page);
    const go = (name: string) => page.getByRole('link', { name, exact: true }).first().click();
    await visit(page, site);
    releaseUnsigned(site);
    await look(page);
    await go('CJED');
    await expect(heading(page, /^CJED/)).toBeVisible();
    await go('APET');
    await expect(heading(page, /^APET/)).toBeVisible();
    await expect(page.getByText(newSentence)).toBeHidden();
    site.signLive();
    await look(page);
    await go('CJED');
    await expect(heading(page, /^CJED/)).toBeVisible();
    await go('APET');
    await expect(page.getByText(newSentence)).toBeVisible();
    site.deploy();
    await look(page);
    await go('CJED');
    await expect(heading(page, /^CJED/)).toBeVisible();
    await go('APET');
    await expect(heading(page, /^APET/)).toBeVisible();
    await expect(page.getByText(newSentence)).toBeHidden();
  });
});

test('a rendered page has the last good build, and works in a browser without WebCrypto @full', async ({ browser }) => {
  await inContext(await browser.newContext(), refusal, async (page) => {
    await page.addInitScript(() => {
      Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined });
    });
    const { build } = JSON.parse(rendered.liveManifest()) as { readonly build: string };
    await page.goto(`${rendered.origin}/apet`);
    releaseUnsigned(rendered);
    await page.goto(`${rendered.origin}/apet`);
    await expect(page.locator('html')).toHaveAttribute('data-scripting', 'on');
    await expect(heading(page, /^APET/)).toBeVisible();
    await expect(page.getByText(newSentence)).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.outerHTML)).toContain(`/${build}/`);
    expect(rendered.renderErrors).toEqual([
      expect.objectContaining({ app: 'mfe_programmes', reason: 'the manifest is refused: it is not signed' }),
    ]);
    rendered.renderErrors.length = 0;
  });
});

test(`a first view has at most 220 bytes more of HTML, and preloads only the code that verifies${fullUnless(false)}`, async ({
  browser,
  site: unsigned,
}) => {
  const measure = async (origin: string) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const response = await page.goto(`${origin}/apet`);
    await expect(heading(page, /^APET/)).toBeVisible();
    await page.waitForLoadState('networkidle');
    const bytes = compressedSize((await response?.body()) ?? Buffer.of());
    await context.close();
    return { bytes, requested: requested.map((path) => path.split('/').at(-1)) };
  };
  const without = await measure(unsigned.origin);
  const signed = await measure(site.origin);
  expect(signed.requested.filter((file) => file === 'verify.js')).toHaveLength(1);
  expect(signed.requested).toHaveLength(without.requested.length + 1);
  expect(signed.bytes - without.bytes).toBeLessThanOrEqual(220);
});

test('every script and style of the site loads with a hash and with CORS, as the integrity policy requires', async ({
  browser,
}) => {
  await inContext(await browser.newContext(), undefined, async (page) => {
    const response = await page.goto(`${rendered.origin}/apet`);
    expect(response?.headers()['integrity-policy']).toBe('blocked-destinations=(style)');
    expect(response?.headers()['integrity-policy-report-only']).toBe('blocked-destinations=(script)');
    for (const path of ['/apet', '/articles', '/login', '/search?q=data']) {
      await page.goto(rendered.origin + path);
      await expect(heading(page, /./)).toBeVisible();
      await page.waitForLoadState('networkidle');
      // Chromium reports only scripts, and only to an HTTPS endpoint, so check the elements.
      const elements = page.locator('script[src], link[rel=stylesheet]');
      expect(await elements.count()).toBeGreaterThan(2);
      await expect(elements.and(page.locator(':not([integrity]), :not([crossorigin])'))).toHaveCount(0);
    }
  });
});
