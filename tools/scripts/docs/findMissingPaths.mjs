import { posix } from 'node:path';

const isSource = /\.(ts|tsx|mjs|cjs|css|json|md|yml|rules)$/;
/** Pattern of paths that builds and tools create. */
const isWritten = /^(dist|dev-shell|\.[a-z-]*|node_modules)\/|\/dist\//;

/**
 * Returns paths in a Markdown file that match no tracked file. A path may start at the root, the file's folder or in a
 * package.
 * @param {string} file
 * @param {string} text
 * @param {readonly string[]} tracked
 * @returns {string[]}
 */
export function findMissingPaths(file, text, tracked) {
  const folder = posix.dirname(file);
  const links = [...text.matchAll(/\]\((?![a-z]+:|#|\/)([^)#\s]+)[^)]*\)/g)]
    .map(([, path]) => path)
    .filter((path) => {
      const target = posix.join(folder, path).replace(/\/$/, '');
      return !tracked.some((candidate) => candidate === target || candidate.startsWith(`${target}/`));
    });
  const paths = [...text.matchAll(/`([\w.@-]+\/[\w./@*<>{},-]*)`/g)]
    .map(([, path]) => path)
    .filter((path) => (isSource.test(path) || path.endsWith('/')) && !isWritten.test(path) && !/\{\w+\}/.test(path))
    .filter((path) => {
      const pattern = toPattern(path);
      return !tracked.some((candidate) => pattern.test(candidate));
    });
  return [...new Set([...links, ...paths])];
}

function toPattern(path) {
  const escaped = path
    .replace(/[.\\^$+?()[\]|]/g, String.raw`\$&`)
    .replace(/\{([^}]*)\}/g, (_, names) => `(${names.replaceAll(',', '|')})`)
    .replace(/\*+|<[^>]*>/g, '[^/]+');
  return new RegExp(`(^|/)${escaped}${path.endsWith('/') ? '' : '$'}`);
}
