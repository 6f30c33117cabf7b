/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');

/**
 * Calls a function of a module in this folder and returns its result. The modules are ES modules, so they run in Node
 * instead of the test's sandbox.
 */
function call(file: string, name: string, parameters: string): unknown {
  const script = `import { ${name} } from './tools/scripts/packages/${file}'; console.log(JSON.stringify(${name}(${parameters})));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root, encoding: 'utf8' }),
  );
}

test('relative imports of every kind get complete file names, and other imports do not change', () => {
  const text = `import { a } from './a'; export * from "./b"; import './base.css'; import r from 'react';
const later = () => import('./a'); export declare const c: import("./b").C; const text = './a';`;
  const named = `import { a } from './a.js'; export * from "./b/index.js"; import './base.css'; import r from 'react';
const later = () => import('./a.js'); export declare const c: import("./b/index.js").C; const text = './a';`;
  const files = "['src/a.tsx', 'src/b/index.ts', 'src/base.css']";
  expect(
    call(
      'withFileNames.mjs',
      'withFileNames',
      `${JSON.stringify(text)}, 'src/c.ts', (path) => ${files}.includes(path)`,
    ),
  ).toBe(named);
});

test('an import of a file that is not published is rejected', () => {
  expect(() => call('withFileNames.mjs', 'withFileNames', `"import './a'", 'src/c.ts', () => false`)).toThrow(
    'src/c.ts imports ./a, which is not published.',
  );
});

test('exact versions become ranges, packages that the shell provides become peers, and sources become modules', () => {
  const manifest = {
    name: '@adp/some',
    version: '2.0.0',
    private: true,
    scripts: { test: 'jest' },
    exports: { '.': './src/index.ts', './base.css': './src/base.css' },
    dependencies: { '@adp/shared-data': '0.1.0', react: '19.3.1', uqr: '0.1.3', native: 'npm:other@1.2.3' },
    devDependencies: { jest: '1.0.0' },
  };
  expect(
    call('packedManifest.mjs', 'packedManifest', `${JSON.stringify(manifest)}, () => ({ version: '0.4.0' })`),
  ).toEqual({
    name: '@adp/some',
    version: '2.0.0',
    exports: { '.': { types: './src/index.d.ts', default: './src/index.js' }, './base.css': './src/base.css' },
    dependencies: { '@adp/shared-data': '^0.4.0', uqr: '^0.1.3', native: 'npm:other@1.2.3' },
    peerDependencies: { react: '^19.3.1' },
  });
});

test('tests are not published, and a testing folder is published only if an export refers to it', () => {
  const published = call(
    'filesToPack.mjs',
    'filesToPack',
    `'packages/shared-data', { files: ['src'], exports: { './testing': './src/testing/index.ts' } }`,
  );
  expect(published).toContain('src/testing/createFakeData.ts');
  expect(String(published)).not.toMatch(/\.test\./);
  expect(String(call('filesToPack.mjs', 'filesToPack', `'packages/shared-data', { files: ['src'] }`))).not.toContain(
    'testing/',
  );
});

test('every package can be published: its exports exist, and nothing refers to the repository', () => {
  execFileSync(process.execPath, ['tools/scripts/packages/main.mjs'], { cwd: root, stdio: 'pipe' });
  const out = join(root, '.tmp/packages');
  const folders = readdirSync(out);
  expect(folders).toEqual(expect.arrayContaining(['app-contract', 'app-kit', 'create-app', 'shared-ui']));
  for (const folder of folders) {
    const text = readFileSync(join(out, folder, 'package.json'), 'utf8');
    const { exports = {}, bin = {} } = JSON.parse(text) as Record<
      'exports' | 'bin',
      Readonly<Record<string, string | Readonly<Record<string, string>>>> | undefined
    >;
    const targets = Object.values({ ...exports, ...bin }).flatMap((target) =>
      typeof target === 'string' ? target : Object.values(target),
    );
    expect(targets.filter((target) => !existsSync(join(out, folder, target)))).toEqual([]);
    expect(text).not.toContain('"private"');
  }
});
