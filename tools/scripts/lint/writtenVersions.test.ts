/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// Documents and scripts that name versions of packages must name those of package.json.

interface Workspace {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const root = join(__dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Readonly<Record<string, Workspace>> };
const declared = new Map(
  Object.entries(packages)
    .filter(([path]) => !path.includes('node_modules'))
    .flatMap(([, { dependencies, devDependencies }]) => Object.entries({ ...dependencies, ...devDependencies })),
);

/** Returns the packages and versions that `pattern` finds in a file, if the workspace depends on the package. */
function findVersions(file: string, pattern: RegExp): readonly (readonly [name: string, version: string])[] {
  return [...read(file).matchAll(pattern)].flatMap(([, name = '', version = '']) =>
    declared.has(name) ? [[name, version] as const] : [],
  );
}

test.each([
  ['docs/dependencies.md', /^\| (@?[a-z][\w/.-]*)[^|]*\| (\d[\w.-]*) +\|/gm, 15],
  ['docs/own-app.md', /(@?[a-z][\w/.-]*)@(\d[\w.-]*)/g, 6],
  ['tools/scripts/proof/outside.mjs', /(@?[a-z][\w/.-]*)@(\d[\w.-]*)/g, 6],
])('%s names the versions of package.json', (file, pattern, least) => {
  const versions = findVersions(file, pattern);
  expect(versions.length).toBeGreaterThanOrEqual(least);
  expect(versions).toEqual(versions.map(([name]) => [name, declared.get(name)]));
});
