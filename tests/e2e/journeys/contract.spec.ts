import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseManifest } from '@adp/app-contract';
import { checkBuiltApp } from '@adp/app-kit/contract';
import { readSiteFile } from '@adp/site-document/siteFile';
import { expect, test } from '../src/test';
import { workspace } from '../src/startSite';

// Checks the builds with the contract kit, which needs neither a browser nor a network.

const { apps } = readSiteFile(join(workspace, 'config/sites/local.json')).registry;

const dist = (name: string) => join(workspace, name.replaceAll('_', '-'), 'dist');

type Names = Readonly<Record<string, readonly string[]>>;

/** Returns false for the props of components, which `uses.json` lists as `Name prop`. */
const isExport = (name: string) => !name.includes(' ');

/** Reads a JSON file from the folder of the live build in `folder`. */
function readBuilt<Json>(folder: string, file: string): Json {
  const read = (path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8'));
  return read(`${read('manifest.json').build}/${file}`);
}

for (const { name, origin, owns } of apps) {
  if (origin === null) continue;
  test(`the build of ${name} meets the contract`, async () => {
    expect(await checkBuiltApp(dist(name), owns)).toEqual([]);
  });

  test(`the shell's build provides every name that the build of ${name} uses`, () => {
    const { names, components } = readBuilt<Record<'names' | 'components', Names>>(dist('shell'), 'provided.json');
    const uses = Object.entries(readBuilt<Names>(dist(name), 'uses.json'));
    const groups = ['react', 'react-router-dom', 'shell:tokens', 'shell:globals', 'bundled:@adp/shared-ui'];
    for (const group of groups) expect(new Map(uses).get(group)).not.toEqual([]);
    for (const [group, used] of uses) {
      const bundled = /^bundled:(.*)/.exec(group)?.[1];
      // Components pass props such as `id` to HTML elements. The shell lists only props that components declare.
      if (bundled) expect(components[bundled]).toEqual(expect.arrayContaining(used.filter(isExport)));
      else expect(names[group]).toEqual(expect.arrayContaining([...used]));
    }
  });

  test(`the build of ${name} requires the packages that it imports, and no others`, () => {
    const { requires } = parseManifest(JSON.parse(readFileSync(join(dist(name), 'manifest.json'), 'utf8')));
    const modules = Object.keys(readBuilt<Record<string, string[]>>(dist(name), 'uses.json'));
    const imported = modules.flatMap((module) => /^(@[^/:]+\/)?[^/:]+(?=\/|$)/.exec(module)?.[0] ?? []);
    expect(Object.keys(requires).sort()).toEqual([...new Set(imported)].sort());
  });
}

test('the contract kit reports a build that throws while it loads @full', async () => {
  expect(await checkBuiltApp(join(workspace, 'tests/e2e/dist/throws-at-load'), ['/apet'])).toEqual([
    'broken while loading',
  ]);
});

test("the contract kit reports a page outside its app's prefixes", async () => {
  const prefixes = [
    '/about',
    '/timeline',
    '/download',
    '/privacy',
    '/terms',
    '/apet',
    '/au-ai',
    '/auda-nepad',
    '/cjed',
  ];
  const faults = await checkBuiltApp(join(workspace, 'mfe-programmes/dist'), prefixes);
  const outside = `is outside the app's prefixes (${prefixes.join(', ')})`;
  expect([...faults].sort()).toEqual([`/ivm ${outside}`, `/ivm/edit ${outside}`]);
});
