/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseManifest } from '@adp/app-contract';

// Simulates a Vite build, whose container is an ES module.
const build = 'b-0123456789';
const container = `import { app } from './app.js';
export const init = () => undefined;
export const get = async () => () => ({ app });
`;
const app = `export const app = {
  contract: 2, app: 'tiny', build: '${build}', Frame: () => null,
  routes: [{ path: '/tiny', lazy: async () => ({ Component: () => null }) }],
};
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'other-bundler-'));
  mkdirSync(join(folder, 'dist', build), { recursive: true });
  write('package.json', '{ "type": "module" }');
  write('adp.config.mjs', `export default { name: 'tiny', cssPrefix: 'tiny', port: 4300, owns: ['/tiny'] };`);
  write(`dist/${build}/remoteEntry.js`, container);
  write(`dist/${build}/app.js`, app);
  write(`dist/${build}/page.css`, '.tiny-a { color: red; }');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

function adp(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(__dirname, '../bin/adp.mjs'), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, text: stdout + stderr };
}

const sha = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const readBuilt = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8');

test('the manifest has the hash of every script and style sheet, including the generated entry', () => {
  expect(adp('manifest', '--module', 'remoteEntry.js').status).toBe(0);
  const { integrity, ...manifest } = parseManifest(JSON.parse(readBuilt('manifest.json')));
  expect(manifest).toMatchObject({ app: 'tiny', build, container: `tiny_b_0123456789`, entry: `${build}/entry.js` });
  expect(integrity).toEqual({
    'remoteEntry.js': sha(container),
    'app.js': sha(app),
    'page.css': sha('.tiny-a { color: red; }'),
    'entry.js': sha(readBuilt(`${build}/entry.js`)),
  });
});

test('the list of used names has the design tokens of its styles', () => {
  write(`dist/${build}/page.css`, '.tiny-a { color: var(--ink); }');
  adp('manifest', '--module', 'remoteEntry.js');
  expect(JSON.parse(readBuilt(`${build}/uses.json`))).toMatchObject({ 'shell:tokens': ['--ink'], 'shell:caches': [] });
});

test('the entry requests every module with its hash, and the kit accepts the build', () => {
  adp('manifest', '--module', 'remoteEntry.js');
  const entry = readBuilt(`${build}/entry.js`);
  expect(entry).toContain(JSON.stringify({ 'app.js': sha(app), 'remoteEntry.js': sha(container) }));
  expect(adp('check', 'contract')).toMatchObject({ status: 0, text: expect.stringContaining('contract: passed') });
});

test('the check fails if a file changes after the manifest was written', () => {
  adp('manifest', '--module', 'remoteEntry.js');
  write(`dist/${build}/app.js`, `${app}\n`);
  const { status, text } = adp('check', 'contract');
  expect([status, text]).toEqual([1, expect.stringContaining(`${build}/app.js has another hash than the one listed`)]);
});

test.each([
  ['without an entry', () => undefined, ['manifest'], 'has no entry.js'],
  [
    'with two builds',
    () => mkdirSync(join(folder, 'dist/b-1111111111')),
    ['manifest'],
    'must hold one folder of a build',
  ],
])('rejects a folder %s', (_, prepare, args, message) => {
  prepare();
  const { status, text } = adp(...args);
  expect([status, text]).toEqual([1, expect.stringContaining(message)]);
});
