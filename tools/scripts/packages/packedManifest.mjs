import { sharedPackages } from '../../../packages/app-kit/federation.shared.mjs';

/** Properties that only the repository needs. A published package contains only its `files`. */
const unpublished = ['private', 'scripts', 'devDependencies', 'files'];

/**
 * Returns a published package.json. Packages of the shell become peer dependencies, so that an app has one copy.
 * @param {Record<string, any>} manifest
 * @param {(name: string) => {version: string}} workspacePackage
 */
export function packedManifest(manifest, workspacePackage) {
  const published = Object.fromEntries(Object.entries(manifest).filter(([name]) => !unpublished.includes(name)));
  const dependencies = {};
  const peerDependencies = { ...manifest.peerDependencies };
  for (const [name, version] of Object.entries(manifest.dependencies ?? {})) {
    const isPeer = name in sharedPackages && name !== manifest.name && !manifest.bin;
    const current = name.startsWith('@adp/') ? workspacePackage(name).version : version;
    // Keep exact versions in command-line tools, because newer dependencies may break them (decision 022).
    const range = manifest.bin && !name.startsWith('@adp/') ? current : toRange(current);
    (isPeer ? peerDependencies : dependencies)[name] = range;
  }
  return {
    ...published,
    exports: toPacked(manifest.exports),
    dependencies,
    ...(Object.keys(peerDependencies).length > 0 ? { peerDependencies } : {}),
  };
}

function toRange(version) {
  return /^\d+\.\d+\.\d+$/.test(version) ? `^${version}` : version;
}

/** Converts exports of source files to exports of modules and their types. Other files are exported unchanged. */
function toPacked(exports) {
  const convert = (target) => {
    if (typeof target !== 'string' || !/(?<!\.d)\.tsx?$/.test(target)) return target;
    const name = target.replace(/\.tsx?$/, '');
    return { types: `${name}.d.ts`, default: `${name}.js` };
  };
  return exports && Object.fromEntries(Object.entries(exports).map(([name, target]) => [name, convert(target)]));
}
