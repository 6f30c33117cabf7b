import { posix } from 'node:path';

const isSource = /\.(ts|tsx|mjs|cjs|css|json|md|yml|rules)$/;
/** Pattern of paths that builds and tools create. */
const isWritten = /^(dist|dev-shell|\.[a-z-]*|node_modules)\/|\/dist\//;

/**
 * Returns the relative links and quoted paths in a Markdown file that match no tracked file or folder. A path may start
 * at the root, at the file's folder, or anywhere inside a package. `*` and `<name>` stand for any name. Paths with
 * `{name}` are database paths and are ignored.
 * @param {string} file path of the Markdown file from the root
 * @param {string} text
 * @param {readonly string[]} tracked paths of all files from the root
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

/** Returns a pattern that matches tracked files at `path`, or below `path` if it is a folder. */
function toPattern(path) {
  const escaped = path
    .replace(/[.\\^$+?()[\]|]/g, String.raw`\$&`)
    .replace(/\{([^}]*)\}/g, (_, names) => `(${names.replaceAll(',', '|')})`)
    .replace(/\*+|<[^>]*>/g, '[^/]+');
  return new RegExp(`(^|/)${escaped}${path.endsWith('/') ? '' : '$'}`);
}
