import { readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Files that are never published: tests, and files that tools create. */
const skipped = /(^|\/)(node_modules|dist|\.types|\.reports)(\/|$)|\.test\.[cm]?tsx?$|\.fixture\.tsx?$/;

/**
 * Returns a package's published files. A `testing` folder is published only if an export refers to it.
 * @param {string} source
 * @param {{files?: readonly string[], exports?: Readonly<Record<string, unknown>>}} manifest
 * @returns {readonly string[]}
 */
export function filesToPack(source, { files = [], exports = {} }) {
  const entries = JSON.stringify(exports);
  const isPublished = (file) => {
    if (file.startsWith('template/')) return true;
    if (skipped.test(file)) return false;
    const testing = /^(?:.*\/)?testing\//.exec(file);
    return !testing || entries.includes(`./${testing[0]}`);
  };
  return [...files, 'README.md']
    .flatMap((name) => below(join(source, name)))
    .map((path) => relative(source, path).split(sep).join('/'))
    .filter(isPublished)
    .sort();
}

function below(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => (name === 'node_modules' ? [] : below(join(path, name))));
}
