import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { sharedPackages, sharedVersions } from '../../../packages/app-kit/federation.shared.mjs';
import type { Edit } from './variants';

const require = createRequire(import.meta.url);
const workspace = resolve(import.meta.dirname, '../../..');
export const copies = join(workspace, '.tmp', 'variants');

/** Changed copy of the shell, as its team may publish it in an upgrade or by mistake. */
export interface ShellVariant {
  readonly name: string;
  /** True to build only for `npm run test:full`. */
  readonly isOnlyFull?: true;
  readonly edits: readonly Edit[];
  readonly packages: typeof sharedPackages;
  /** Modules that replace others, by webpack's `resolve.alias`. */
  readonly aliases: Readonly<Record<string, string>>;
  /** Patched copy of React. */
  readonly react?: PatchedReact;
}

interface PatchedReact {
  readonly version: string;
  /** Name that React no longer exports. */
  readonly without?: string;
}

/** Folder of react-router 8, which tests install under another name. */
const router8 = dirname(require.resolve('react-router-8'));
// The cast is safe because every package has a version.
const { version: router8Version } = JSON.parse(readFileSync(join(router8, '../../package.json'), 'utf8')) as {
  readonly version: string;
};

/** Returns the path of a file of a shell variant, relative to the shell, as the list of shared packages needs it. */
const inVariant = (name: string, file: string) => join('../.tmp/variants', name, 'src', file);

const nextReact = '20.0.0';
const reactNames = ['react', 'react/', 'react-dom', 'react-dom/'];

/** Returns the shared packages of a shell with the next major version of React, which answers to the present one. */
function withNextReact(packages: typeof sharedPackages): typeof sharedPackages {
  const entries = reactNames.map((name) => [name, { version: nextReact, accepts: ['19.3'] }]);
  return { ...packages, ...Object.fromEntries(entries) };
}

const facade = 'remotes/facades/reactRouterDom.ts';
const routerVersion = sharedVersions['react-router-dom'] ?? '';

/**
 * Shared packages of the next shell: the next major version of React, and react-router 8 beside react-router-dom 7,
 * whose facade re-exports names of version 8.
 */
export const nextPackages: typeof sharedPackages = {
  ...withNextReact(sharedPackages),
  'react-router': { version: router8Version, facade: inVariant('shell-next', 'remotes/facades/reactRouter.ts') },
};

/** All shells that the journeys deploy. `buildVariants.ts` builds them before the journeys start. */
export const shellVariants: readonly ShellVariant[] = [
  {
    name: 'shell-next',
    isOnlyFull: true,
    react: { version: nextReact },
    packages: nextPackages,
    aliases: {
      'react-router-real$': join(router8, 'index.js'),
      'react-router-real-dom$': join(router8, 'dom-export.js'),
      'react-router$': join(router8, 'index.js'),
      'react-router/dom$': join(router8, 'dom-export.js'),
    },
    edits: [
      {
        file: 'server/index.ts',
        from: "  'react-router-dom': router,",
        to: "  'react-router-dom': router,\n  'react-router': router,",
      },
    ],
  },
  {
    name: 'shell-without-export',
    isOnlyFull: true,
    react: { version: nextReact, without: 'useDeferredValue' },
    packages: withNextReact(sharedPackages),
    aliases: {},
    edits: [],
  },
  {
    name: 'shell-with-defect',
    packages: {
      ...sharedPackages,
      'react-router-dom': { version: routerVersion, facade: inVariant('shell-with-defect', facade) },
    },
    aliases: {},
    edits: [
      // The name is still exported, and works on the server, so only pages that call it fail in a browser.
      { file: facade, from: '  useSearchParams,\n', to: '' },
      {
        file: facade,
        from: "export { RouterProvider } from 'react-router-real-dom';",
        to: `export { RouterProvider } from 'react-router-real-dom';
import { useSearchParams as useRealSearchParams } from 'react-router-real';
export function useSearchParams() {
  if (typeof window !== 'undefined') throw new Error('broken search parameters');
  return useRealSearchParams();
}`,
      },
    ],
  },
];
