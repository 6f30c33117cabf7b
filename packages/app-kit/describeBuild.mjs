import { sharedVersions } from './federation.shared.mjs';

/** Folder of an app's source maps: a folder for each build, outside of what is published (decision 064). */
export const SOURCE_MAPS = '.adp/maps';

/** The version of what shell and apps promise each other; packages/app-contract/src/contract.ts holds it for the page. */
export const CONTRACT_VERSION = 1;

/** A name of its own per build: two builds of one app can be in one page. */
export function containerName(name, build) {
  return `${name}_${build.replace('-', '_')}`;
}

/** What `manifest.json` says of an app's build, but for its hashes. */
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
