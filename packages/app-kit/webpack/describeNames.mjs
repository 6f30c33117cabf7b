import { readFileSync } from 'node:fs';
import { findDefinedTokens, findMissingPageNames, findPageNames, findUsedNames } from './findPageNames.mjs';
import { readContractFile } from './readContractFile.mjs';
import { findUsedComponents, readComponents } from './readComponents.mjs';

/**
 * Returns the content of an app's `uses.json`: the names of shared packages, of the page, and of packages that the
 * build contains.
 * @param {Readonly<Record<string, readonly string[]>>} names
 * @param {import('./SharedNamesPlugin.mjs').Built} built
 */
export function describeUses(names, { scripts, styles, sources }) {
  const bundled = {};
  for (const source of sources)
    for (const [path, used] of Object.entries(findUsedComponents(source)))
      bundled[`bundled:${path}`] = [...new Set([...(bundled[`bundled:${path}`] ?? []), ...used])].sort();
  return { ...names, ...findUsedNames({ scripts, styles }), ...bundled };
}

/**
 * Returns what the shell provides by name: exports, and names of the page.
 * @param {Readonly<Record<string, readonly string[]>>} names
 * @param {import('./SharedNamesPlugin.mjs').Built} built
 * @param {readonly string[]} documentFiles paths of the sources of the site's HTML, which is not part of the build
 * @throws Error if the shell lacks a name of the contract
 */
export function describeProvided(names, { scripts, styles }, documentFiles) {
  const texts = [...scripts, ...styles, ...documentFiles.map((file) => readFileSync(file, 'utf8'))];
  const missing = findMissingPageNames(texts);
  if (missing.length > 0)
    throw new Error(`The shell lacks ${missing.join(', ')}, which packages/app-contract/src/pageNames.json lists.`);
  return {
    names: { ...names, ...findDefinedTokens(styles), ...findPageNames(texts) },
    components: readComponents(),
    deprecations: readContractFile('deprecations.json'),
  };
}
