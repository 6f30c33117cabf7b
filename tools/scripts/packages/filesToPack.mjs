import { readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Never published, in whatever folder: what a package is tried with, and what tools leave behind. */
const skipped = /(^|\/)(node_modules|dist|\.types|\.reports)(\/|$)|\.test\.[cm]?tsx?$|\.fixture\.tsx?$/;

/**
 * The files of a package that are published: those below what `files` of its package.json names, and its README. A
 * folder `testing` is published where an export leads into it.
 * @param {string} source absolute folder of the package
 * @param {{files?: readonly string[], exports?: Readonly<Record<string, unknown>>}} manifest
 * @returns {readonly string[]} paths below `source`, with forward slashes
 */
export function filesToPack(source, { files = [], exports = {} }) {
  const entries = JSON.stringify(exports);
  const isPublished = (file) => {
    // A template is published with its tests.
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
