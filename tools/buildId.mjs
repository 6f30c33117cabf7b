import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');
const skipped = new Set(['node_modules', 'dist', '.types', '.reports', 'coverage', '.nx', 'testing', 'README.md']);

/**
 * The id of a build: a hash of everything that goes into it, so that the same
 * sources give the same id and a visitor's cached files stay good.
 * Returns `b-` and ten hex digits; the prefix is what firebase.json caches for a year.
 * @param {string[]} folders absolute folders of the app and of the workspace packages it bundles
 * @param {string} [variant] anything else that changes the output, such as the mode
 */
export function buildId(folders, variant = '') {
  const hash = createHash('sha256').update(variant);
  const files = [...folders, join(root, 'tools/webpack'), join(root, 'tools/messages')].flatMap(filesBelow);
  files.push(...['package-lock.json', 'webpack.base.mjs', 'federation.shared.mjs'].map((name) => join(root, name)));
  for (const file of files.sort()) hash.update(relative(root, file)).update('\0').update(readFileSync(file));
  return `b-${hash.digest('hex').slice(0, 10)}`;
}

/** @param {string} folder @returns {string[]} */
function filesBelow(folder) {
  return readdirSync(folder).flatMap((name) => {
    if (skipped.has(name) || /\.test\.tsx?$/.test(name)) return [];
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}
