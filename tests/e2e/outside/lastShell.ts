import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type * as cli from '@adp/cli';
import { openShell, readPageHeaders } from '@adp/cli';
import type * as localSite from '@adp/local-site';
import { readSiteFile, type SiteFile } from '@adp/site-document/siteFile';
import { expect, type Page } from '@playwright/test';
import { copyBuild } from '../src/copyBuild';
import { freeOrigin } from '../src/freeOrigin';
import { setOffline } from '../src/setOffline';
import { workspace } from '../src/startSite';
import { openBrowser, withPage } from './browser';
import { runIn, writeSiteFile } from './commands';
import { builtForContract1, expectBuild, host, name, prefix, readBuild, recordBuilds } from './contractOne';

// `tsx tests/e2e/outside/lastShell.ts '{ "release": "/…", "folder": "/…" }'` proves an upgrade that begins with the last shell
// that supports only contract 1. That shell, mfe-content, the renderer, the commands of the site's team and the local platform are
// those of their time.

interface Folders {
  /** Sources of the last release with contract 1, whose shell and mfe-content are built. */
  readonly release: string;
  /** The outside app, built for contract 2. */
  readonly folder: string;
}

// tools/scripts/proof/outside.mjs passes the folders.
const { release, folder } = JSON.parse(process.argv[2] ?? '{}') as Folders;
// The casts are safe because the types of both releases agree for these functions, and a difference fails the proof.
const load = (file: string): Promise<unknown> => import(join(release, file));
const oldCli = (await load('tools/cli/src/index.ts')) as typeof cli;
const { startBackend } = (await load('tools/local-site/src/index.ts')) as typeof localSite;

const [origin, app, content] = [await freeOrigin(), await freeOrigin(), await freeOrigin()];
const local = readSiteFile(join(release, 'config/sites/local.json'));
const apps = local.registry.apps
  .filter((each) => each.name === 'mfe_content')
  .map((each) => ({ ...each, origin: content }));
const registry = { ...local.registry, apps, offline: true };
const site: SiteFile = { ...local, origin, edge: 'function', registry };
const siteFile = writeSiteFile('last-site', site);
const cwd = mkdtempSync(join(workspace, '.tmp/last-shell-'));
const origins: Readonly<Record<string, string>> = { shell: origin, 'mfe-content': content, [host]: app };
for (const target of Object.keys(origins)) mkdirSync(join(cwd, '.site', target), { recursive: true });
const firebase = join(release, 'firebase.json');
const platform = await startBackend({
  hosting: [
    ...oldCli.readSiteHosting(firebase, site).filter(({ target }) => target in origins),
    { target: host, public: `.site/${host}` },
  ],
  origins,
  cwd,
  workspace: release,
  plainPages: true,
  rendering: {
    site,
    headers: oldCli.readPageHeaders(firebase, site),
    staleAfter: 0,
    answerTimeout: 10_000,
    timeLimit: 10_000,
  },
});
const browser = await openBrowser();

/** Runs a publishing command of the release's time. */
const runOld = (...args: readonly string[]) =>
  runIn(release, ['node_modules/.bin/tsx', 'tools/cli/src/publish/main.ts', ...args, '--site', siteFile]);
/** Runs a present publishing command of the site's team. */
const runPresent = (command: string, ...args: readonly string[]) =>
  runIn(workspace, ['npm', 'run', command, '--', ...args, '--site', siteFile]);
const publish = (...flags: readonly string[]) =>
  runIn(folder, ['npx', 'adp', 'publish', '--site', origin, ...flags], { FIREBASE_HOSTING_API_URL: origin });
/** Expects a page of the outside app, and the list of events, which belongs to an app of the release. */
async function expectPages(build: string, shown = origin): Promise<void> {
  await expectBuild(browser, { site: shown, app, build });
  await withPage(browser, async (page) => {
    await page.goto(`${shown}/events`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events');
    await expect(page.locator('html')).toHaveAttribute('data-scripting', 'on');
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/events\/.+/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

/** Expects the same with the live shell and the present renderer. */
async function expectRenderedPages(build: string): Promise<void> {
  const headers = readPageHeaders(join(workspace, 'firebase.json'), site);
  const rendered = await openShell({ site: readSiteFile(siteFile), headers });
  await expectPages(build, rendered.origin);
  await rendered.close();
}

/** Opens a page of the outside app, and waits until the device has stored it. */
async function storePage(page: Page): Promise<void> {
  const url = `${origin}${prefix}/years/2026`;
  await page.goto(url);
  const isStored = (address: string) =>
    page.evaluate(async (stored) => Boolean(await caches.match(stored, { cacheName: 'adp-pages' })), address);
  await expect.poll(() => isStored(url), { timeout: 30_000 }).toBe(true);
}

/** Expects that the stored page opens without a network, and runs the files of `build`. */
async function expectOffline(page: Page, build: string): Promise<void> {
  const builds = recordBuilds(page, app);
  await setOffline(page, true);
  await page.reload();
  await expect(page.getByText('Notes of 2026')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-scripting', 'on');
  expect([...builds]).toEqual([build]);
  await setOffline(page, false);
}

/** Publishes a canary of mfe-content, expects that a browser that has drawn it runs it, and ends it. */
async function expectCanary(): Promise<void> {
  const dist = join(release, 'mfe-content/dist');
  const stable = join(cwd, 'stable');
  renameSync(dist, stable);
  const canary = copyBuild(stable, dist);
  await runOld('publish', 'mfe-content', '--canary', '50');
  await withPage(browser, async (page) => {
    await page.addInitScript((id) => localStorage.setItem('adp.shell.canary.mfe_content', id), canary);
    const builds = recordBuilds(page, content);
    await page.goto(`${origin}/events`);
    await expect(page.locator('html')).toHaveAttribute('data-scripting', 'on');
    await page.waitForLoadState('networkidle');
    expect([...builds]).toContain(canary);
  });
  await runOld('rollback', 'mfe-content');
  rmSync(dist, { recursive: true });
  renameSync(stable, dist);
}

const visitor = await (await browser.newContext()).newPage();
try {
  const dist = join(folder, 'dist');
  const upgraded = join(folder, 'upgraded');
  renameSync(dist, upgraded);
  cpSync(builtForContract1, dist, { recursive: true });
  const first = readBuild(folder);
  await runOld('publish', 'shell');
  await runOld('publish', 'mfe-content');
  await publish();
  await runOld('register', name, app, prefix);
  await expectPages(first);
  console.log(`✔ ${first} of contract 1 runs in the last shell of contract 1.`);

  await storePage(visitor);
  await expectOffline(visitor, first);
  console.log('✔ Its page also opens offline.');

  await expectCanary();
  await expectPages(first);
  console.log('✔ A canary of mfe_content runs in the browsers that have drawn it, and a rollback ends it.');

  rmSync(dist, { recursive: true });
  renameSync(upgraded, dist);
  const second = readBuild(folder);
  await expect(publish()).rejects.toThrow('it needs contract 2, but the shell supports 1');
  await expectPages(first);
  console.log(`✔ ${second} of contract 2 is refused, because the shell supports only contract 1. Pages keep ${first}.`);

  await publish('--next');
  await expectPages(first);
  await expectRenderedPages(first);
  await storePage(visitor);
  await expectOffline(visitor, first);
  console.log(
    `✔ With --next, ${second} is published, and that shell ignores it, also offline and with the present renderer.`,
  );

  await runPresent('publish', 'shell');
  await expectOffline(visitor, first);
  await expectPages(first);
  await storePage(visitor);
  await expectOffline(visitor, first);
  console.log(
    `✔ The present shell is checked and published over it. Pages of the previous renderer run ${first}, also those that devices stored before.`,
  );

  await expectRenderedPages(second);
  console.log(`✔ With the present renderer, pages change to ${second}. mfe_content of contract 1 still runs.`);

  await runPresent('rollback', 'shell');
  await expectPages(first);
  console.log(`✔ After a rollback of the shell, pages are back on ${first}.`);
} finally {
  await browser.close();
  await platform.stop();
  rmSync(cwd, { recursive: true, force: true });
}
