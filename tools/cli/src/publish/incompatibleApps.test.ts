/** @jest-environment node */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Provided } from '@adp/app-contract/fit';
import { createHostingClient } from '@adp/app-kit/publish';
import { createHostingApi } from '@adp/local-firebase/testing';
import { toHostedSite } from '@adp/site-document/hosting';
import { buildId, emptyFolder, writeFiles } from '../testing/buildFolders';
import { writeApp, writeShell } from '../testing/writeBuilds';
import { addCanary, promote, publishTarget, rollBack, type PublishOptions } from './publish';
import { refuseIncompatible } from './register';

// These tests check that the shell and the live apps are compatible before a new build goes live.
const tiny = { name: 'mfe_tiny', origin: 'https://tiny.example', owns: ['/tiny'] };
const origin = 'https://site.example';
const hosting = ['shell', 'mfe-tiny'].map((target) => ({ target, public: `hosts/${target}` }));
const provided: Provided = {
  contracts: [1],
  versions: { '@adp/app-contract': '1.2.0' },
  names: { 'react-router-dom': ['Link', 'Outlet'] },
};

let folder: ReturnType<typeof emptyFolder>;
let api: ReturnType<typeof createHostingApi>;
let messages: string[];
beforeEach(async () => {
  folder = emptyFolder();
  messages = [];
  for (const { public: host } of hosting) mkdirSync(join(folder.path, host), { recursive: true });
  api = createHostingApi({
    hosting: hosting.map(toHostedSite),
    origins: { shell: origin, 'mfe-tiny': tiny.origin },
    cwd: folder.path,
  });
  await publishShell(1);
});
afterEach(() => folder.remove());

function publisher(more: Partial<PublishOptions> = {}): PublishOptions {
  const client = createHostingClient({ api: 'https://api.example', project: 'p', token: 'owner', fetch: api.fetch });
  const site = { origin, registry: { apps: [tiny], social: {} } };
  const onStatus = (sentence: string) => messages.push(sentence);
  const publisher = { by: 'team' };
  return { site, client, hosting, workspace: folder.path, publisher, fetch: api.fetch, onStatus, ...more };
}

function publishShell(number: number, changes: Partial<Provided> = {}, more: Partial<PublishOptions> = {}) {
  rmSync(join(folder.path, 'shell/dist'), { recursive: true, force: true });
  writeShell(join(folder.path, 'shell/dist'), number, { ...provided, ...changes });
  return publishTarget('shell', publisher(more));
}

/**
 * Writes build `number` of the app to its `dist/` folder, with the names that the build imports from shared packages.
 * `code` is part of its entry.
 */
function buildApp(number: number, uses: object = { 'react-router-dom': ['Link'] }, code = ''): void {
  const dist = join(folder.path, 'mfe-tiny/dist');
  rmSync(dist, { recursive: true, force: true });
  writeApp(dist, number, ['/tiny'], code && `\n// ${code}`);
  writeFiles(dist, { [`${buildId(number)}/uses.json`]: JSON.stringify(uses) });
}

function publishApp(number: number, uses?: object): Promise<string> {
  buildApp(number, uses);
  return publishTarget('mfe-tiny', publisher());
}

/** Returns the build that a host's manifest names as live. */
function live(target: string): string | undefined {
  const version = api.releases.served(target, 'live');
  const manifest = version && api.releases.read(version, '/manifest.json');
  return manifest && (JSON.parse(String(manifest)) as { build: string }).build;
}

test('a shell that is compatible with every live app is published', async () => {
  await publishApp(1);
  await publishShell(2);
  expect(live('shell')).toBe(buildId(2));
});

test.each([
  ['another contract', { contracts: [2] }, 'it needs contract 1, but the shell supports 2'],
  [
    'a shared package of another major version',
    { versions: { '@adp/app-contract': '2.0.0' } },
    'it needs @adp/app-contract 1.0.0, but this site has 2.0.0',
  ],
  ['a shared package fewer', { versions: {} }, 'it needs @adp/app-contract 1.0.0, which this site does not share'],
  [
    'a missing export of a shared package',
    { names: { 'react-router-dom': ['Outlet'] } },
    'it imports Link from react-router-dom, which the shell does not export',
  ],
  [
    'a missing design token',
    { names: { ...provided.names, 'shell:tokens': [] } },
    'it uses the tokens --ink, which the shell lacks',
  ],
])('a shell with %s is rejected, and the live shell remains', async (_, changes, reason) => {
  await publishApp(1, { 'react-router-dom': ['Link'], 'shell:tokens': ['--ink'] });
  await expect(publishShell(2, changes)).rejects.toThrow(`- mfe_tiny: ${buildId(1)}: ${reason}`);
  expect(live('shell')).toBe(buildId(1));
});

test('the pages that use a missing name are named', async () => {
  buildApp(1, { 'react-router-dom': ['Link'] }, 'Link');
  await publishTarget('mfe-tiny', publisher());
  const withoutLink = { names: { 'react-router-dom': ['Outlet'] } };
  await expect(publishShell(2, withoutLink)).rejects.toThrow(
    `${buildId(1)}: pages and files with these names: /tiny (`,
  );
});

test('an app named with --breaks may become incompatible', async () => {
  await publishApp(1);
  await publishShell(2, { contracts: [2] }, { breaks: ['mfe_tiny'] });
  expect(live('shell')).toBe(buildId(2));
  expect(messages).toContainEqual(expect.stringMatching(/^Broken knowingly\. mfe_tiny: .*needs contract 1/));
});

describe("a shell with a problem in a live app's page", () => {
  const checkPages = () => Promise.resolve(new Map([['mfe_tiny', ['/tiny: its scripts do not start']]]));

  test('is rejected with the page and the reason', async () => {
    await publishApp(1);
    await expect(publishShell(2, {}, { checkPages })).rejects.toThrow('- mfe_tiny: /tiny: its scripts do not start');
    expect(live('shell')).toBe(buildId(1));
  });

  test('is published if the app is named with --breaks, and as a preview', async () => {
    await publishApp(1);
    await expect(publishShell(2, {}, { checkPages, channel: 'next' })).resolves.toContain('next');
    await publishShell(3, {}, { checkPages, breaks: ['mfe_tiny'] });
    expect(live('shell')).toBe(buildId(3));
  });
});

test('an unregistered name in --breaks is an error', async () => {
  await publishApp(1);
  await expect(publishShell(2, {}, { breaks: ['mfe_tini'] })).rejects.toThrow('which is not in the registry');
});

test('a canary is checked like a live build', async () => {
  await publishApp(1);
  buildApp(2, { 'react-router-dom': ['Outlet'] });
  await addCanary('mfe-tiny', 10, publisher());
  const withoutOutlet = { names: { 'react-router-dom': ['Link'] } };
  await expect(publishShell(2, withoutOutlet)).rejects.toThrow(`- mfe_tiny: ${buildId(2)}: it imports Outlet`);
});

test('an app whose host fails does not count as compatible', async () => {
  await publishApp(1);
  const failing: typeof fetch = (input, init) =>
    String(input).startsWith(tiny.origin) ? Promise.resolve(new Response('', { status: 503 })) : api.fetch(input, init);
  await expect(publishShell(2, {}, { fetch: failing })).rejects.toThrow('mfe_tiny: it could not be compared');
});

test('an unpublished app does not block the shell', async () => {
  await publishShell(2, { contracts: [2] });
  expect(live('shell')).toBe(buildId(2));
});

test('a preview of a shell is published even if it is incompatible', async () => {
  await publishApp(1);
  await expect(publishShell(2, { contracts: [2] }, { channel: 'next' })).resolves.toContain('next');
});

test('the shell cannot be rolled back to a build that is incompatible with live apps', async () => {
  await publishShell(2, { versions: { '@adp/app-contract': '0.9.0' } });
  await publishShell(3);
  await publishApp(1);
  await expect(rollBack('shell', undefined, publisher())).rejects.toThrow('it needs @adp/app-contract 1.0.0');
  expect(live('shell')).toBe(buildId(3));
  await expect(rollBack('shell', buildId(1), publisher())).resolves.toBe(buildId(1));
});

test('an app can neither roll back to nor promote a build that is incompatible with the live shell', async () => {
  await publishApp(1, { 'react-router-dom': ['Outlet'] });
  await publishApp(2);
  const withoutOutlet = { names: { 'react-router-dom': ['Link'] } };
  await publishShell(2, withoutOutlet);
  await expect(rollBack('mfe-tiny', undefined, publisher())).rejects.toThrow('it imports Outlet from react-router-dom');
  buildApp(3, { 'react-router-dom': ['Outlet'] });
  await addCanary('mfe-tiny', 10, publisher());
  await expect(promote('mfe-tiny', publisher())).rejects.toThrow('it imports Outlet from react-router-dom');
  expect(live('mfe-tiny')).toBe(buildId(2));
});

describe('registering an app', () => {
  const siteFile = JSON.stringify({ origin, registry: { apps: [tiny], social: {} } });

  test('is rejected if its live build is incompatible', async () => {
    await publishShell(2, { contracts: [2] });
    await publishApp(1);
    await expect(refuseIncompatible(siteFile, 'mfe_tiny', { fetch: api.fetch })).rejects.toThrow(
      `mfe_tiny is not registered:\n- ${buildId(1)}: it needs contract 1`,
    );
  });

  test("is allowed before the app's first release, and while its host is down", async () => {
    await expect(refuseIncompatible(siteFile, 'mfe_tiny', { fetch: api.fetch })).resolves.toBeUndefined();
    const down: typeof fetch = (input, init) =>
      String(input).startsWith(tiny.origin) ? Promise.reject(new Error('refused')) : api.fetch(input, init);
    await refuseIncompatible(siteFile, 'mfe_tiny', { fetch: down, onStatus: (sentence) => messages.push(sentence) });
    expect(messages).toContain('mfe_tiny was not compared with the live shell: refused');
  });
});
