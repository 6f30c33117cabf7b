import { facadeNames, sharedPackages } from '../../../packages/app-kit/federation.shared.mjs';

/**
 * Returns files of a published package that replace data from the repository.
 * @param {string} name
 * @param {(name: string) => {version: string, dependencies: Record<string, string>}} workspacePackage
 * @returns {Readonly<Record<string, object>>}
 */
export function generatedFiles(name, workspacePackage) {
  if (name === '@adp/app-kit') return { 'facades.json': facades() };
  if (name === '@adp/create-app') return { 'versions.json': versions(workspacePackage) };
  return {};
}

/** Returns the exported names of each facade. The facades belong to the shell, which is not published. */
function facades() {
  const names = Object.keys(sharedPackages).filter((name) => sharedPackages[name].facade);
  return Object.fromEntries(names.map((name) => [name, facadeNames(name)]));
}

function versions(workspacePackage) {
  const kit = workspacePackage('@adp/app-kit');
  const ours = ['@adp/app-contract', '@adp/app-kit', '@adp/shared-auth', '@adp/shared-data', '@adp/shared-ui'];
  const current = {
    ...kit.dependencies,
    ...Object.fromEntries(ours.map((name) => [name, workspacePackage(name).version])),
  };
  return Object.fromEntries(Object.entries(current).map(([name, version]) => [name, `^${version}`]));
}
