import { createServer } from 'node:http';
import { join } from 'node:path';
import { build } from 'esbuild';
import { freeOrigin } from '../src/freeOrigin';
import { measureFederation } from '../src/federationCost';
import { workspace } from '../src/startSite';
import { expect, test } from '../src/test';

// Module Federation's standard manifest in a host other than the shell, and the cost of federation (decision 022).

test('a host with the official runtime loads an app through its mf-manifest.json', async ({ page, site }) => {
  const host = await build({
    entryPoints: [join(workspace, 'tests/e2e/src/otherHost.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  // Uses a page without a security policy at an origin that belongs to neither the app nor the site.
  const origin = await freeOrigin();
  const server = createServer((_, response) => response.end('{}')).listen(Number(new URL(origin).port), '127.0.0.1');
  await page.goto(origin);
  await page.addScriptTag({ content: host.outputFiles[0]?.text ?? '' });
  const loaded = await page.evaluate(`loadThroughManifest('${site.appOrigin}/mf-manifest.json')`);
  expect(loaded).toEqual({
    app: 'mfe_programmes',
    build: JSON.parse(site.liveManifest()).build,
    paths: expect.arrayContaining(['/apet', '/about']),
    hasPage: true,
  });
  server.close();
});

test("the standard manifest names versions, build and contract, and is revalidated like the app's own manifest", async ({
  page,
  site,
}) => {
  const response = await page.request.get(`${site.appOrigin}/mf-manifest.json`);
  expect(response.headers()).toMatchObject({ 'cache-control': 'no-cache', 'access-control-allow-origin': '*' });
  const { metaData, shared } = await response.json();
  // The standard manifest lacks hashes, because it is written before the files are hashed.
  const { integrity, ...manifest } = JSON.parse(site.liveManifest());
  expect(Object.keys(integrity)).toEqual(['entry.js', 'integrity.json']);
  expect(metaData).toMatchObject({
    publicPath: 'auto',
    globalName: manifest.container,
    buildInfo: { buildVersion: manifest.build },
    remoteEntry: { path: manifest.build, name: 'entry.js' },
    contract: manifest,
  });
  const versions = (shared as { name: string; version: string; requiredVersion: string }[]).map(
    ({ name, version, requiredVersion }) => [name, version, requiredVersion],
  );
  expect(versions.length).toBeGreaterThan(3);
  for (const [name = '', version, required] of versions) {
    // Ranges ignore patch versions. For packages that are shared by a prefix, the plugin writes a range of its own,
    // which the site does not use.
    const range = name.includes('/') && !name.startsWith('@') ? `^${version}` : `^${version?.replace(/\d+$/, '0')}`;
    expect([version, required]).toEqual([manifest.requires[name.replace(/^react\/.*/, 'react')], range]);
  }
});

test("federation adds at most 17,000 bytes to a first view, compared with webpack's own plugin @full", async () => {
  const { shell, entry } = await measureFederation(join(workspace, '.tmp/federation-cost'));
  test.info().annotations.push({ type: 'cost', description: `federation: shell ${shell}, entry ${entry}` });
  expect(shell).toBeGreaterThan(0);
  expect(shell + entry).toBeLessThanOrEqual(17_000);
});
