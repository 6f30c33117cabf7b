import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../src/test';

// A team deploys its app without a new build of the shell.

// Until the preload hints name the new build, the browser preloads files of the old build and warns that they are
// unused.
test.use({ allowed: /preloaded using link preload but not used/ });

test.afterEach(({ site }) => {
  site.repair();
});

test('a changed sentence appears at the next visit without a new build of the shell', async ({
  coldPage: page,
  site,
}) => {
  const shellBefore = readFileSync(join(site.shellFolder, 'apet.html'), 'utf8');
  await page.goto(`${site.origin}/apet`);
  await expect(page.getByText('Its members come from the regions of Africa')).toBeVisible();
  site.deploy('new-sentence');
  await page.goto(`${site.origin}/apet`);
  await expect(page.getByText('A sentence changed by the team: its members come')).toBeVisible();
  expect(readFileSync(join(site.shellFolder, 'apet.html'), 'utf8')).toBe(shellBefore);
});

test('a new page under an owned prefix appears at the next visit and disappears after a rollback', async ({
  coldPage: page,
  site,
}) => {
  await page.goto(`${site.origin}/apet/news`);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText('Page not found: /apet/news')).toBeVisible();
  site.deploy('new-sentence');
  await page.goto(`${site.origin}/apet/news`);
  await expect(page.getByRole('heading', { level: 1, name: 'News of the panel' })).toBeVisible();
  site.deploy();
  await page.goto(`${site.origin}/apet/news`);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
});

test('a new build of the shell is offered after an hour with its news, and "Later" dismisses the offer', async ({
  freshPage: page,
  site,
}) => {
  await page.clock.install();
  await page.goto(`${site.origin}/apet`);
  await expect(page.getByRole('heading', { level: 1, name: /^APET/ })).toBeVisible();
  const latest = join(site.shellFolder, 'builds', 'latest.json');
  writeFileSync(latest, '{"build":"b-ffffffffff","news":"Search finds people."}');
  await page.clock.runFor('59:58');
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeHidden();
  await page.clock.runFor('00:04');
  await expect(page.getByText('A newer version of the site is ready')).toBeVisible();
  await expect(page.getByText('Search finds people.')).toBeVisible();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeHidden();
});

test('nothing reloads and no app is swapped while the page has unsaved input', async ({ freshPage: page, site }) => {
  site.deploy('workbench');
  await page.clock.install();
  await page.goto(`${site.origin}/about/toasts`);
  await page.getByRole('button', { name: 'type something' }).click();
  const next = site.deploy('new-sentence');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  writeFileSync(join(site.shellFolder, 'builds', 'latest.json'), '{"build":"b-ffffffffff"}');
  await page.clock.runFor('01:00:02');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByText('Save your text first, then reload the page.')).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/about/toasts`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Privacy/ })).toBeVisible();
  expect(requested.filter((url) => url.includes(next))).toEqual([]);
});

test('the host stores the last five builds @full', async ({ page, site }) => {
  const first = site.deploy();
  for (const variant of ['new-sentence', 'workbench', 'throws-at-load', 'throws-in-render']) site.deploy(variant);
  const getEntryStatus = (build: string) =>
    page.request.get(`${site.appOrigin}/${build}/entry.js`).then((response) => response.status());
  expect(await getEntryStatus(first)).toBe(200);
  site.deploy('unknown-access');
  expect(await getEntryStatus(first)).toBe(404);
});

test("an app that is built with webpack's own federation plugin loads in the site", async ({
  coldPage: page,
  site,
}) => {
  site.deploy('plain-container');
  await page.goto(`${site.origin}/apet`);
  await expect(page.getByText('Built with another plugin: its members come')).toBeVisible();
  await page.getByRole('link', { name: 'CJED', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^CJED/ })).toBeVisible();
});
