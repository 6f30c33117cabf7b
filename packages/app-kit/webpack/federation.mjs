import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { lazyChunks, shareByApps, shareByShell } from '../federation.shared.mjs';
import { NameSharedChunksPlugin } from './NameSharedChunksPlugin.mjs';

/** Module Federation is configured only in this file (decision 022). tests/e2e/journeys/federation.spec.ts checks its cost for visitors. */

const resolve = createRequire(import.meta.url).resolve;

const common = {
  shareStrategy: 'loaded-first',
  dts: false,
  // Without this option, each build writes a file to node_modules.
  virtualRuntimeEntry: true,
};

/** Modules of the federation runtime that slimRuntime.mjs replaces. */
const unusedParts = [
  'runtime-core/dist/helpers.js',
  'runtime-core/dist/plugins/snapshot/SnapshotHandler.js',
  'runtime-core/dist/utils/context.js',
  'runtime-core/dist/utils/load.js',
  'runtime-core/dist/utils/preload.js',
  'sdk/dist/dom.js',
  'sdk/dist/logger.js',
  'sdk/dist/node.js',
  'sdk/dist/generateSnapshotFromManifest.js',
  'webpack-bundler-runtime/dist/getSharedFallbackGetter.js',
  'webpack-bundler-runtime/dist/remotes.js',
  'webpack-bundler-runtime/dist/init.js',
  'error-codes/dist/desc.mjs',
];

const packages = dirname(dirname(dirname(resolve('@module-federation/sdk'))));
/** Path of the CommonJS module that the plugin imports. An alias replaces it, because it would add a second copy of the whole runtime. */
const injectPlugin = resolve('@module-federation/inject-external-runtime-core-plugin');

export const federationAliases = {
  [injectPlugin]: join(dirname(injectPlugin), 'index.js'),
  ...Object.fromEntries(
    unusedParts.map((part) => [join(packages, part), join(import.meta.dirname, 'slimRuntime.mjs')]),
  ),
};

/**
 * @param {Parameters<typeof shareByShell>[0]} packages
 * @returns {import('webpack').WebpackPluginInstance[]}
 */
export function federateShell(packages) {
  return [
    new ModuleFederationPlugin({
      ...common,
      name: 'shell',
      shared: shareByShell(packages),
      manifest: false,
      experiments: {
        optimization: { target: 'web', disableSnapshot: true },
        provideExternalRuntime: true,
      },
    }),
    new NameSharedChunksPlugin(lazyChunks),
  ];
}

/**
 * Returns the plugins of an app, which exposes its routes and uses the page's packages. `describe` returns the content
 * of manifest.json once the imports are known.
 * @param {{container: string, build: string, describe: () => object, packages: Parameters<typeof shareByApps>[0]}} options
 * @returns {import('webpack').WebpackPluginInstance[]}
 */
export function federateApp({ container, build, describe, packages }) {
  return [
    { apply: hidePublicPathWarning },
    new ModuleFederationPlugin({
      ...common,
      name: container,
      filename: 'entry.js',
      exposes: { './routes': { import: './src/app.tsx', name: 'routes' } },
      library: { type: 'var', name: container },
      shared: shareByApps(packages),
      // Write mf-manifest.json next to manifest.json, above the build's folder.
      manifest: { filePath: '..', additionalData: ({ stats }) => completeStats(stats, build, describe()) },
      experiments: {
        optimization: { target: 'web', disableRemote: true, disableSnapshot: true },
        externalRuntime: true,
      },
    }),
  ];
}

/** Hides the warning about `publicPath: 'auto'`, which lets a build run on any host. Delete this when the plugin stops warning. */
function hidePublicPathWarning(compiler) {
  compiler.hooks.infrastructureLog.tap('hidePublicPathWarning', (_origin, _type, messages) =>
    messages?.some((message) => String(message).includes("publicPath='auto'")) ? true : undefined,
  );
}

/** Adds the id, the contract and the folder of the build to mf-manifest.json, for tools other than this site's shell. */
function completeStats(stats, build, contract) {
  const { metaData } = stats;
  metaData.buildInfo.buildVersion = build;
  metaData.remoteEntry.path = build;
  metaData.contract = contract;
  const addFolder = (assets) => {
    for (const kind of Object.values(assets))
      for (const when of Object.keys(kind)) kind[when] = kind[when].map((file) => `${build}/${file}`);
  };
  for (const { assets } of [...stats.exposes, ...stats.shared]) addFolder(assets);
  return stats;
}
