import dns from 'node:dns/promises';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createHostingClient } from '@adp/app-kit/publish';
import { examine, publishTarget, readSiteHosting } from '@adp/cli';
import { copyBuild } from '../src/copyBuild';
import { workspace, type TestSite } from '../src/startSite';
import { expect, test } from '../src/test';
import { isFull } from '../src/full';

// Publishes an app through the Hosting API, like `npm run publish` on a machine that has only the new build.

test.afterEach(({ site }) => {
  // Makes the hosts serve the build folders again instead of the published releases.
  site.reset();
});

/** Publishes mfe-programmes `times` times, each time as a new build, and returns the ids of the builds. */
async function publish(site: TestSite, times: number, channel = 'live'): Promise<readonly string[]> {
  const builds: string[] = [];
  const client = createHostingClient({ api: site.origin, project: 'demo-adp', token: 'owner' });
  for (let time = 0; time < times; time += 1) {
    const machine = mkdtempSync(join(workspace, '.tmp', 'machine-'));
    try {
      builds.push(copyBuild(join(site.shellFolder, '../mfe-programmes'), join(machine, 'mfe-programmes/dist')));
      const hosting = readSiteHosting(join(workspace, 'firebase.json'), site.file);
      const publisher = { by: 'team' };
      await publishTarget('mfe-programmes', {
        site: site.file,
        client,
        hosting,
        workspace: machine,
        publisher,
        channel,
      });
    } finally {
      rmSync(machine, { recursive: true, force: true });
    }
  }
  return builds;
}

/** Number of releases after the tab was opened. A release is slow, because it compresses and uploads all files. */
const releases = isFull ? 5 : 2;

test(`a tab that is ${releases} releases old can open every page of the app @full`, async ({
  freshPage: page,
  site,
}) => {
  test.slow();
  await page.goto(`${site.origin}/apet`);
  await expect(page.getByRole('heading', { level: 1, name: /^APET/ })).toBeVisible();
  const { build } = JSON.parse(site.liveManifest()) as { build: string };
  await publish(site, releases);
  const requested: string[] = [];
  page.on('response', (response) => {
    if (response.url().startsWith(`${site.appOrigin}/b-`)) requested.push(`${response.status()} ${response.url()}`);
  });
  for (const [link, heading] of [
    ['CJED', /^CJED/],
    ['AUDA-NEPAD', /^AUDA-NEPAD/],
    ['IVM', /^IVM/],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  expect(requested.filter((line) => !line.startsWith(`200 ${site.appOrigin}/${build}/`))).toEqual([]);
  expect(requested.length).toBeGreaterThan(0);
});

test('after a release, a first visit loads only files of the new build, all of which have preload hints', async ({
  coldPage: page,
  site,
}) => {
  const before = readFileSync(join(site.shellFolder, 'apet.html'), 'utf8');
  const [build = ''] = await publish(site, 1);
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${site.appOrigin}/b-`)) requested.push(request.url());
  });
  await page.goto(`${site.origin}/apet`);
  await expect(page.getByRole('heading', { level: 1, name: /^APET/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const html = await (await page.request.get(`${site.origin}/apet`)).text();
  const hints = (text: string) =>
    [...text.matchAll(/<link rel="preload"[^>]* href="([^"]*)"/g)].map(([, href]) => href);
  expect(hints(html)).toHaveLength(hints(before).length);
  expect(requested.length).toBeGreaterThan(0);
  for (const url of requested) {
    expect(url).toContain(`/${build}/`);
    expect(html).toContain(url);
  }
});

test.describe('a preview channel', () => {
  test.use({ allowed: /^foreign: http:\/\/mfe-programmes--pr-7\.localhost:/ });

  test('opens inside the live site from the developer page', async ({ freshPage: page, site }) => {
    const [build = ''] = await publish(site, 1, 'pr-7');
    await page.goto(`${site.origin}/-/apps`);
    const programmes = page.getByRole('region', { name: 'mfe_programmes' });
    const address = site.appOrigin.replace('127.0.0.1', 'mfe-programmes--pr-7.localhost');
    await programmes.getByLabel('URL of another build').fill(address);
    await programmes.getByRole('button', { name: 'Open the site with this build' }).click();
    await expect(page.getByRole('region', { name: 'Another build' })).toContainText(`${build} from ${address}`);
    await expect(page.getByRole('heading', { level: 1, name: 'About this site' })).toBeVisible();
  });
});

test('the hosts send the headers of firebase.json, and the live apps meet their contract', async ({ site }) => {
  const findings = await examine({
    name: 'local',
    site: { ...site.file, hosting: { project: 'demo-adp', api: site.origin, sites: {} } },
    hosting: readSiteHosting(join(workspace, 'firebase.json'), site.file),
    firebaserc: readFileSync(join(workspace, '.firebaserc'), 'utf8'),
    token: 'owner',
    fetch,
    dns,
    environment: {},
    // The local site sends no emails by SMTP.
    onNote: () => undefined,
  });
  expect(findings).toEqual([]);
});
