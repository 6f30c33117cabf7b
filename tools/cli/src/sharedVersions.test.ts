/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildManifest } from '@adp/app-contract';
import { parseAppModule } from '@adp/app-contract/contract';

const workspace = join(__dirname, '../../..');

interface Shared {
  readonly sharedVersions: Readonly<Record<string, string>>;
  readonly sharedByShell: Readonly<
    Record<string, { version: string; requiredVersion: string; eager: boolean; import?: string }>
  >;
  readonly sharedByApps: Readonly<Record<string, { version: string; requiredVersion: string; import: unknown }>>;
}

/** Evaluates an expression in Node, because Jest cannot import the kit's ES modules. */
function evaluate<Result>(expression: string): Result {
  const script = `console.log(JSON.stringify(${expression}))`;
  const options = { cwd: workspace, encoding: 'utf8' } as const;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', script], options)) as Result;
}

const { sharedVersions, sharedByShell, sharedByApps } = evaluate<Shared>(
  "await import('./packages/app-kit/federation.shared.mjs')",
);

/** Calls `describeBuild` of the kit with these arguments. */
function describeBuild(...args: unknown[]): BuildManifest {
  return evaluate(`(await import('./packages/app-kit/describeBuild.mjs')).describeBuild(...${JSON.stringify(args)})`);
}

const versionIn = (folder: string) =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;

test.each(Object.entries(sharedVersions))('the installed version of %s is the shared version %s', (name, version) => {
  expect(versionIn(join(workspace, 'node_modules', name))).toBe(version);
});

test('the shell and apps share the same packages in the same versions', () => {
  const versions = (shared: Shared['sharedByShell'] | Shared['sharedByApps']) =>
    Object.entries(shared).map(([name, { version, requiredVersion }]) => [name, version, requiredVersion]);
  expect(versions(sharedByApps)).toEqual(versions(sharedByShell));
});

test('an app contains no copies of shared packages', () => {
  expect(Object.entries(sharedByApps).filter(([, entry]) => entry.import !== false)).toEqual([]);
});

test("the shell loads all shared packages immediately, except the members' store", () => {
  expect(Object.keys(sharedByShell).filter((name) => !sharedByShell[name]?.eager)).toEqual(['@adp/shared-store']);
});

test('the facades of shared packages exist', () => {
  const facades = Object.values(sharedByShell).flatMap((entry) => entry.import ?? []);
  expect(facades).toHaveLength(2);
  expect(facades.filter((file) => !existsSync(file))).toEqual([]);
});

test('no workspace has a separate copy of a shared package', () => {
  const { workspaces } = JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8')) as {
    readonly workspaces: readonly string[];
  };
  const copies = workspaces.flatMap((name) =>
    Object.keys(sharedVersions).map((shared) => join(name, 'node_modules', shared)),
  );
  expect(copies.filter((copy) => existsSync(join(workspace, copy)))).toEqual([]);
});

test('the kit builds apps of the contract that the shell reads without an adapter', () => {
  const { contract, app, build } = describeBuild('mfe_tiny', 'b-0123456789');
  expect(parseAppModule({ contract, app, build, Frame: () => null, routes: [] }).contract).toBe(contract);
});

test('a build requires only the packages that it imports', () => {
  const modules = ['react', 'react/jsx-runtime', '@adp/app-contract'];
  expect(describeBuild('mfe_tiny', 'b-0123456789', modules).requires).toEqual({
    react: sharedVersions['react'],
    '@adp/app-contract': sharedVersions['@adp/app-contract'],
  });
});

test('a build of another bundler, whose imports are unknown, requires all shared packages', () => {
  expect(describeBuild('mfe_tiny', 'b-0123456789').requires).toEqual(sharedVersions);
});
