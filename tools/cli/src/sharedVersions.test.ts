/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@adp/app-contract';

const workspace = join(__dirname, '../../..');

interface Shared {
  readonly sharedVersions: Readonly<Record<string, string>>;
  readonly sharedByShell: Readonly<
    Record<string, { version: string; requiredVersion: string; eager: boolean; import?: string }>
  >;
  readonly sharedByApps: Readonly<Record<string, { version: string; requiredVersion: string; import: unknown }>>;
}

// An ES module, which jest does not import: node does, and says what it holds.
const { sharedVersions, sharedByShell, sharedByApps } = JSON.parse(
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      "console.log(JSON.stringify(await import('./packages/app-kit/federation.shared.mjs')))",
    ],
    {
      cwd: workspace,
      encoding: 'utf8',
    },
  ),
) as Shared;

const versionIn = (folder: string) =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;

test.each(Object.entries(sharedVersions))('%s is installed in the version that is shared, %s', (name, version) => {
  expect(versionIn(join(workspace, 'node_modules', name))).toBe(version);
});

test('what shell and apps share is the same, in the same versions', () => {
  const versions = (shared: Shared['sharedByShell'] | Shared['sharedByApps']) =>
    Object.entries(shared).map(([name, { version, requiredVersion }]) => [name, version, requiredVersion]);
  expect(versions(sharedByApps)).toEqual(versions(sharedByShell));
});

test('an app brings no copy of what is shared', () => {
  expect(Object.entries(sharedByApps).filter(([, entry]) => entry.import !== false)).toEqual([]);
});

test('the shell loads every shared package at once, but the store of the members', () => {
  expect(Object.keys(sharedByShell).filter((name) => !sharedByShell[name]?.eager)).toEqual(['@adp/shared-store']);
});

test('a shared package with a facade has it', () => {
  const facades = Object.values(sharedByShell).flatMap((entry) => entry.import ?? []);
  expect(facades).toHaveLength(2);
  expect(facades.filter((file) => !existsSync(file))).toEqual([]);
});

test('no package of the workspace has a copy of its own of what is shared', () => {
  const { workspaces } = JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8')) as {
    readonly workspaces: readonly string[];
  };
  const copies = workspaces.flatMap((name) =>
    Object.keys(sharedVersions).map((shared) => join(name, 'node_modules', shared)),
  );
  expect(copies.filter((copy) => existsSync(join(workspace, copy)))).toEqual([]);
});

test('the build puts the version of the contract into manifests that the contract has', () => {
  const factory = readFileSync(join(workspace, 'packages/app-kit/describeBuild.mjs'), 'utf8');
  expect(/^export const CONTRACT_VERSION = (\d+);$/m.exec(factory)?.[1]).toBe(String(CONTRACT_VERSION));
});
