import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { sharedByApps, sharedByShell, sharedVersions } from './federation.shared.mjs';
import { buildId } from './tools/buildId.mjs';

/**
 * The one webpack factory. `shellConfig` builds the shell, `appConfig` an app
 * that the shell composes at run time, `standaloneConfig` the same app in a
 * plain frame of its own. See docs/contracts.md for what an app's build holds.
 */

const require = createRequire(import.meta.url);
const root = import.meta.dirname ?? new URL('.', import.meta.url).pathname;
const bundledPackages = ['app-contract', 'shared-ui'].map((name) => join(root, name));

/** The version of what shell and apps promise each other; app-contract/src/contract.ts holds it for the page. */
const CONTRACT_VERSION = 1;

/** @param {{folder: string, mode?: string}} options */
export function shellConfig({ folder, mode = 'production' }) {
  const build = buildId([folder, ...bundledPackages], mode);
  return {
    ...base({ folder, mode, build, cssPrefix: 'shell' }),
    entry: { shell: './src/main.tsx' },
    output: { ...output({ folder, build }), publicPath: 'auto' },
    plugins: [
      ...plugins({ build, define: { __SHARED_VERSIONS__: JSON.stringify(sharedVersions) } }),
      new ModuleFederationPlugin({
        name: 'shell',
        shareStrategy: 'loaded-first',
        shared: sharedByShell,
        dts: false,
        manifest: false,
        experiments: { optimization: { target: 'web', disableRemote: true }, provideExternalRuntime: true },
      }),
      new WriteManifestPlugin((files) => ({
        build,
        js: files('shell', '.js'),
        css: files('shell', '.css'),
        fonts: files.all().filter((file) => file.endsWith('.woff2')),
      })),
    ],
  };
}

/**
 * @param {{folder: string, name: string, cssPrefix: string, mode?: string, outDir?: string}} options
 *   `name` is the app's name in the registry, in snake_case
 */
export function appConfig({ folder, name, cssPrefix, mode = 'production', outDir }) {
  const build = buildId([folder, ...bundledPackages], mode);
  // A container name of its own per build: two builds of one app can live in one page.
  const container = `${name}_${build.replace('-', '_')}`;
  return {
    ...base({ folder, mode, build, cssPrefix }),
    entry: {},
    output: { ...output({ folder, build, outDir }), publicPath: 'auto', uniqueName: container },
    plugins: [
      ...plugins({ build }),
      new ModuleFederationPlugin({
        name: container,
        filename: 'entry.js',
        exposes: { './routes': { import: './src/app.tsx', name: 'routes' } },
        library: { type: 'var', name: container },
        shareStrategy: 'loaded-first',
        shared: sharedByApps,
        dts: false,
        manifest: false,
        experiments: { optimization: { target: 'web', disableRemote: true }, externalRuntime: true },
      }),
      new WriteManifestPlugin(() => ({
        contract: CONTRACT_VERSION,
        app: name,
        build,
        container,
        entry: `${build}/entry.js`,
        requires: sharedVersions,
      })),
    ],
  };
}

/** @param {{folder: string, cssPrefix: string, mode?: string}} options */
export function standaloneConfig({ folder, cssPrefix, mode = 'development' }) {
  return {
    ...base({ folder, mode, build: 'standalone', cssPrefix }),
    entry: { standalone: './src/standalone.tsx' },
    output: { path: join(folder, 'dist-standalone'), filename: '[name].js', publicPath: '/' },
    plugins: plugins({ build: 'standalone' }),
  };
}

function base({ folder, mode, build, cssPrefix }) {
  const production = mode === 'production';
  return {
    mode,
    context: folder,
    target: ['web', 'es2022'],
    devtool: production ? false : 'eval-cheap-module-source-map',
    stats: 'errors-warnings',
    performance: false,
    infrastructureLogging: { level: 'warn' },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: {
        // The plugin asks for the CommonJS copy, and with it a second copy of the federation runtime.
        [require.resolve('@module-federation/inject-external-runtime-core-plugin')]: join(
          root,
          'node_modules/@module-federation/inject-external-runtime-core-plugin/dist/index.js',
        ),
        // The facades reach past the shared names; the production files lack the package's developer warnings.
        'react-router-real$': resolve(root, 'node_modules/react-router/dist/production/index.mjs'),
        'react-router-real-dom$': resolve(root, 'node_modules/react-router/dist/production/dom-export.mjs'),
      },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: require.resolve('swc-loader'),
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: !production } },
              target: 'es2022',
            },
          },
        },
        {
          test: /\.css$/,
          use: [
            MiniCssExtractPlugin.loader,
            {
              loader: require.resolve('css-loader'),
              options: {
                modules: {
                  auto: true,
                  namedExport: false,
                  exportLocalsConvention: 'as-is',
                  localIdentName: production ? `${cssPrefix}-[hash:base64:5]` : `${cssPrefix}-[local]-[hash:base64:5]`,
                },
              },
            },
          ],
        },
        { test: /\.woff2$/, type: 'asset/resource' },
        { test: /[\\/]messages[\\/][\w-]+\.json$/, use: require.resolve('./tools/messages/webpackLoader.cjs') },
      ],
    },
    optimization: {
      minimizer: ['...', new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify })],
      splitChunks: { chunks: 'async' },
      chunkIds: 'named',
    },
    cache: mode === 'production' ? false : { type: 'filesystem', name: build },
  };
}

function output({ folder, build, outDir = join(folder, 'dist') }) {
  return {
    path: join(outDir, build),
    // Without a hash: the build's folder is its own, and federation's runtime cannot put one in.
    filename: '[name].js',
    chunkFilename: '[name].[contenthash:8].js',
    assetModuleFilename: '[name].[contenthash:8][ext]',
    crossOriginLoading: 'anonymous',
    // A module that throws while it loads is tried anew at the next attempt, not remembered as half-made.
    strictModuleErrorHandling: true,
    clean: true,
    hashFunction: 'xxhash64',
  };
}

function plugins({ build, define = {} }) {
  return [
    new RetryChunksPlugin(),
    new webpack.DefinePlugin({ __BUILD_ID__: JSON.stringify(build), ...define }),
    new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css', chunkFilename: '[name].[contenthash:8].css' }),
  ];
}

/**
 * Asks once more for a chunk that did not come, under a fresh address: mobile
 * networks drop requests, and a host's 404 may lie in the browser's cache for
 * as long as the file itself would.
 */
class RetryChunksPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { RuntimeGlobals, RuntimeModule } = compiler.webpack;
    class RetryChunksRuntimeModule extends RuntimeModule {
      constructor() {
        super('retry chunks', RuntimeModule.STAGE_ATTACH);
      }

      generate() {
        const load = RuntimeGlobals.loadScript;
        return `const load = ${load};
${load} = (url, done, key, chunkId) => load(url, (event) => {
  if (event && event.type === 'error') load(url + '?retry=' + Date.now(), done, key + ':retry', chunkId);
  else done(event);
}, key, chunkId);`;
      }
    }
    compiler.hooks.thisCompilation.tap('RetryChunksPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap('RetryChunksPlugin', (chunk) => void compilation.addRuntimeModule(chunk, new RetryChunksRuntimeModule()));
    });
  }
}

/** Writes `manifest.json` beside the build folder: the one address of a build that is looked up anew each time. */
class WriteManifestPlugin {
  /** @param {(files: Function) => object} describe */
  constructor(describe) {
    this.describe = describe;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('WriteManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'WriteManifestPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const files = (entry, suffix) =>
            compilation.entrypoints.get(entry).getFiles().filter((file) => file.endsWith(suffix));
          files.all = () => Object.keys(compilation.assets);
          const manifest = JSON.stringify(this.describe(files), null, 2);
          compilation.emitAsset('../manifest.json', new webpack.sources.RawSource(`${manifest}\n`));
        },
      );
    });
  }
}
