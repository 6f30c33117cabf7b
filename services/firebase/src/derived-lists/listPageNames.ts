import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Path of the generated file of page names, relative to the root of the repository. */
export const pageNamesFile = 'packages/shared-data/src/kinds/member/pageNames.ts';

/**
 * Returns the sorted first path segments of all pages, which are reserved usernames. Reads the apps' paths and the
 * prefixes in the site files of the repository at `root`.
 */
export function listPageNames(root: string): readonly string[] {
  const paths = [...listAppPaths(root), ...listOwnedPrefixes(root)];
  const names = paths.flatMap((path) => /^\/([a-z0-9-]+)/.exec(path)?.[1] ?? []);
  return [...new Set(names)].sort();
}

/** Returns the values of the object literal `paths` in each app's `src/paths.ts`. */
function listAppPaths(root: string): readonly string[] {
  const files = readdirSync(root)
    .filter((folder) => folder.startsWith('mfe-'))
    .map((folder) => join(root, folder, 'src/paths.ts'));
  return files.filter(existsSync).flatMap((file) => {
    const [, table] = /^export const paths = \{(.*?)\} as const;$/ms.exec(readFileSync(file, 'utf8')) ?? [];
    if (table === undefined) throw new Error(`${file} has no table of paths.`);
    return [...table.matchAll(/: '([^']+)'/g)].map(([, path = '']) => path);
  });
}

function listOwnedPrefixes(root: string): readonly string[] {
  const folder = join(root, 'config/sites');
  const sites = readdirSync(folder).filter((file) => file.endsWith('.json') && file !== 'site.schema.json');
  return sites.flatMap((file) => {
    // The site file is not validated here, because the publish commands validate it.
    const { registry } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
      registry: { apps: readonly { owns: readonly string[] }[] };
    };
    return registry.apps.flatMap(({ owns }) => owns);
  });
}

/** Returns the content of the generated file for these names. */
export function printPageNames(names: readonly string[]): string {
  return `/** The first segments of all pages, written by \`npm run lists -w @adp/firebase\` (decision 141). */
export const pageNames = [
${names.map((name) => `  '${name}',\n`).join('')}] as const;
`;
}
