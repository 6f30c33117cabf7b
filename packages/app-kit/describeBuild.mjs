import { sharedVersions } from './federation.shared.mjs';

/** Folder of an app's source maps by build. It is outside `dist/`, so that source maps are not published (decision 064). */
export const SOURCE_MAPS = '.adp/maps';

/** Version of the contract. The page's definition is in packages/app-contract/src/contract.ts. */
export const CONTRACT_VERSION = 1;

/** Returns the name of the container. It is unique to each build, so that a page can run two builds of one app. */
export function containerName(name, build) {
  return `${name}_${build.replace('-', '_')}`;
}

export function describeBuild(name, build) {
  return {
    contract: CONTRACT_VERSION,
    app: name,
    build,
    container: containerName(name, build),
    entry: `${build}/entry.js`,
    requires: sharedVersions,
  };
}
