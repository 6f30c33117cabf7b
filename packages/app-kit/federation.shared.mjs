import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Packages with one instance per page (decision 003). A `facade` re-exports only used names. */
export const sharedPackages = {
  react: { version: '19.3.1' },
  'react/': { version: '19.3.1' },
  'react-dom': { version: '19.3.1' },
  'react-dom/': { version: '19.3.1' },
  'react-router-dom': { version: '7.18.5', facade: 'src/remotes/facades/reactRouterDom.ts' },
  '@lingui/core': { version: '5.9.5' },
  valibot: { version: '1.5.0', facade: 'src/remotes/facades/valibot.ts' },
  '@adp/app-contract': { version: '1.1.0' },
  '@adp/shared-auth': { version: '1.0.0' },
  // Contains Redux Toolkit, RTK Query and react-redux. Only members download it.
  '@adp/shared-store': { version: '1.0.0', lazy: 'store' },
};

/** Version of each shared package. An app's build records these versions, and the shell's build provides them. */
export const sharedVersions = Object.fromEntries(
  Object.entries(sharedPackages)
    .filter(([name]) => !name.endsWith('/'))
    .map(([name, { version }]) => [name, version]),
);

/** Returns the range of versions that an app is compatible with. Patch versions are ignored, as in the manifest check. */
const toRange = (version) => `^${version.replace(/\d+$/, '0')}`;

/** Federation option `shared` of the shell. Packages are loaded eagerly unless they are lazy, so that no app waits for them. */
export const sharedByShell = mapShared((name, { version, facade, lazy }) => ({
  version,
  requiredVersion: toRange(version),
  singleton: true,
  strictVersion: true,
  eager: !lazy,
  ...(facade ? { import: fileURLToPath(new URL(`../../shell/${facade}`, import.meta.url)) } : {}),
}));

/** Federation option `shared` of an app. Apps bundle no fallback, because the manifest check rejects an incompatible app. */
export const sharedByApps = mapShared((name, { version }) => ({
  version,
  requiredVersion: toRange(version),
  singleton: true,
  strictVersion: true,
  import: false,
}));

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

function mapShared(toOptions) {
  return Object.fromEntries(Object.entries(sharedPackages).map(([name, entry]) => [name, toOptions(name, entry)]));
}
