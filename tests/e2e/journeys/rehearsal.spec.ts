import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseManifest } from '@adp/app-contract';
import { compareWithShell, type Provided, type Uses } from '@adp/app-contract/fit';
import { findIncompatibleApps, readProvided } from '@adp/app-kit/publish';
import { checkPages, readPageHeaders } from '@adp/cli';
import type { Page } from '@playwright/test';
import { isFull } from '../src/full';
import { recordStart, waitForStart } from '../src/pageStart';
import { listPaths, lists } from '../src/publicPages';
import { startSite, type TestSite, workspace } from '../src/startSite';
import { expect, test } from '../src/test';

// Rehearses an upgrade: the next shell has react-router 8 and another major version of React. The apps are those of today.
test.describe.configure({ mode: 'default' });

const dist = (name: string) => join(workspace, 'tests/e2e/dist', name);
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();

/** Reads a JSON file of the build in `folder`. */
function readBuilt<Json>(folder: string, file: string): Json {
  const read = (path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8'));
  return read(`${read('manifest.json').build}/${file}`);
}

test.describe('the next shell @full', () => {
  let site: TestSite;
  test.beforeAll(async () => {
    site = await startSite({ shell: 'shell-next', edge: true });
  });
  test.afterAll(async () => {
    expect(site.renderErrors).toEqual([]);
    await site.stop();
  });

  test('runs the apps that were built for the present shell, on the server and in the browser', async ({
    freshPage: page,
  }) => {
    test.slow();
    await recordStart(page);
    const [item = ''] = await listPaths(site, 'events');
    const others = ['/search', '/about', '/download', '/privacy', '/apet/areas-of-focus', '/login', '/saved'];
    for (const path of ['/', '/apet', item, '/timeline', ...lists, ...others]) {
      const response = await page.goto(site.origin + path);
      expect(response?.status(), path).toBe(200);
      // The page to sign in is not rendered, so its heading appears only after the start.
      if (path !== '/login') await waitForStart(page);
      await expect(heading(page)).toBeVisible();
      await expect(page.locator('html')).not.toHaveAttribute('data-scripting', 'off');
    }
    await page.goto(`${site.origin}/apet`);
    await page.getByRole('link', { name: 'Areas of focus', exact: true }).first().click();
    await expect(page).toHaveURL(`${site.origin}/apet/areas-of-focus`);
    await expect(heading(page)).toHaveText('Areas of focus');
    await page.goBack();
    await expect(heading(page)).toContainText('APET');
  });

  test('has one React for both versions', async ({ freshPage: page }) => {
    await page.goto(`${site.origin}/events`);
    await expect(heading(page)).toBeVisible();
    const versions = await page.evaluate(() => {
      // The federation runtime has one instance for the shell and each app.
      const instances: { shareScopeMap: Record<string, Record<string, Record<string, object>>> }[] = Reflect.get(
        Reflect.get(globalThis, '__FEDERATION__'),
        '__INSTANCES__',
      );
      return instances.map(({ shareScopeMap }) => Object.keys(shareScopeMap['default']?.['react'] ?? {}).join());
    });
    expect([...new Set(versions)].sort()).toEqual(['19.3.1', '20.0.0']);
    const names = await readProvided(site.origin);
    expect(names).toMatchObject({
      versions: { react: '20.0.0', 'react-router-dom': '7.18.6' },
      accepts: { react: ['19.3'] },
    });
  });

  test('also runs an app that was built for react-router 8 and the next React', async ({ freshPage: page }) => {
    site.deploy('for-next-shell');
    await page.goto(`${site.origin}/apet`);
    await expect(page.getByText('Built for the next shell')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-scripting', 'on');
    await page.goto(`${site.origin}/timeline`);
    await expect(heading(page)).toHaveText('Timeline');
    // The pages of the app's neighbours still use react-router-dom 7.
    await page.getByRole('link', { name: 'Events', exact: true }).first().click();
    await expect(page).toHaveURL(`${site.origin}/events`);
    await expect(heading(page)).toHaveText('Events');
    site.repair();
  });
});

test('the present shell refuses an app that was built for the next one, before it is published @full', () => {
  const manifest = parseManifest(JSON.parse(readFileSync(join(dist('for-next-shell'), 'manifest.json'), 'utf8')));
  const uses = readBuilt<Uses>(dist('for-next-shell'), 'uses.json');
  expect(uses['react-router']).toEqual(expect.arrayContaining(['Link', 'useLoaderData']));
  const present = readBuilt<Provided>(join(workspace, 'shell/dist'), 'provided.json');
  expect(compareWithShell({ manifest, uses }, present)).toEqual(['it needs react 20.0.0, but this site has 19.3.1']);
});

test('a shell without an export that an app uses is refused, with the app and the name @full', async ({ site }) => {
  const refused = await findIncompatibleApps(
    site.file.registry.apps,
    readBuilt<Provided>(dist('shell-without-export'), 'provided.json'),
  );
  expect([...refused.keys()]).toEqual(['mfe_content']);
  expect(refused.get('mfe_content')).toEqual([
    expect.stringContaining('it imports useDeferredValue from react, which the shell does not export'),
    expect.stringMatching(/: pages and files with these names: .*write-form\.js/),
  ]);
});

test.describe('a candidate for the live shell', () => {
  let site: TestSite;
  test.beforeAll(async () => {
    site = await startSite({ edge: true });
  });
  test.afterAll(() => site.stop());

  const check = (name: string) =>
    checkPages({
      site: site.file,
      dist: dist(name),
      headers: readPageHeaders(join(workspace, 'firebase.json'), site.file),
      browser: test.info().project.use.launchOptions?.executablePath,
      sample: isFull ? 8 : 2,
      onStatus: () => undefined,
    });

  test('is accepted if all pages of the live apps work with it @full', async () => {
    test.slow();
    expect(await check('shell-next')).toEqual(new Map());
  });

  test('is refused with app, page and reason if it breaks pages in the browser', async () => {
    test.slow();
    const refused = await check('shell-with-defect');
    // The list of people uses search parameters. The sample of each app contains few pages.
    expect(refused.get('mfe_account')).toContainEqual(expect.stringMatching(/^\/people: .*broken search parameters/));
    for (const reasons of refused.values())
      for (const reason of reasons) expect(reason).not.toMatch(/^\/(privacy|terms|apet): /);
  });
});
