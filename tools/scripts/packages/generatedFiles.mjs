import { facadeNames, sharedPackages } from '../../../packages/app-kit/federation.shared.mjs';

/**
 * Files that a published package has in place of what it reads in the workspace: name -> content.
 * @param {string} name of the package
 * @param {(name: string) => {version: string, dependencies: Record<string, string>}} workspacePackage package.json of a package of the workspace
 * @returns {Readonly<Record<string, object>>}
 */
export function generatedFiles(name, workspacePackage) {
  if (name === '@adp/app-kit') return { 'facades.json': facades() };
  if (name === '@adp/create-app') return { 'versions.json': versions(workspacePackage) };
  return {};
}

/** Package with a facade -> the names it offers: the facades are the shell's, which is not published. */
function facades() {
  const names = Object.keys(sharedPackages).filter((name) => sharedPackages[name].facade);
  return Object.fromEntries(names.map((name) => [name, facadeNames(name)]));
}

/** The ranges that a new app begins with. */
function versions(workspacePackage) {
  const kit = workspacePackage('@adp/app-kit');
  const ours = ['@adp/app-contract', '@adp/app-kit', '@adp/shared-auth', '@adp/shared-data', '@adp/shared-ui'];
  const current = {
    ...kit.dependencies,
    ...Object.fromEntries(ours.map((one) => [one, workspacePackage(one).version])),
  };
  return Object.fromEntries(Object.entries(current).map(([one, version]) => [one, `^${version}`]));
}
