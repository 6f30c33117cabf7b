import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The packages of which there is one instance in the page: the shell brings
 * them, every app uses the shell's. Versions stand here and nowhere else,
 * because federation invents them otherwise (docs/decisions/003).
 * `facade` names a module of the shell that re-exports only what we use of a
 * package, so that a visitor does not download the rest of it. `lazy` is the name
 * of the chunk of a package that is downloaded when a page first imports it.
 */
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
  // Redux Toolkit, RTK Query and react-redux, for members only.
  '@adp/shared-store': { version: '1.0.0', lazy: 'store' },
};

/** What an app was built against, as its manifest names it, and what the shell brings: package -> version. */
export const sharedVersions = Object.fromEntries(
  Object.entries(sharedPackages)
    .filter(([name]) => !name.endsWith('/'))
    .map(([name, { version }]) => [name, version]),
);

/** The versions of a package that an app runs with: as the manifest check has it, patches make no difference. */
const toRange = (version) => `^${version.replace(/\d+$/, '0')}`;

/** `shared` of the shell: available at once unless it is lazy, so that no app waits for it. */
export const sharedByShell = mapShared((name, { version, facade, lazy }) => ({
  version,
  requiredVersion: toRange(version),
  singleton: true,
  strictVersion: true,
  eager: !lazy,
  ...(facade ? { import: fileURLToPath(new URL(`../../shell/${facade}`, import.meta.url)) } : {}),
}));

/** `shared` of an app: never a copy of its own; the manifest check refuses an app that does not fit before it loads. */
export const sharedByApps = mapShared((name, { version }) => ({
  version,
  requiredVersion: toRange(version),
  singleton: true,
  strictVersion: true,
  import: false,
}));

/** Package -> name of the shell's chunk that holds it. */
export const lazyChunks = Object.fromEntries(
  Object.entries(sharedPackages).flatMap(([name, { lazy }]) => (lazy ? [[name, lazy]] : [])),
);

/** The names a facade offers: the linter refuses an import of anything else. The published kit has the list as a file. */
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
