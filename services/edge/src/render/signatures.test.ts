/** @jest-environment node */
import { createHash } from 'node:crypto';
import type { AppManifest } from '@adp/app-contract';
import { createManifestAttacks, manifestAttacks, rendererAttacks, testNow, testSite } from '@adp/app-contract/testing';
import { liveSettings, writeLiveSettings } from '@adp/site-document';
import type { SiteConfig } from '@adp/site-document/siteConfig';
import type { RenderError } from './createRenderer';
import { createHosts, tinyApp } from './testing/createHosts';
import { startRenderer } from './testing/startRenderer';

const build = 'b-0123456789';
const evilBuild = 'b-6666666666';
const origin = 'https://mfe_tiny.example';
const manifestUrl = `${origin}/manifest.json`;
const toHash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const toKey = (raw: Uint8Array) => Buffer.from(raw).toString('base64');

let hosts: ReturnType<typeof createHosts>;
let live: AppManifest;
let evil: string;
let parts: Awaited<ReturnType<typeof createManifestAttacks>>;
let errors: RenderError[];
let time: number;
let open: (path: string) => Promise<{ readonly text: string } | undefined>;
beforeEach(async () => {
  hosts = createHosts();
  hosts.release('mfe_tiny', evilBuild, tinyApp("return page(heading('Evil'))"));
  evil = read(manifestUrl);
  hosts.release('mfe_tiny', build, tinyApp("return page(heading('Tiny'))"));
  live = JSON.parse(read(manifestUrl)) as AppManifest;
  parts = await createManifestAttacks(live, toHash(read(`${origin}/${build}/routes.json`)));
  configure('enforce');
  hosts.files.set(manifestUrl, await parts.sign());
  errors = [];
  time = Date.parse(testNow);
  ({ open } = startRenderer(hosts, { onError: (error) => errors.push(error), now: () => time }));
});

const read = (url: string) => hosts.files.get(url) ?? '';
const reasons = () => errors.filter(({ app }) => app === 'mfe_tiny').map(({ reason }) => reason);

/** Publishes a registry with the keys of the team, and of the other app. The other app is not signed, so it has no page. */
function configure(signatures: SiteConfig['signatures'], key = parts.team): void {
  const toApp = (name: string, owns: string, keys: readonly string[]) => ({
    name,
    origin: `https://${name}.example`,
    owns: [owns],
    keys,
  });
  const apps = [
    toApp('mfe_tiny', '/tiny', [toKey(key.raw)]),
    toApp('mfe_other', '/other', [toKey(parts.otherTeam.raw)]),
  ];
  const registry = { apps, social: {}, ...(signatures && { signatures }) };
  hosts.files.set(testSite + liveSettings, writeLiveSettings({ ...hosts.site, registry }));
}

/** Returns the manifest in the HTML, which the browser uses without a check. */
async function openManifest(): Promise<unknown> {
  const { text = '' } = (await open('/tiny')) ?? {};
  const [, json] = /id="live-manifest">(.*?)<\/script>/.exec(text) ?? [];
  return json === undefined ? undefined : JSON.parse(json);
}

test('a signed build is rendered, and the HTML has its manifest, the key and the number', async () => {
  expect(await openManifest()).toEqual({ ...live, sequence: 7, key: parts.team.id });
  expect((await open('/tiny'))?.text).toContain('<h1>Tiny</h1>');
  expect(reasons()).toEqual([]);
});

test('a registry in pages has ids of keys, and none if signatures are off', async () => {
  const rules = { site: testSite, mode: 'enforce', keys: [parts.team.id] };
  expect((await open('/tiny'))?.text).toContain(`"signed":${JSON.stringify(rules)}`);
  configure('off');
  expect((await open('/tiny'))?.text).not.toContain('"signed"');
});

describe('an attack on the manifest', () => {
  test.each(Object.entries(manifestAttacks))('%s ends with the last good build', async (name, { reason }) => {
    await open('/tiny');
    const { text, now } = await parts.attacks[name as keyof typeof manifestAttacks]();
    if (now) time = Date.parse(now);
    hosts.files.set(manifestUrl, text);
    expect(await openManifest()).toEqual({ ...live, sequence: 7, key: parts.team.id });
    expect((await open('/tiny'))?.text).toContain('<h1>Tiny</h1>');
    expect(reasons()).toContainEqual(expect.stringContaining(reason));
  });

  test('is reported once', async () => {
    await open('/tiny');
    hosts.files.set(manifestUrl, (await parts.attacks.unsigned()).text);
    for (let times = 0; times < 3; times += 1) await open('/tiny');
    expect(reasons()).toEqual(['the manifest is refused: it is not signed']);
  });

  test('ends without content if there is no good build yet', async () => {
    hosts.files.set(manifestUrl, (await parts.attacks.unsigned()).text);
    expect((await open('/tiny'))?.text).toContain('<div id="root"></div>');
    expect((await open('/tiny'))?.text).not.toContain(evilBuild);
  });

  test.each(['report', 'off'] as const)('is not stopped in the mode "%s"', async (mode) => {
    configure(mode);
    hosts.files.set(manifestUrl, evil);
    expect((await open('/tiny'))?.text).toContain('<h1>Evil</h1>');
    expect(reasons()).toEqual(mode === 'off' ? [] : ['the manifest is refused: it is not signed']);
  });
});

const attempts: Readonly<Record<keyof typeof rendererAttacks, () => unknown>> = {
  routesFile: () => hosts.files.set(`${origin}/${build}/routes.json`, '[]'),
  listFile: () => hosts.files.set(`${origin}/${build}/integrity.json`, JSON.stringify({ 'server.js': toHash('evil') })),
  serverFile: () => hosts.files.set(`${origin}/${build}/server.js`, tinyApp("return page(heading('Evil'))")),
  keyRemoved: async () => {
    await open('/tiny');
    configure('enforce', parts.otherTeam);
  },
};

test.each(Object.entries(rendererAttacks))('the attack %s is refused, without content', async (name, { reason }) => {
  await attempts[name as keyof typeof rendererAttacks]();
  expect((await open('/tiny'))?.text).toContain('<div id="root"></div>');
  expect(reasons()).toContainEqual(expect.stringContaining(reason));
});

test('a signed release replaces the build, and a list of routes that was changed later does not', async () => {
  await open('/tiny');
  const routes = toHash(read(`${origin}/${evilBuild}/routes.json`));
  const next = JSON.parse(evil) as AppManifest;
  hosts.files.set(manifestUrl, await parts.sign({ ...next, sequence: 8, routes: {} }));
  expect((await open('/tiny'))?.text).toContain('<h1>Tiny</h1>');
  hosts.files.set(manifestUrl, await parts.sign({ ...next, sequence: 9, routes: { [evilBuild]: routes } }));
  expect((await open('/tiny'))?.text).toContain('<h1>Evil</h1>');
});
