/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFull } from '../../tools/scripts/isFull.mjs';

const workspace = join(__dirname, '../..');
const kit = join(workspace, 'packages/app-kit');

let folder: string;
beforeEach(() => {
  // Create the app below the workspace, so that it finds the installed packages.
  mkdirSync(join(workspace, '.tmp'), { recursive: true });
  folder = mkdtempSync(join(workspace, '.tmp/upgrade-'));
  cpSync(join(__dirname, 'template'), folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'my-app', type: 'module', private: true }));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function adp(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(kit, 'bin/adp.mjs'), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, text: stdout + stderr };
}

const read = (file: string) => readFileSync(join(folder, 'src', file), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(folder, 'src', file), text);

describe('an app of contract 1', () => {
  beforeEach(() => cpSync(join(kit, 'fixtures/contract-1/source'), join(folder, 'src'), { recursive: true }));

  test(`is rewritten for contract 2, and then passes its ${isFull ? 'types and ' : ''}tests`, () => {
    const { status, text } = adp('upgrade');
    expect([status, text]).toEqual([0, expect.stringContaining('changed src/app.tsx\nchanged src/routes.tsx\n')]);
    expect(read('app.tsx')).toContain("import type { AppModule } from '@adp/app-contract';");
    expect(read('app.tsx')).toContain('contract: __CONTRACT__,');
    expect(read('app.tsx')).toContain(
      "routes: [...routes, ...writingRoutes.map((route) => ({ ...route, layout: 'header' as const }))],",
    );
    expect(read('routes.tsx')).not.toMatch(/requires|private/);
    expect(read('routes.tsx').match(/access: .*/g)).toEqual([
      "access: 'members',",
      "access: 'personal',",
      "access: 'personal', needsScript: 'writing',",
    ]);
    expect(adp('check', ...(isFull ? ['types', 'tests'] : ['tests']))).toMatchObject({ status: 0 });
  });

  test('is not changed a second time', () => {
    adp('upgrade');
    const before = read('app.tsx') + read('routes.tsx');
    expect(adp('upgrade').text).not.toContain('changed');
    expect(read('app.tsx') + read('routes.tsx')).toBe(before);
  });
});

test('an app of the present template needs no upgrade', () => {
  const { status, text } = adp('upgrade');
  expect([status, text]).toEqual([0, 'my_app: now run "npm run build && npm run check".\n']);
});

test('a table of routes by layout becomes one list', () => {
  write(
    'routes.tsx',
    `import type { AppModule } from '@adp/app-contract';
const lazy = async () => ({ Component: () => null });
const memberPage = (path: string) => ({ path, lazy, requires: { middleware: ['auth'], identity: true } });
export const routes: AppModule['routes'] = {
  none: [{ path: '/my-app/join', lazy, requires: { identity: true } }],
  header: [memberPage('/my-app/mine')],
  cta: [],
  default: [{ path: '/my-app', lazy }],
};
`,
  );
  expect(adp('upgrade').status).toBe(0);
  const text = read('routes.tsx').replaceAll(/\s+/g, ' ');
  expect(text).toContain("import type { AppRoute } from '@adp/app-contract';");
  expect(text).toContain("memberPage = (path: string) => ({ path, lazy, access: 'members' });");
  expect(text).toContain(
    "routes: readonly AppRoute[] = [ { layout: 'none', path: '/my-app/join', lazy, access: 'signIn' }, { ...memberPage('/my-app/mine'), layout: 'header' }, { path: '/my-app', lazy }, ];",
  );
});

test('lists what it cannot rewrite, with file and line', () => {
  write(
    'more.ts',
    `import type { AppRoute } from '@adp/app-contract';
const requires: AppRoute['requires'] = { middleware: ['auth'] };
const lazy = async () => ({ Component: () => null });
export const more = [
  { path: '/my-app/a', lazy, requires },
  { path: '/my-app/b', lazy, requires: { middleware: ['log'] } },
  { path: '/my-app/c', lazy, private: false, requires: { identity: true } },
];
export const isOpen = ({ requires: needs }: AppRoute) => !needs;
export const isFree = (route: AppRoute) => !route.requires;
`,
  );
  writeFileSync(join(folder, 'vite.config.mjs'), 'export default {};\n');
  const { status, text } = adp('upgrade');
  expect(status).toBe(1);
  expect(text.split('\n').filter((line) => line.startsWith('by hand: '))).toEqual([
    'by hand: vite.config.mjs: define __CONTRACT__ like __BUILD_ID__, with "contract" of @adp/app-kit/build.',
    'by hand: src/more.ts:2: declare "access", "accepts" and "needsScript" in place of "AppRoute[\'requires\']".',
    'by hand: src/more.ts:5: replace "requires" by "access", "accepts" and "needsScript".',
    'by hand: src/more.ts:6: replace "requires" by "access", "accepts" and "needsScript".',
    'by hand: src/more.ts:7: visitors see only a notice on this page, so robots.txt now excludes it.',
    'by hand: src/more.ts:10: read "access" or "accepts" of the route in place of "route.requires".',
  ]);
  expect(read('more.ts')).toContain("{ path: '/my-app/c', lazy, access: 'signIn' }");
});
