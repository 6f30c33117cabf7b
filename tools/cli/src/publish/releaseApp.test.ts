/** @jest-environment node */
import { join } from 'node:path';
import {
  appHostConfig,
  createHostingClient,
  createKeyPair,
  createSigner,
  releaseApp,
  renewApp,
  rollBackApp,
  toKeyId,
  type AppRelease,
} from '@adp/app-kit/publish';
import { verifyManifest } from '@adp/app-contract/signature';
import { readHosting, toVersionConfig, toHostedSite } from '@adp/site-document/hosting';
import { createHostingApi } from '@adp/local-firebase/testing';
import type { SiteFile } from '@adp/site-document/siteFile';
import { buildId, emptyFolder, writeFiles } from '../testing/buildFolders';
import { writeApp, writeShell } from '../testing/writeBuilds';
import { publishPages, publishTarget, type PublishOptions } from './publish';

// These tests run `adp publish` in a separate repository, for a site that another team has published.
const origins = { shell: 'https://site.example', 'tiny-host': 'https://tiny.example' };
const hosting = [
  { target: 'shell', public: 'hosts/shell' },
  { target: 'tiny-host', public: 'hosts/tiny' },
];
const empty: SiteFile = { origin: origins.shell, registry: { apps: [], social: {} } };
const withTiny = (owns: readonly string[]): SiteFile => ({
  ...empty,
  registry: { apps: [{ name: 'mfe_tiny', origin: origins['tiny-host'], owns }], social: {} },
});

let folder: ReturnType<typeof emptyFolder>;
let api: ReturnType<typeof createHostingApi>;
let team: PublishOptions;
beforeEach(async () => {
  folder = emptyFolder();
  api = createHostingApi({ hosting: hosting.map(toHostedSite), origins, cwd: folder.path });
  const client = createHostingClient({
    api: 'http://api.example',
    project: 'demo-test',
    token: 'owner',
    fetch: api.fetch,
  });
  team = {
    site: empty,
    client,
    hosting,
    workspace: folder.path,
    publisher: { by: 'team' },
    fetch: api.fetch,
    onStatus: () => undefined,
  };
  writeShell(join(folder.path, 'shell/dist'), 1);
  await publishTarget('shell', team);
});
afterEach(() => folder.remove());

/** Responds like a host, with the front page at the root and JSON with its content type. */
const fetchServed: typeof fetch = async (input, init) => {
  const address = String(input);
  const answer = await api.fetch(address.endsWith('.example/') ? `${address}index.html` : address, init);
  if (address.endsWith('.json')) answer.headers.set('content-type', 'application/json');
  return answer;
};
const app = { name: 'mfe_tiny', owns: ['/tiny'], hosting: { project: 'demo-test', site: 'tiny-host' } };
const command = { ...app, api: 'http://api.example', fetch: fetchServed, publisher: { by: 'outside' } };

function release(number: number, options: Partial<AppRelease> = {}, contract = 1) {
  const dist = join(folder.path, `dist-${number}`);
  writeApp(dist, number, ['/tiny'], '', contract);
  return releaseApp(dist, origins.shell, { ...command, ...options });
}

function read(target: string, path: string, channel = 'live'): string {
  const version = api.releases.served(target, channel);
  return String(version && api.releases.read(version, path));
}

test("a build goes live on the app's own host beside earlier builds, and registering the app adds its pages to the site", async () => {
  await expect(release(1)).resolves.toEqual([
    `mfe_tiny: build ${buildId(1)} is at https://tiny.example`,
    expect.stringContaining('does not publish what its shell provides'),
    expect.stringContaining('npm run register -- mfe_tiny https://tiny.example /its-prefix'),
  ]);
  expect(read('tiny-host', '/manifest.json')).toContain(buildId(1));
  await publishPages({ ...team, site: withTiny(['/tiny']) });
  expect(read('shell', '/tiny.html')).toContain(`${buildId(1)}/entry.js`);
  const sentences = await release(2);
  expect(sentences.at(-1)).toContain('npm run publish -- pages');
  expect(read('tiny-host', '/manifest.json')).toContain(buildId(2));
  expect(read('tiny-host', `/${buildId(1)}/entry.js`)).toContain('var mfe_tiny_1');
  expect(read('shell', '/tiny.html')).toContain(`${buildId(1)}/entry.js`);
});

test('a preview channel has the build, and the live host does not change', async () => {
  await release(1);
  await expect(release(2, { channel: 'pr-7' })).resolves.toContain(
    `mfe_tiny: build ${buildId(2)} is at https://tiny-host--pr-7.localhost:`,
  );
  expect(read('tiny-host', '/manifest.json', 'pr-7')).toContain(buildId(2));
  expect(read('tiny-host', '/manifest.json')).toContain(buildId(1));
});

test('a rollback makes the previous build or a named build live', async () => {
  for (const number of [1, 2, 3]) await release(number);
  await expect(rollBackApp(undefined, undefined, command)).resolves.toContain(`mfe_tiny is back on ${buildId(2)}.`);
  await rollBackApp(buildId(1), undefined, command);
  expect(read('tiny-host', '/manifest.json')).toContain(buildId(1));
});

test('a rollback to a build that is incompatible with the live site is refused, except on a preview channel', async () => {
  const site = withTiny(['/tiny']);
  const publishShell = (number: number, contracts: number[]) => {
    const dist = join(folder.path, 'shell/dist');
    writeShell(dist, number, { contracts, versions: { '@adp/app-contract': '1.0.0' }, names: {} });
    return publishTarget('shell', { ...team, site });
  };
  await publishShell(2, [1, 2]);
  for (const channel of ['live', 'pr-7']) {
    await release(1, { channel });
    await release(2, { channel }, 2);
  }
  await expect(rollBackApp(buildId(2), origins.shell, command)).resolves.toEqual([
    `mfe_tiny is back on ${buildId(2)}.`,
    expect.stringContaining('Browsers load this build'),
  ]);
  await publishShell(3, [2]);
  await expect(rollBackApp(undefined, origins.shell, command)).rejects.toThrow(
    `mfe_tiny was not rolled back:\n- ${buildId(1)}: it needs contract 1, but the shell supports 2`,
  );
  expect(read('tiny-host', '/manifest.json')).toContain(buildId(2));
  await rollBackApp(undefined, origins.shell, { ...command, channel: 'pr-7' });
  expect(read('tiny-host', '/manifest.json', 'pr-7')).toContain(buildId(1));
});

test('a rollback that is not compared with a site says so', async () => {
  for (const number of [1, 2]) await release(number);
  await expect(rollBackApp(buildId(1), undefined, command)).resolves.toContain(
    'Compatibility was not checked. To check it, add --site.',
  );
  await expect(rollBackApp(buildId(2), origins.shell, command)).resolves.toContainEqual(
    expect.stringContaining('so compatibility was not checked'),
  );
});

test('a site that enforces signatures gets signed releases and rollbacks, and refuses others before anything changes', async () => {
  const signer = createSigner(createKeyPair().privateKey);
  const { registry, ...more } = withTiny(['/tiny']);
  const apps = registry.apps.map((each) => ({ ...each, keys: [signer.publicKey] }));
  await publishPages({ ...team, site: { ...more, registry: { ...registry, apps, signatures: 'enforce' } } });
  await expect(release(1)).rejects.toThrow('https://site.example requires a signature of mfe_tiny');
  expect(read('tiny-host', '/manifest.json')).toBe('undefined');
  const signed = { ...command, signer };
  await release(1, signed);
  await release(2, signed);
  await expect(rollBackApp(undefined, undefined, signed)).rejects.toThrow('name the site with --site');
  await rollBackApp(undefined, origins.shell, signed);
  await renewApp(origins.shell, signed);
  const manifest = JSON.parse(read('tiny-host', '/manifest.json')) as { readonly build: string };
  expect(manifest).toMatchObject({ build: buildId(1), sequence: 4, site: origins.shell });
  const keys = [toKeyId(signer.publicKey)];
  const now = new Date().toISOString();
  await expect(verifyManifest(manifest, { site: origins.shell, keys, seen: 4, now })).resolves.toBe(keys[0]);
});

test('a build that is incompatible with the live site is not published', async () => {
  const provided = { contracts: [2], versions: { '@adp/app-contract': '1.0.0' }, names: {} };
  writeShell(join(folder.path, 'shell/dist'), 2);
  writeFiles(join(folder.path, 'shell/dist'), { [`${buildId(2)}/provided.json`]: JSON.stringify(provided) });
  await publishTarget('shell', { ...team, site: withTiny(['/tiny']) });
  await expect(release(1)).rejects.toThrow('it needs contract 1, but the shell supports 2');
  expect(read('tiny-host', '/manifest.json')).toBe('undefined');
});

test("the build is checked against the app's prefixes in the site's registry", async () => {
  await publishPages({ ...team, site: withTiny(['/other']) });
  await expect(release(1)).rejects.toThrow("/tiny is outside the app's prefixes (/other)");
});

test('a URL that does not lead to a site and an app without a host are reported', async () => {
  const dist = join(folder.path, 'dist');
  await expect(releaseApp(dist, origins['tiny-host'], command)).rejects.toThrow(
    'There is no registry at https://tiny.example/',
  );
  await expect(releaseApp(dist, origins.shell, { name: 'mfe_tiny', publisher: { by: 'outside' } })).rejects.toThrow(
    'names no "hosting"',
  );
});

test("the host of an app in another repository sends the same headers as the site's own app hosts", () => {
  const firebase = join(__dirname, '../../../../firebase.json');
  const entry = readHosting(firebase).find(({ target }) => target === 'mfe-programmes');
  expect(entry && toVersionConfig(entry)).toEqual(appHostConfig);
});
