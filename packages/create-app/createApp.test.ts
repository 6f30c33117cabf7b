/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'create-app-'));
  // The published package also contains the versions for new apps.
  for (const part of ['bin', 'template'])
    cpSync(join(__dirname, part), join(folder, 'package', part), { recursive: true });
  writeFileSync(join(folder, 'package/versions.json'), JSON.stringify({ '@adp/app-kit': '^0.1.0', react: '^19.3.1' }));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs `npm create @adp/app` with these arguments in an empty folder. */
function create(...args: string[]) {
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'package/bin/createApp.mjs'), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stderr: stderr.trim() };
}

const files = () =>
  readdirSync(join(folder, 'energy-atlas'), { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test('writes an app with its name in every file', () => {
  expect(create('energy-atlas')).toEqual({ status: 0, stderr: '' });
  const texts = files().map((file) => readFileSync(file, 'utf8'));
  expect(texts.filter((text) => /my[-_]app/.test(text))).toEqual([]);
  const config = readFileSync(join(folder, 'energy-atlas/adp.config.mjs'), 'utf8');
  expect(config).toContain("{ name: 'energy_atlas', cssPrefix: 'energy-atlas', port: 4300, owns: ['/energy-atlas'] }");
  expect(existsSync(join(folder, 'energy-atlas/.github/workflows/app.yml'))).toBe(true);
  expect(existsSync(join(folder, 'energy-atlas/.gitignore'))).toBe(true);
});

test('accepts a prefix that differs from the name', () => {
  expect(create('energy-atlas', '--prefix', '/atlas')).toEqual({ status: 0, stderr: '' });
  expect(readFileSync(join(folder, 'energy-atlas/src/paths.ts'), 'utf8')).toContain(
    "home: '/atlas', events: '/atlas/events'",
  );
});

test("a name or a prefix that contains the template's own name is inserted once", () => {
  expect(create('my-app2')).toEqual({ status: 0, stderr: '' });
  const config = readFileSync(join(folder, 'my-app2/adp.config.mjs'), 'utf8');
  expect(config).toContain("{ name: 'my_app2', cssPrefix: 'my-app2', port: 4300, owns: ['/my-app2'] }");
  expect(create('energy-atlas', '--prefix', '/my-app')).toEqual({ status: 0, stderr: '' });
  expect(readFileSync(join(folder, 'energy-atlas/src/paths.ts'), 'utf8')).toContain("home: '/my-app'");
});

test('uses published versions and nothing from the workspace', () => {
  create('energy-atlas');
  expect(JSON.parse(readFileSync(join(folder, 'energy-atlas/package.json'), 'utf8'))).toMatchObject({
    name: 'energy-atlas',
    dependencies: { react: '^19.3.1' },
    devDependencies: { '@adp/app-kit': '^0.1.0' },
  });
});

test("adds the app to the workspace if it is run in the workspace's root folder", () => {
  rmSync(join(folder, 'package/versions.json'));
  const packages = ['app-contract', 'app-kit', 'shared-data', 'shared-ui'].map((name) => `packages/${name}`);
  for (const path of [...packages, 'shared-auth', '.']) {
    mkdirSync(join(folder, path), { recursive: true });
    const name = `@adp/${basename(path)}`;
    writeFileSync(
      join(folder, path, 'package.json'),
      JSON.stringify({ name, version: '0.1.0', workspaces: ['shell'] }),
    );
  }
  expect(create('mfe-forum')).toEqual({ status: 0, stderr: '' });
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  expect(read('package.json')).toMatchObject({ workspaces: ['shell', 'mfe-forum'] });
  expect(read('mfe-forum/package.json')).toMatchObject({ dependencies: { '@adp/shared-ui': '0.1.0' } });
});

test.each([
  ['a name that is no folder of a registry', ['Energy Atlas'], 'Name the app in kebab-case'],
  ['a prefix that is no path', ['energy-atlas', '--prefix', 'atlas'], '--prefix takes a path'],
])('rejects %s', (_, args, message) => {
  const { status, stderr } = create(...args);
  expect([status, stderr]).toEqual([1, expect.stringContaining(message)]);
});

test('does not write into a folder that is not empty', () => {
  mkdirSync(join(folder, 'energy-atlas'));
  writeFileSync(join(folder, 'energy-atlas/notes.txt'), 'mine');
  expect(create('energy-atlas').stderr).toContain('is not empty');
  expect(files()).toHaveLength(1);
});
