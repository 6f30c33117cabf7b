import { sharedPackages } from '../../../packages/app-kit/federation.shared.mjs';

/** What only the workspace reads; of `files`, nothing else is there. */
const unpublished = ['private', 'scripts', 'devDependencies', 'files'];

/**
 * The package.json of a package as it is published: exports lead to modules and types instead of sources, exact versions become
 * ranges, and what the shell provides at run time is a peer, so that an app has one copy of it for types and tests, too.
 * @param {Record<string, any>} manifest package.json of the workspace
 * @param {(name: string) => {version: string}} workspacePackage package.json of another package of the workspace
 */
export function packedManifest(manifest, workspacePackage) {
  const published = Object.fromEntries(Object.entries(manifest).filter(([name]) => !unpublished.includes(name)));
  const dependencies = {};
  const peerDependencies = { ...manifest.peerDependencies };
  for (const [name, version] of Object.entries(manifest.dependencies ?? {})) {
    const isPeer = name in sharedPackages && name !== manifest.name && !manifest.bin;
    const current = name.startsWith('@adp/') ? workspacePackage(name).version : version;
    // What a tool is made of was tried in these versions, and some newer ones break it (decision 022).
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

/** `1.2.3` fits what is compatible with it; a range or an alias of npm stays as it is. */
function toRange(version) {
  return /^\d+\.\d+\.\d+$/.test(version) ? `^${version}` : version;
}

/** Sources become a module and its types; anything else (style sheets, JSON, configuration) is published as it is. */
function toPacked(exports) {
  const convert = (target) => {
    if (typeof target !== 'string' || !/(?<!\.d)\.tsx?$/.test(target)) return target;
    const name = target.replace(/\.tsx?$/, '');
    return { types: `${name}.d.ts`, default: `${name}.js` };
  };
  return exports && Object.fromEntries(Object.entries(exports).map(([name, target]) => [name, convert(target)]));
}
