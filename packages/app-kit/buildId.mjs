import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

const skipped = new Set([
  'node_modules',
  'dist',
  '.adp',
  '.types',
  '.reports',
  'coverage',
  '.nx',
  'testing',
  'README.md',
]);
const locks = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'];
/** Files and folders of the kit that affect the output of a build. */
const kitParts = ['webpack', 'messages', 'webpack.base.mjs', 'federation.shared.mjs', 'describeBuild.mjs'];

/**
 * Returns a build's id: a hash of the app, its workspace packages, the kit, the lock file and `variant`. Equal sources
 * have equal ids.
 */
export function buildId(folder, variant = '') {
  const root = findRoot(folder);
  const files = [
    folder,
    ...bundledBy(folder, root),
    ...kitParts.map((name) => join(import.meta.dirname, name)),
  ].flatMap(below);
  files.push(...locks.map((name) => join(root, name)).filter((file) => existsSync(file)));
  const hash = createHash('sha256').update(variant);
  const named = files.map((file) => ({ file, name: relative(root, file).split(sep).join('/') }));
  for (const { file, name } of named.sort((a, b) => (a.name < b.name ? -1 : 1)))
    hash.update(name).update('\0').update(readFileSync(file));
  return `b-${hash.digest('hex').slice(0, 10)}`;
}

/** Returns the nearest folder with a lock file, from `folder` upwards. This is a workspace, or the app itself. */
function findRoot(folder) {
  for (let path = folder; ; path = dirname(path)) {
    if (locks.some((name) => existsSync(join(path, name)))) return path;
    if (path === dirname(path)) return folder;
  }
}

/** Returns the folders of the workspace packages that a package bundles, directly or indirectly. */
function bundledBy(folder, root, seen = new Set()) {
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    const link = join(root, 'node_modules', name);
    if (!name.startsWith('@adp/') || !existsSync(link)) continue;
    const path = realpathSync(link);
    // Skip installed packages, which the lock file covers.
    if (path.split(sep).includes('node_modules') || seen.has(path)) continue;
    seen.add(path);
    bundledBy(path, root, seen);
  }
  return [...seen];
}

function below(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) =>
    skipped.has(name) || /\.test\.tsx?$/.test(name) ? [] : below(join(path, name)),
  );
}
