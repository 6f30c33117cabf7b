/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findMissingBinaries } from './findMissingBinaries';

const root = join(__dirname, '../../..');
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

test('the lock file contains the binaries of every platform', () => {
  expect(findMissingBinaries(packages)).toEqual([]);
});

test.each([
  ['darwin', 'arm64', 'node_modules/@swc/core-darwin-arm64'],
  ['win32', 'x64', 'node_modules/@esbuild/win32-x64'],
])('a lock file without binaries of %s is reported', (os, cpu, path) => {
  const { [path]: removed, ...rest } = packages;
  expect(removed).toMatchObject({ os: [os], cpu: [cpu] });
  expect(findMissingBinaries(rest)).toEqual([path]);
});

test('npm ci accepts the lock file on macOS', () => {
  const output = execFileSync('npm', ['ci', '--os=darwin', '--cpu=arm64', '--dry-run', '--offline'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  expect(output).toContain('@typescript/typescript-darwin-arm64');
});
