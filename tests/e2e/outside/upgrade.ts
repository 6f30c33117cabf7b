import { join } from 'node:path';
import { expect } from '@playwright/test';
import { appHostConfig, createHostingClient, publishApp } from '@adp/app-kit/publish';
import { freeOrigin } from '../src/freeOrigin';
import { startSite, workspace } from '../src/startSite';
import { openBrowser, withPage } from './browser';
import { runIn, writeSiteFile } from './commands';
import { expectBuild, host, name, prefix, readBuild } from './contractOne';

// `tsx tests/e2e/outside/upgrade.ts '{ "folder": "/…", "keyFile": "/…" }'` proves two things with an app of contract 1 in a
// site that enforces signatures. The app's build, which was made before contract 2, runs in the present shell, and
// `adp upgrade` makes the app one of contract 2. Only releases that its team signs run.

// tools/scripts/proof/outside.mjs passes the folder of the app, and a file for its key.
const { folder, keyFile } = JSON.parse(process.argv[2] ?? '{}') as {
  readonly folder: string;
  readonly keyFile: string;
};
const app = await freeOrigin();
const site = await startSite({ edge: true, signatures: 'enforce', hosts: { [host]: app } });
const siteFile = writeSiteFile('signed-site', site.file);
const browser = await openBrowser();
const env = { FIREBASE_HOSTING_API_URL: site.origin };
const signing = { ...env, ADP_SIGNING_KEY_FILE: keyFile };
const publish = (more: Readonly<Record<string, string>>, ...flags: readonly string[]) =>
  runIn(folder, ['npx', 'adp', 'publish', '--site', site.origin, ...flags], more);
const adp = (...args: readonly string[]) => runIn(folder, ['npx', 'adp', ...args]);
const refusal = /is refused|no manifest from|is not used/;
try {
  const first = readBuild(folder);
  const publicKey = (await adp('keys', keyFile)).trim().split('\n').at(-1) ?? '';
  await publish(signing);
  const registration = [name, app, prefix, '--key', publicKey, '--site', siteFile];
  await runIn(workspace, ['npm', 'run', 'register', '--', ...registration]);
  await expectBuild(browser, { site: site.origin, app, build: first });
  console.log(
    `✔ ${first} of contract 1, made before contract 2, runs in the present shell, on the server and in a browser.`,
  );

  const log = (await (await fetch(`${app}/builds/log.json`)).json()) as readonly object[];
  expect(log.at(-1)).toMatchObject({ number: 1, action: 'publish', app: name, build: first, key: expect.any(String) });
  await withPage(browser, async (page) => {
    await page.goto(`${site.origin}/-/apps`);
    await expect(page.getByText(new RegExp(`publish · ${name} · ${first}`))).toBeVisible();
  });
  console.log('✔ The site accepts the release, which was signed with a new key, and its log shows the release.');

  await expect(publish(env)).rejects.toThrow(`${site.origin} requires a signature of ${name}`);
  expect(await (await fetch(`${app}/manifest.json`)).text()).toContain(first);
  console.log('✔ A release without the key is refused: the site requires a signature.');

  await expect(adp('check', 'types')).rejects.toThrow("Type '1' is not assignable to type '2'");
  const upgraded = await adp('upgrade');
  expect(upgraded).toContain('changed src/routes.tsx');
  await runIn(folder, ['npm', 'run', 'build']);
  const checked = await runIn(folder, ['npm', 'run', 'check']);
  expect(checked).toContain('tests: passed');
  const second = readBuild(folder);
  console.log(
    '✔ After "adp upgrade", the app of contract 1 builds for contract 2, and its types, lint and tests pass.',
  );

  const client = createHostingClient({ api: site.origin, project: 'demo-adp', token: 'owner' });
  await publishApp(join(folder, 'dist'), { client, site: host, channel: 'live', config: appHostConfig });
  await expectBuild(browser, { site: site.origin, app, build: first, allowed: refusal });
  expect(site.renderErrors).toContainEqual(
    expect.objectContaining({ app: name, reason: expect.stringContaining('it is not signed') }),
  );
  console.log('✔ An unsigned release with a stolen Hosting token does not run: pages keep the last good build.');

  await expect(publish(signing)).rejects.toThrow('the live manifest is not signed, but the last release was');
  await publish(signing, '--restart-log', 'stolen token');
  await expectBuild(browser, { site: site.origin, app, build: second });
  console.log(`✔ ${second} of contract 2 is signed, published and runs, on the server and in a browser.`);
} finally {
  await browser.close();
  await site.stop();
}
