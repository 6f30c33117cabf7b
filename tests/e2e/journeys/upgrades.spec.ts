import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { parseManifest, type AppManifest } from '@adp/app-contract';
import { compareWithShell, type Provided, type Uses } from '@adp/app-contract/fit';
import { findRoutes } from '@adp/app-kit/publish';
import type { Page } from '@playwright/test';
import { compressedSize } from '../src/compressedSize';
import { copyBuild } from '../src/copyBuild';
import { freeOrigin } from '../src/freeOrigin';
import { serveFolder } from '../src/serveFolder';
import { setOffline } from '../src/setOffline';
import { startSite, workspace, type TestSite } from '../src/startSite';
import { expect, test } from '../src/test';

// An app that was built for contract 1 runs unchanged in the present shell, and `adp upgrade` makes it an app of
// contract 2 (docs/upgrades.md).

const fixture = join(workspace, 'packages/app-kit/fixtures/contract-1');
const upgraded = join(workspace, 'tests/e2e/dist/contract-2');
const adapter = /\/b-\w+\/contract-1\.js$/;

let folder: string;
let host: Server;
let site: TestSite;
test.beforeAll(async () => {
  mkdirSync(join(workspace, '.tmp'), { recursive: true });
  folder = mkdtempSync(join(workspace, '.tmp/contract-1-'));
  cpSync(join(fixture, 'dist'), folder, { recursive: true });
  cpSync(join(fixture, 'routes.json'), join(folder, readManifest(fixture).build, 'routes.json'));
  const origin = await freeOrigin();
  host = await serveFolder(folder, origin);
  site = await startSite({
    edge: true,
    offline: true,
    guests: [{ name: 'contract_one', origin, owns: ['/contract-one'] }],
  });
});
test.afterAll(async () => {
  await site.stop();
  host.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Returns the manifest of the fixture or of the upgraded app. */
function readManifest(app: typeof fixture | typeof upgraded): AppManifest {
  const file = join(app, app === fixture ? 'dist/manifest.json' : 'manifest.json');
  return parseManifest(JSON.parse(readFileSync(file, 'utf8')));
}

/** Publishes a manifest on the app's host. */
const publish = (manifest: AppManifest) => writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));

test('its build fits the present shell', () => {
  const read = <Json>(dist: string, file: string): Json => {
    const { build } = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as { readonly build: string };
    return JSON.parse(readFileSync(join(dist, build, file), 'utf8')) as Json;
  };
  const dist = join(fixture, 'dist');
  const manifest = readManifest(fixture);
  const provided = read<Provided>(join(workspace, 'shell/dist'), 'provided.json');
  expect(compareWithShell({ manifest, uses: read<Uses>(dist, 'uses.json') }, provided)).toEqual([]);
});

test('its pages are rendered, preload the adapter with its hash, and hydrate', async ({ freshPage: page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const response = await page.goto(`${site.origin}/contract-one/years/2026`);
  const html = (await response?.text()) ?? '';
  expect(html).toContain('Notes of 2026');
  expect(html).toMatch(/<link as="script" href="\/b-\w+\/contract-1\.js" integrity="sha256-[^"]+"/);
  await page.goto(`${site.origin}/contract-one`);
  await page.getByRole('button', { name: 'Show a message' }).click();
  await expect(page.getByText('This message is shown by the site.')).toBeVisible();
  expect(new Set(requested.filter((url) => adapter.test(url))).size).toBe(1);
  await page.getByRole('main').getByRole('link', { name: 'Upcoming events' }).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('the adapter is small, and pages of other apps do not load it', async ({ freshPage: page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(`${site.origin}/apet`);
  await expect(page.getByRole('heading', { level: 1, name: /^APET/ })).toBeVisible();
  expect(requested.filter((url) => adapter.test(url))).toEqual([]);
  const manifest = JSON.parse(readFileSync(join(workspace, 'shell/dist/manifest.json'), 'utf8')) as {
    readonly build: string;
  };
  const file = readFileSync(join(workspace, 'shell/dist', manifest.build, 'contract-1.js'));
  expect(compressedSize(file)).toBeLessThan(30_000);
});

test.describe('its rules keep their meaning', () => {
  test('a path that the page rejects is not found', async () => {
    expect((await read(`${site.origin}/contract-one/years/none`)).status).toBe(404);
    expect((await read(`${site.origin}/contract-one/years/2026`)).status).toBe(200);
  });

  test('a page for members asks visitors to sign in', async ({ freshPage: page }) => {
    await page.goto(`${site.origin}/contract-one/mine`);
    await expect(page).toHaveURL(/\/login\?/);
  });

  test('robots.txt and the sitemap list its pages as before', async () => {
    const robots = (await read(`${site.origin}/robots.txt`)).text;
    for (const path of ['mine', 'saved', 'write']) expect(robots).toContain(`Disallow: /contract-one/${path}`);
    const sitemap = (await read(`${site.origin}/sitemaps/pages.xml`)).text;
    expect(sitemap).toContain(`${site.origin}/contract-one/events<`);
    expect(sitemap).not.toContain('/contract-one/mine');
  });
});

test('its pages open offline after a visit @full', async ({ freshPage: page }) => {
  await page.goto(`${site.origin}/contract-one/years/2025`);
  await expect(page.getByText('Notes of 2025')).toBeVisible();
  const isStored = () =>
    page.evaluate(async (url) => Boolean(await caches.match(url, { cacheName: 'adp-pages' })), page.url());
  await expect.poll(isStored, { timeout: 20_000 }).toBe(true);
  await setOffline(page, true);
  await page.reload();
  await expect(page.getByText('Notes of 2025')).toBeVisible();
});

/** Opens a page of the app, and returns the builds whose files the browser has requested from the app's host. */
async function openBuilds(page: Page): Promise<readonly string[]> {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(`${site.origin}/contract-one/years/2024`);
  await expect(page.getByText('Notes of 2024')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const entries = requested.map((url) => /\/(b-\w+)\/(?:entry|contract-1)\.js$/.exec(url)?.[1]);
  return [...new Set(entries.filter((build) => build !== undefined))];
}

test('the upgraded app runs on the track "next" without the adapter, and a rollback ends it @full', async ({
  browser,
}) => {
  const live = readManifest(fixture);
  const next = readManifest(upgraded);
  const { build: shell } = JSON.parse(readFileSync(join(workspace, 'shell/dist/manifest.json'), 'utf8')) as {
    readonly build: string;
  };
  cpSync(join(upgraded, next.build), join(folder, next.build), { recursive: true });
  writeFileSync(join(folder, next.build, 'routes.json'), JSON.stringify(await findRoutes(upgraded, '')));
  expect([live.contract, next.contract]).toEqual([1, 2]);
  const open = async () => {
    const context = await browser.newContext();
    const builds = await openBuilds(await context.newPage());
    await context.close();
    return builds;
  };
  publish({ ...live, next });
  expect(await open()).toEqual([next.build]);
  publish(live);
  expect(await open()).toEqual(expect.arrayContaining([live.build, shell]));
});

test('a canary of contract 1 runs in the browsers that have drawn it @full', async ({ freshPage: page }) => {
  const live = readManifest(fixture);
  const copies = join(folder, 'canary');
  mkdirSync(copies);
  const build = copyBuild(join(fixture, 'dist'), copies);
  const canary = parseManifest(JSON.parse(readFileSync(join(copies, 'manifest.json'), 'utf8')));
  cpSync(join(copies, build), join(folder, build), { recursive: true });
  publish({ ...live, canary: { ...canary, share: 1 } });
  await page.addInitScript((id) => localStorage.setItem('adp.shell.canary.contract_one', id), build);
  expect(await openBuilds(page)).toContain(build);
  publish(live);
});

async function read(url: string): Promise<{ readonly status: number; readonly text: string }> {
  const response = await fetch(url);
  return { status: response.status, text: await response.text() };
}
