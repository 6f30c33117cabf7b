import { sharedVersions } from './federation.shared.mjs';

/** Folder of an app's source maps by build. It is outside `dist/`, so that source maps are not published (decision 064). */
export const SOURCE_MAPS = '.adp/maps';

/** Contracts that the shell supports, oldest first. */
export const contracts = [1, 2];

/** Contract of the apps that this kit builds, as `contract` in the manifest and `__CONTRACT__` in the module. */
export const contract = contracts.at(-1);

/** Returns the name of the container. It is unique to each build, so that a page can run two builds of one app. */
export function containerName(name, build) {
  return `${name}_${build.replace('-', '_')}`;
}

/**
 * Returns the manifest of a build without its hashes. `modules` are the shared modules that the build imports. If they
 * are unknown, the build requires all shared packages.
 */
export function describeBuild(name, build, modules = Object.keys(sharedVersions), versions = sharedVersions) {
  const packages = new Set(modules.map((module) => /^(?:@[^/]+\/)?[^/]+/.exec(module)?.[0]));
  return {
    contract,
    app: name,
    build,
    container: containerName(name, build),
    entry: `${build}/entry.js`,
    requires: Object.fromEntries(Object.entries(versions).filter(([name]) => packages.has(name))),
  };
}
