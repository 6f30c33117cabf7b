/** @typedef {{source: string, dependencies: {resolved: string}[]}} Module a file, as dependency-cruiser reports it */

/** Pattern of files whose imports are not dependencies of the package itself. */
const isTest = /\.(test|fixture|spec)\.[cm]?[jt]sx?$|\/(testing|fixtures)\//;

/**
 * Returns the packages that each package imports, including imports of types. Ignores the imports of tests.
 * @param {readonly Module[]} modules
 * @param {readonly string[]} folders of the packages
 * @returns {Map<string, string[]>} sorted, by folder
 */
export function findPackageImports(modules, folders) {
  const getPackage = (file) => folders.find((folder) => file.startsWith(`${folder}/`));
  const imports = new Map(folders.map((folder) => [folder, new Set()]));
  for (const { source, dependencies } of modules) {
    if (isTest.test(source)) continue;
    const from = getPackage(source);
    for (const { resolved } of dependencies) {
      const to = getPackage(resolved);
      if (from && to && to !== from) imports.get(from).add(to);
    }
  }
  return new Map([...imports].map(([folder, targets]) => [folder, [...targets].sort()]));
}

/**
 * Removes each import that other imports imply. If A imports B and C, and B imports C, the result omits A → C.
 * @param {Map<string, string[]>} imports
 */
function reduce(imports) {
  const reach = (from) => (imports.get(from) ?? []).flatMap((to) => [to, ...reach(to)]);
  return new Map(
    [...imports].map(([from, targets]) => {
      const implied = new Set(targets.flatMap(reach));
      return [from, targets.filter((to) => !implied.has(to))];
    }),
  );
}

/**
 * Renders the imports as a Mermaid diagram of packages, and as a table of all imports.
 * @param {Map<string, string[]>} imports
 * @param {readonly string[]} remotes folders of the apps that the shell loads at run time
 */
export function toMarkdown(imports, remotes) {
  const getName = (folder) => folder.split('/').at(-1);
  const groups = new Map();
  for (const folder of imports.keys()) {
    const group = folder.includes('/') ? folder.split('/')[0] : 'root';
    groups.set(group, [...(groups.get(group) ?? []), folder]);
  }
  const lines = ['```mermaid', 'graph TD'];
  for (const [group, folders] of groups) {
    lines.push(`  subgraph ${group}`, ...folders.map((folder) => `    ${getName(folder)}`), '  end');
  }
  lines.push(...remotes.map((app) => `  shell -. loads at run time .-> ${app}`));
  for (const [from, targets] of reduce(imports)) {
    lines.push(...targets.map((to) => `  ${getName(from)} --> ${getName(to)}`));
  }
  lines.push('```', '', '| package | imports |', '| --- | --- |');
  for (const [from, targets] of imports) {
    lines.push(`| \`${from}\` | ${targets.map((to) => `\`${getName(to)}\``).join(', ') || '–'} |`);
  }
  return lines.join('\n');
}
