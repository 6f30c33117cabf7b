import { readContractFile } from './readContractFile.mjs';

/** Names by which apps and the shell's pages interact outside modules, by group (decision 174). */
const contractNames = readContractFile('page-names.json');

/** Groups of names in `uses.json` and `provided.json` have this prefix, which no package name has. */
const toGroup = (name) => `shell:${name}`;

/**
 * Returns the names of the contract that occur in built files: attributes, caches, events, globals and storage keys.
 * @param {readonly string[]} texts
 * @returns {Readonly<Record<string, readonly string[]>>} names by group, such as `shell:caches`
 */
export function findPageNames(texts) {
  const groups = Object.entries(contractNames).map(([group, names]) => [
    toGroup(group),
    names.filter((name) => texts.some((text) => toPattern(name).test(text))),
  ]);
  return Object.fromEntries(groups);
}

/**
 * Returns the names of the page that built files use, of any bundler.
 * @param {{styles: readonly string[], scripts: readonly string[]}} files
 */
export function findUsedNames({ styles, scripts }) {
  return { ...findUsedTokens({ styles, scripts }), ...findPageNames([...scripts, ...styles]) };
}

/**
 * Returns the names of the contract that do not occur in built files.
 * @param {readonly string[]} texts
 * @returns {readonly string[]}
 */
export function findMissingPageNames(texts) {
  const found = new Set(Object.values(findPageNames(texts)).flat());
  return Object.values(contractNames)
    .flat()
    .filter((name) => !found.has(name));
}

/**
 * Returns the design tokens that built files need. Omits tokens that the files define themselves, and those with a
 * fallback, such as `var(--new, red)`.
 * @param {{styles: readonly string[], scripts: readonly string[]}} files
 */
function findUsedTokens({ styles, scripts }) {
  const defined = new Set([
    ...findAll(/(?<![\w-])(--[\w-]+)\s*:/g, styles),
    // Scripts define custom properties in style objects, and with `setProperty`.
    ...findAll(/["'`](--[\w-]+)["'`]\s*[:,]/g, scripts),
  ]);
  // Scripts also compose names, such as `--column-${index}`.
  const prefixes = findAll(/(--[\w-]+)\$\{/g, scripts);
  const isDefined = (name) => defined.has(name) || prefixes.some((prefix) => name.startsWith(prefix));
  const used = findAll(/var\(\s*(--[\w-]+)\s*\)/g, [...styles, ...scripts]).filter((name) => !isDefined(name));
  return { [toGroup('tokens')]: [...new Set(used)].sort() };
}

/**
 * Returns the design tokens that style sheets define for the whole page. Omits those that depend on a media query, because
 * they are undefined in other themes.
 * @param {readonly string[]} styles
 */
export function findDefinedTokens(styles) {
  const unconditional = styles.map((style) => style.replaceAll(/@(media|supports)[^{]*\{([^{}]*\{[^}]*\})*\s*\}/g, ''));
  const roots = findAll(/:root\s*\{([^}]*)\}/g, unconditional);
  return { [toGroup('tokens')]: [...new Set(findAll(/(?<![\w-])(--[\w-]+)\s*:/g, roots))].sort() };
}

/** Returns a pattern for a name. Scripts may read and write an attribute as a property of `dataset`. */
function toPattern(name) {
  const literal = `(?<![\\w-])${name.replaceAll('.', '\\.')}(?![\\w-])`;
  if (!name.startsWith('data-')) return new RegExp(literal);
  const property = name.slice('data-'.length).replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
  return new RegExp(`${literal}|\\bdataset(\\.|\\[["'\`])${property}\\b`);
}

function findAll(pattern, texts) {
  return texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name));
}
