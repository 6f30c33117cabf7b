import { sharedVersions } from './federation.shared.mjs';

/** Folder of an app's source maps, with one folder per build. It is outside `dist/`, so it is not published (decision 064). */
export const SOURCE_MAPS = '.adp/maps';

/** Version of the contract. packages/app-contract/src/contract.ts defines it for the page. */
export const CONTRACT_VERSION = 1;

/** Returns the container's name, which is unique to each build, so that a page can run two builds of one app. */
export function containerName(name, build) {
  return `${name}_${build.replace('-', '_')}`;
}

/** Returns a build's `manifest.json` without hashes. */
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
