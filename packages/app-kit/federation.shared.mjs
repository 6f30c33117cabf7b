import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {object} SharedPackage
 * @property {string} version
 * @property {string} [facade] module below `shell/` that re-exports only used names
 * @property {string} [lazy] name of the chunk, if only some pages load the package
 * @property {readonly string[]} [accepts] further versions, such as `20` or `19.3`, with whose names and behaviour the
 *   package is compatible (decision 174)
 */

/**
 * Packages with one instance per page (decision 003).
 * @type {Readonly<Record<string, SharedPackage>>}
 */
export const sharedPackages = {
  react: { version: '19.3.1' },
  'react/': { version: '19.3.1' },
  'react-dom': { version: '19.3.1' },
  'react-dom/': { version: '19.3.1' },
  'react-router-dom': { version: '7.18.6', facade: 'src/remotes/facades/reactRouterDom.ts' },
  '@lingui/core': { version: '5.9.5' },
  valibot: { version: '1.5.0', facade: 'src/remotes/facades/valibot.ts' },
  '@adp/app-contract': { version: '1.1.0' },
  '@adp/shared-auth': { version: '1.0.0' },
  // Contains Redux Toolkit, RTK Query and react-redux. Only members download it.
  '@adp/shared-store': { version: '1.0.0', lazy: 'store' },
};

/**
 * Returns the version of each package. An app's build records these versions, and the shell's build provides them.
 * @param {Readonly<Record<string, SharedPackage>>} packages
 * @returns {Readonly<Record<string, string>>}
 */
export const toVersions = (packages) => mapPackages(packages, ({ version }) => version);

/**
 * Returns the further versions of the packages that answer to several, or undefined if there is none.
 * @param {Readonly<Record<string, SharedPackage>>} packages
 * @returns {Readonly<Record<string, readonly string[]>> | undefined}
 */
export function toAccepted(packages) {
  const accepted = mapPackages(packages, ({ accepts }) => accepts);
  return Object.keys(accepted).length > 0 ? accepted : undefined;
}

/** Returns a value for each package. Skips packages without the value, and prefixes such as `react/`. */
function mapPackages(packages, toValue) {
  const values = Object.entries(packages).map(([name, shared]) => [name, toValue(shared)]);
  return Object.fromEntries(values.filter(([name, value]) => !name.endsWith('/') && value !== undefined));
}

export const sharedVersions = toVersions(sharedPackages);

/** Returns the range of versions that an app is compatible with. Patch versions are ignored, as in the manifest check. */
const toRange = (version) => `^${version.replace(/\d+$/, '0')}`;

/**
 * Returns the federation option `shared` of a shell. Packages are loaded eagerly unless they are lazy, so that no app
 * waits for them.
 */
export const shareByShell = (packages) =>
  mapShared(packages, ({ version, facade, lazy }) => ({
    version,
    requiredVersion: toRange(version),
    singleton: true,
    strictVersion: true,
    eager: !lazy,
    ...(facade ? { import: fileURLToPath(new URL(`../../shell/${facade}`, import.meta.url)) } : {}),
  }));

export const sharedByShell = shareByShell(sharedPackages);

/** Returns the federation option `shared` of an app. Apps bundle no fallback, because the manifest check rejects an incompatible app. */
export const shareByApps = (packages) =>
  mapShared(packages, ({ version }) => ({
    version,
    requiredVersion: toRange(version),
    singleton: true,
    strictVersion: true,
    import: false,
  }));

export const sharedByApps = shareByApps(sharedPackages);

export const lazyChunks = Object.fromEntries(
  Object.entries(sharedPackages).flatMap(([name, { lazy }]) => (lazy ? [[name, lazy]] : [])),
);

/** Returns the names that a facade exports. ESLint rejects imports of other names. The published kit contains this list as a file. */
export function facadeNames(packageName) {
  const published = new URL('./facades.json', import.meta.url);
  if (existsSync(published)) return JSON.parse(readFileSync(published, 'utf8'))[packageName];
  const { facade } = sharedPackages[packageName];
  const source = readFileSync(new URL(`../../shell/${facade}`, import.meta.url), 'utf8');
  return [...source.matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, names]) =>
    names
      .split(',')
      .map((name) => name.trim().replace(/^type /, ''))
      .filter(Boolean),
  );
}

function mapShared(packages, toOptions) {
  return Object.fromEntries(Object.entries(packages).map(([name, entry]) => [name, toOptions(entry)]));
}
