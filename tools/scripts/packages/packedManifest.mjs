import { sharedPackages } from '../../../packages/app-kit/federation.shared.mjs';

/** Properties that only the repository reads. All published files match `files` anyway. */
const unpublished = ['private', 'scripts', 'devDependencies', 'files'];

/**
 * Returns the package.json of a package as it is published. Exports lead to modules and types instead of sources, and
 * exact versions become ranges.
 *
 * Packages that the shell provides at run time become peers, so that an app has one copy of each for types and tests as
 * well.
 * @param {Record<string, any>} manifest package.json in the repository
 * @param {(name: string) => {version: string}} workspacePackage returns the package.json of another package of the
 * repository
 */
export function packedManifest(manifest, workspacePackage) {
  const published = Object.fromEntries(Object.entries(manifest).filter(([name]) => !unpublished.includes(name)));
  const dependencies = {};
  const peerDependencies = { ...manifest.peerDependencies };
  for (const [name, version] of Object.entries(manifest.dependencies ?? {})) {
    const isPeer = name in sharedPackages && name !== manifest.name && !manifest.bin;
    const current = name.startsWith('@adp/') ? workspacePackage(name).version : version;
    // The dependencies of a command-line tool were tested in these versions, and some newer ones break it (decision
    // 022).
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

/** Converts `1.2.3` to a range of compatible versions. A range or an npm alias does not change. */
function toRange(version) {
  return /^\d+\.\d+\.\d+$/.test(version) ? `^${version}` : version;
}

/**
 * Converts sources to a module and its types. Everything else (style sheets, JSON, configuration) is published
 * unchanged.
 */
function toPacked(exports) {
  const convert = (target) => {
    if (typeof target !== 'string' || !/(?<!\.d)\.tsx?$/.test(target)) return target;
    const name = target.replace(/\.tsx?$/, '');
    return { types: `${name}.d.ts`, default: `${name}.js` };
  };
  return exports && Object.fromEntries(Object.entries(exports).map(([name, target]) => [name, convert(target)]));
}
