import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { renderStatusPage } from '@adp/site-document';
import type { Request } from '@playwright/test';
import { signIn } from '../src/accounts';
import { freeOrigin } from '../src/freeOrigin';
import { expect, test } from '../src/members';
import { expectAccessible, expectUsable } from '../src/pageChecks';
import { newMemberWithRole, putDocument } from '../src/review';
import { startSite, type TestSite } from '../src/startSite';

// Visits are measured, a canary is judged by its numbers, and a page on another host shows the state of the site (decisions 172, 173).

test.describe.configure({ mode: 'default' });

let site: TestSite;
test.beforeAll(async () => {
  site = await startSite({ edge: true, offline: true, popups: true });
});
test.afterAll(() => site.stop());

test('a visit sends its measurements when the reader leaves', async ({ freshPage: page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'webdriver', { value: false });
    Math.random = () => 0.1;
  });
  const beacons: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/health')) beacons.push(request);
  });
  const loaded = page.waitForResponse(/\/health\.js$/);
  await page.goto(`${site.origin}/apet?from=a-friend`);
  await expect(page.getByRole('heading', { level: 1, name: /^APET/ })).toBeVisible();
  await loaded;
  const idle = () =>
    page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(() => done(null)))));
  await idle();
  // The largest paint is final with the first key. Its time is reported when the page is idle.
  await page.keyboard.press('Shift');
  await idle();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    for (let time = 0; time < 2; time += 1) document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect.poll(() => beacons.length).toBe(1);
  const [beacon] = beacons;
  expect(beacon?.postDataJSON()).toEqual([
    expect.objectContaining({ app: 'mfe_programmes', route: '/apet', outcome: 'ok', lcp: expect.any(Number), cls: 0 }),
    expect.objectContaining({ app: 'shell', outcome: 'ok' }),
  ]);
  expect((await beacon?.response())?.status()).toBe(204);
});

/** Publishes a variant of mfe-programmes as a canary that all browsers use. Returns its build and the live build. */
function addCanary(site: TestSite, variant: string) {
  const stable = JSON.parse(site.liveManifest()) as { readonly build: string };
  const build = site.deploy(variant);
  const canary = JSON.parse(site.liveManifest()) as object;
  const manifest = { ...stable, canary: { ...canary, share: 1 } };
  writeFileSync(join(site.shellFolder, '../mfe-programmes/manifest.json'), JSON.stringify(manifest));
  return { build, stable: stable.build };
}

test('a canary with more errors is stopped: browsers return to the stable build, and teams see why, and an administrator resumes it', async ({
  browser,
  freshPage: page,
}) => {
  const { build, stable } = addCanary(site, 'new-sentence');
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const reader = await context.newPage();
  const heading = (name: RegExp) => reader.getByRole('heading', { level: 1, name });
  const go = (name: string) => reader.getByRole('link', { name, exact: true }).first().click();
  const changed = reader.getByText('A sentence changed by the team');
  await reader.goto(`${site.origin}/cjed`);
  await expect(heading(/^CJED/)).toBeVisible();
  const key = 'adp.shell.canary.mfe_programmes';
  await expect.poll(() => reader.evaluate((name) => localStorage.getItem(name), key)).toBe(build);
  await go('APET');
  await expect(changed).toBeVisible();
  await reader.goto(`${site.origin}/apet`);
  await expect(changed).toBeVisible();

  const counts = (ok: number, error: number) => ({ outcomes: { ok, error }, updatedAt: new Date() });
  putDocument(site, `health_comparisons/mfe_programmes_${build}_canary`, counts(180, 20));
  putDocument(site, `health_comparisons/mfe_programmes_${build}_stable`, counts(1_980, 20));
  await site.background.runSchedules(new Date());
  expect(site.background.failures()).toEqual([]);
  // A document that is stored directly also makes the server read the stopped canaries again.
  const visits = { app: 'mfe_programmes', build: stable, route: '/apet', ...counts(1_980, 20), lcp: { b45: 900 } };
  putDocument(site, 'health_counts/a', visits);
  await site.background.runSchedules(new Date());

  await reader.goto(`${site.origin}/cjed`);
  await expect(heading(/^CJED/)).toBeVisible();
  await go('APET');
  await expect(heading(/^APET/)).toBeVisible();
  await expect(changed).toBeHidden();
  await context.close();

  const administrator = await newMemberWithRole(site, 'Nia Mensah', 'administrator');
  await signIn(page, site, administrator.email, '/admin/apps');
  await expect(page.getByText(`Canary ${build} was stopped on`)).toBeVisible();
  await expect(
    page.getByText('10% of its 200 visits failed or had errors, compared with 1% of the visits'),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Builds of mfe_programmes' })).toContainText(stable);
  await expectUsable(page, 'the health of apps');
  await page.goto(`${site.origin}/-/apps`);
  await expect(page.getByText('stopped: 10% of 200 visits failed or had errors, compared with 1%')).toBeVisible();
  await expectAccessible(page, 'the health of apps for developers');

  await page.goto(`${site.origin}/admin/apps`);
  await page.getByRole('button', { name: 'Resume canary' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resume canary' }).click();
  const verdict = page
    .getByRole('status')
    .filter({ hasText: `Canary ${build}: fewer than 20 visits measured so far.` });
  await expect(verdict).toBeFocused();
  site.repair();
});

test.describe('the page with the state of the site', () => {
  test.use({ allowed: /503/ });

  test('shows which parts respond, and works while parts do not', async ({ freshPage: page }) => {
    const origin = await freeOrigin();
    const html = renderStatusPage(site.file);
    const server = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
    });
    await new Promise<void>((done) => server.listen(Number(new URL(origin).port), '127.0.0.1', done));
    await page.goto(`${origin}/?lang=en`);
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await expect(row('Files of the site')).toContainText('responds');
    await expect(row('Pages and public data')).toContainText('responds');
    await expect(row('App mfe_programmes')).toContainText('responds');
    await expectAccessible(page, 'the state of the site');

    await page.route(`${site.appOrigin}/manifest.json`, (route) => route.fulfill({ status: 503 }));
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(row('App mfe_programmes')).toContainText('does not respond');
    await expect(page.getByRole('status')).toHaveText(/^Parts that do not respond: 1 of \d+\.$/);
    await page.goto(`${origin}/?lang=ar`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('السياسات الرقمية الأفريقية: حالة الموقع');
    server.close();
  });
});
