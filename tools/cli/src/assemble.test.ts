/** @jest-environment node */
import fs, { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assembleSite } from './assemble';
import { buildId, emptyFolder, writeFiles } from './testing/buildFolders';
import { pageText, toIntegrity, writeApp, writeShell } from './testing/writeBuilds';

const origin = 'https://tiny.example';
const tiny = { name: 'mfe_tiny', origin, owns: ['/tiny'] };
const comingSoon = { name: 'mfe_later', origin: null, owns: ['/later'] };
const site = { origin: 'https://site.example', registry: { apps: [tiny, comingSoon], social: {} } };

let folder: ReturnType<typeof emptyFolder>;
let workspace: string;
let out: string;
beforeEach(() => {
  folder = emptyFolder();
  workspace = join(folder.path, 'workspace');
  out = join(folder.path, 'out');
  buildShell(1);
  buildApp(1, ['/tiny', '/tiny/more', '/tiny/:id']);
});
afterEach(() => folder.remove());

const buildShell = (number: number) => writeShell(join(workspace, 'shell/dist'), number);
const buildApp = (number: number, paths: readonly string[]) =>
  writeApp(join(workspace, 'mfe-tiny/dist'), number, paths);

const assemble = (options: Partial<Parameters<typeof assembleSite>[0]> = {}) =>
  assembleSite({ site, workspace, out, ...options });
const read = (file: string) => readFileSync(join(out, file), 'utf8');
const hints = (file: string) =>
  [...read(file).matchAll(/<link rel="preload" as="\w+" href="([^"]*)"/g)].map(([, href]) => href);

test('each build is published on its own host and named in the result', async () => {
  await expect(assemble()).resolves.toEqual({ shell: buildId(1), mfe_tiny: buildId(1) });
  expect(read('shell/b-0000000001/shell.js')).toBe('// shell 1');
  expect(existsSync(join(out, 'mfe-tiny/manifest.json'))).toBe(true);
  expect(existsSync(join(out, 'mfe-later'))).toBe(false);
});

test('each known route has HTML with hints for its own files, in the order in which the browser requests them', async () => {
  await assemble();
  const first = [`${origin}/manifest.json`, `${origin}/b-0000000001/entry.js`];
  expect(hints('shell/tiny.html')).toEqual([...first, `${origin}/b-0000000001/page0.js`]);
  expect(hints('shell/tiny/more.html')).toEqual([...first, `${origin}/b-0000000001/page1.js`]);
});

test("the hints have the hashes of the build, including hashes from the build's list of files", async () => {
  await assemble();
  const sums = [...read('shell/tiny.html').matchAll(/href="[^"]*\/(\w+\.js)" integrity="([^"]*)"/g)];
  expect(sums.map(([, file, sum]) => [file, sum])).toEqual([
    ['entry.js', expect.stringMatching(/^sha256-.{43}=$/)],
    ['page0.js', toIntegrity(pageText(1, 0))],
  ]);
});

test('any other route has HTML without hints, and a route with a parameter has no HTML file', async () => {
  await assemble();
  expect(hints('shell/index.html')).toEqual([]);
  expect(existsSync(join(out, 'shell/tiny/:id.html'))).toBe(false);
});

test("the file that open pages read names the shell's live build", async () => {
  await assemble();
  expect(JSON.parse(read('shell/builds/latest.json'))).toEqual({ build: buildId(1) });
  buildShell(2);
  await assemble();
  expect(JSON.parse(read('shell/builds/latest.json'))).toEqual({ build: buildId(2) });
  expect(read('shell/tiny.html')).toContain('/b-0000000002/shell.js');
});

test('a new build of an app changes the hints of its pages without a new build of the shell', async () => {
  await assemble();
  buildApp(2, ['/tiny']);
  await assemble();
  expect(hints('shell/tiny.html')).toContain(`${origin}/b-0000000002/entry.js`);
  expect(read('shell/tiny.html')).toContain('/b-0000000001/shell.js');
});

test('the HTML of a removed route is deleted, and all builds remain', async () => {
  await assemble();
  buildShell(2);
  buildApp(2, ['/tiny']);
  await assemble();
  expect(existsSync(join(out, 'shell/tiny/more.html'))).toBe(false);
  expect(existsSync(join(out, 'shell/b-0000000001/shell.js'))).toBe(true);
  expect(existsSync(join(out, 'mfe-tiny/b-0000000001/entry.js'))).toBe(true);
});

test('every page contains the registry and the language', async () => {
  await assemble({ locale: 'ar-XB' });
  for (const file of ['shell/index.html', 'shell/tiny.html']) {
    expect(read(file)).toContain('<html lang="ar-XB" dir="rtl">');
    expect(read(file)).toContain(JSON.stringify(site.registry));
  }
});

test('an app without a build is rejected with the path of the missing build', async () => {
  const otherApp = { name: 'mfe_other', origin: 'https://other.example', owns: ['/other'] };
  const registry = { apps: [otherApp], social: {} };
  const manifest = join(workspace, 'mfe-other/dist/manifest.json');
  writeFiles(join(workspace, 'mfe-other'), { 'package.json': '{}' });
  await expect(assemble({ site: { ...site, registry } })).rejects.toThrow(
    `mfe_other has no build: ${manifest} is missing.`,
  );
});

test('an app of another repository is registered on this site and published by its own repository', async () => {
  const otherApp = { name: 'mfe_other', origin: 'https://other.example', owns: ['/other'] };
  const registry = { apps: [tiny, otherApp], social: {} };
  const builds = await assemble({ site: { ...site, registry } });
  expect(Object.keys(builds)).toEqual(['shell', 'mfe_tiny']);
  expect(read('shell/index.html')).toContain('https://other.example');
});

test('a build with cached routes is not run again, but a new build is run', async () => {
  const routesCache = join(folder.path, 'routes');
  await assemble({ routesCache });
  const firstHints = hints('shell/tiny/more.html');
  // Running this entry would throw an error, which proves that the routes come from the cache. The manifest and file
  // names are unchanged.
  writeFiles(join(workspace, 'mfe-tiny/dist'), { [`${buildId(1)}/entry.js`]: "throw new Error('run again')" });
  await assemble({ routesCache });
  expect(hints('shell/tiny/more.html')).toEqual(firstHints);
  buildApp(2, ['/tiny']);
  await assemble({ routesCache });
  expect(hints('shell/tiny.html')).toContain(`${origin}/b-0000000002/entry.js`);
});

test('if the process is killed after any write, the site has complete builds, and the next run finishes the work', async () => {
  const routesCache = join(folder.path, 'routes');
  await assemble({ routesCache });
  writeFiles(join(out, 'shell'), { 'robots.txt': 'User-agent: *' });
  let number = 1;
  for (let last = 0; ; last += 1) {
    number += 1;
    buildShell(number);
    buildApp(number, number % 2 ? ['/tiny', '/tiny/more'] : ['/tiny', '/tiny/other']);
    const killed = await assemble({ routesCache, files: killedAfter(last) }).then(
      () => false,
      () => true,
    );
    expect([last, findBroken()]).toEqual([last, []]);
    if (!killed) break;
    await assemble({ routesCache });
    expect(read('shell/builds/latest.json')).toContain(buildId(number));
    expect(existsSync(join(out, number % 2 ? 'shell/tiny/other.html' : 'shell/tiny/more.html'))).toBe(false);
  }
  expect(read('shell/robots.txt')).toBe('User-agent: *');
  expect(number).toBeGreaterThan(20);
});

/** Returns a file system for a process that is killed after `last` writes. */
function killedAfter(last: number): typeof fs {
  let writes = 0;
  return new Proxy(fs, {
    get: (target, name) => {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function' || !/^(mkdir|writeFile|rename|rm)Sync$/.test(String(name))) return method;
      return (...args: unknown[]): unknown => {
        writes += 1;
        if (writes > last) throw new Error('killed');
        return Reflect.apply(method, target, args);
      };
    },
  });
}

/** Returns the missing files to which a manifest or a page refers. */
function findBroken(): string[] {
  const broken: string[] = [];
  for (const host of ['shell', 'mfe-tiny']) {
    const { build } = JSON.parse(read(`${host}/manifest.json`)) as { build: string };
    const entry = host === 'shell' ? 'shell.js' : 'entry.js';
    if (!existsSync(join(out, host, build, entry))) broken.push(`${host}/${build}/${entry}`);
  }
  for (const page of readdirSync(join(out, 'shell'), { recursive: true, encoding: 'utf8' })) {
    if (!page.endsWith('.html')) continue;
    for (const [, file = ''] of read(`shell/${page}`).matchAll(/src="(\/b-[^"?]+)/g))
      if (!existsSync(join(out, 'shell', file))) broken.push(`${page}: ${file}`);
  }
  if (!existsSync(join(out, 'shell/index.html'))) broken.push('the front page');
  return broken;
}
