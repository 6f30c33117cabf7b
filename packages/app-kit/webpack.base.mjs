import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { sharedByApps, sharedVersions } from './federation.shared.mjs';
import { buildId } from './buildId.mjs';
import { CONTRACT_VERSION, describeBuild, SOURCE_MAPS } from './describeBuild.mjs';
import { federateApp, federateShell, federationAliases } from './webpack/federation.mjs';
import { AddFilesPlugin } from './webpack/AddFilesPlugin.mjs';
import { RetryChunksPlugin } from './webpack/RetryChunksPlugin.mjs';
import { ScopeStylesPlugin } from './webpack/ScopeStylesPlugin.mjs';
import { SERVER_FILE, ServerBuildPlugin } from './webpack/ServerBuildPlugin.mjs';
import { SharedNamesPlugin } from './webpack/SharedNamesPlugin.mjs';
import { StartupTasksPlugin } from './webpack/StartupTasksPlugin.mjs';
import { TextsPlugin } from './webpack/TextsPlugin.mjs';
import { WriteManifestPlugin } from './webpack/WriteManifestPlugin.mjs';

/**
 * The one webpack factory. `shellConfig` builds the shell, `appConfig` an app that the shell composes at run time; webpack.dev.mjs
 * has what a developer runs. See docs/contracts.md for what an app's build holds.
 */

const require = createRequire(import.meta.url);
/** The workspace that the kit is part of: only the shell's build needs it. */
const root = join(import.meta.dirname, '../..');

/**
 * @param {{folder: string, mode?: string, outDir?: string, maps?: boolean}} options `maps`: with source maps beside the build
 * @returns {import('webpack').Configuration}
 */
export function shellConfig({ folder, mode = 'production', outDir, maps }) {
  const build = buildId(folder, mode);
  const options = { folder, mode, cssPrefix: 'shell', build };
  const define = { __SHARED_VERSIONS__: JSON.stringify(sharedVersions) };
  return {
    ...base(options),
    // The page for developers (decision 065) is a start of its own, so that nobody else downloads it.
    entry: { shell: ['./src/library.ts', './src/main.tsx'], developer: './src/developer.tsx' },
    output: { ...output({ folder, mode, build, outDir }), publicPath: 'auto' },
    plugins: [
      ...plugins({ folder, mode, build, define, maps, isShell: true }),
      // The sign-in code stays outside: on a server nobody is signed in.
      ...(mode === 'production'
        ? [
            new ServerBuildPlugin(
              serverConfig({ ...options, entry: './src/server/index.ts', define, isExternal: isFirebase }),
            ),
            new ServerBuildPlugin(workerConfig(options), WORKER_FILES),
            new AddFilesPlugin(Object.keys(SCREENSHOTS).map((file) => join(root, 'docs/images', file))),
          ]
        : []),
      ...federateShell(),
      ...(mode === 'production' ? [new StartupTasksPlugin('shell.js')] : []),
      new SharedNamesPlugin({
        file: 'provided.json',
        describe: (names) => ({ contracts: [CONTRACT_VERSION], versions: sharedVersions, names }),
      }),
      new WriteManifestPlugin(
        (files) => ({
          build,
          js: files('shell', '.js'),
          css: files('shell', '.css'),
          fonts: files.all().filter((file) => file.endsWith('.woff2')),
          // The sign-in code, for the hints of pages that need it at once.
          identity: files.all().filter((file) => file === 'identity.js'),
          // For those of pages that a server has rendered.
          hydrate: ['hydrate.js'],
          developer: { js: files('developer', '.js'), css: files('developer', '.css') },
          // Of the page that shows what is stored on the device.
          offline: files.all().filter((file) => OFFLINE_FILES.includes(file)),
          worker: mode === 'production' ? WORKER_FILES : [],
          screenshots: mode === 'production' ? SCREENSHOTS : {},
          // Scripts that have texts, in every language of the site.
          texts: files.withTexts(),
        }),
        ['shell.js', 'identity.js', 'hydrate.js', 'developer.js', ...OFFLINE_FILES],
        ['developer.js', 'developer.css', ...WORKER_FILES],
      ),
    ],
  };
}

/**
 * @typedef {{folder: string, name: string, cssPrefix: string, libraryStyles?: readonly string[], mode?: string, outDir?: string, sharedChunks?: Parameters<typeof splitOff>[0], federate?: typeof federateApp, server?: boolean, refresh?: boolean, maps?: boolean}} AppConfigOptions
 * @param {AppConfigOptions} options
 *   `name` is the app's name in the registry, in snake_case; `sharedChunks` are parts that several pages share; `libraryStyles` how class names of its libraries begin; `federate` makes the container another way; `server`: with a build for the renderer;
 *   `refresh` marks components for React Refresh; `maps`: with source maps beside the build
 * @returns {import('webpack').Configuration}
 */
export function appConfig({
  folder,
  name,
  cssPrefix,
  libraryStyles = [],
  mode = 'production',
  outDir,
  sharedChunks,
  federate = federateApp,
  server = mode === 'production',
  refresh,
  maps,
}) {
  const build = buildId(folder, mode);
  const contract = describeBuild(name, build);
  const { container } = contract;
  const options = { folder, mode, cssPrefix, build };
  return {
    ...base({ ...options, sharedChunks, refresh }),
    entry: {},
    output: { ...output({ folder, mode, build, outDir }), publicPath: 'auto', uniqueName: container },
    plugins: [
      ...plugins({ folder, mode, build, maps }),
      ...(server
        ? [new ServerBuildPlugin(serverConfig({ ...options, entry: './src/app.tsx', isExternal: isShared }))]
        : []),
      ...federate({ container, build, contract }),
      new ScopeStylesPlugin([`${cssPrefix}-`, ...libraryStyles]),
      new SharedNamesPlugin({ file: 'uses.json', describe: (names) => names }),
      new WriteManifestPlugin(() => contract, ['entry.js']),
    ],
  };
}

/** The site's service worker, and what is in its place on a site without one (decision 102). */
const WORKER_FILES = ['sw.js', 'no-sw.js'];
const OFFLINE_FILES = ['coming-soon.js', 'coming-soon.css', 'offline.js', 'offline.css'];

/** What a device shows before it installs the site, with their sizes: the pictures of the README. */
const SCREENSHOTS = { 'apet-360.png': '360x800', 'apet-1440.png': '1440x800' };

/** @returns {import('webpack').Configuration} */
function workerConfig({ folder, mode, cssPrefix, build }) {
  const folderOfWorker = './src/offline/worker';
  return {
    ...base({ folder, mode, cssPrefix, build }),
    target: ['webworker', 'es2022'],
    entry: { sw: `${folderOfWorker}/main.ts`, 'no-sw': `${folderOfWorker}/removal.ts` },
    output: { ...output({ folder, mode, build }), clean: false },
    plugins: [new webpack.DefinePlugin({ __BUILD_ID__: JSON.stringify(build) })],
  };
}

/**
 * The same sources as one file for a server, which gets what `isExternal` names from its host (decision 073).
 * @returns {import('webpack').Configuration}
 */
function serverConfig({ folder, mode, cssPrefix, build, entry, define, isExternal }) {
  const common = base({ folder, mode, cssPrefix, build, isServer: true });
  return {
    ...common,
    target: ['node20', 'es2022'],
    entry: { server: entry },
    output: {
      ...output({ folder, mode, build }),
      filename: SERVER_FILE,
      library: { type: 'commonjs2' },
      asyncChunks: false,
      clean: false,
    },
    externals: ({ request }, done) => (isExternal(request) ? done(null, `commonjs ${request}`) : done()),
    optimization: { minimize: false, splitChunks: false },
    plugins: [new webpack.DefinePlugin({ __BUILD_ID__: JSON.stringify(build), ...define })],
  };
}

/** Whether an app gets the module from the shell. */
function isShared(request) {
  return Object.keys(sharedByApps).some((name) => (name.endsWith('/') ? request.startsWith(name) : request === name));
}

function isFirebase(request) {
  return /^@?firebase(\/|$)/.test(request);
}

/** What every build has in common. */
export function base({ folder, mode, cssPrefix, build, sharedChunks, refresh = false, isServer = false }) {
  const production = mode === 'production';
  return {
    mode,
    context: folder,
    target: ['web', 'es2022'],
    // No eval: the site's security policy forbids it.
    devtool: production ? false : 'cheap-module-source-map',
    stats: 'errors-warnings',
    performance: false,
    infrastructureLogging: { level: 'warn' },
    resolve: {
      // On a server `createText.server.tsx` is in the place of `createText.tsx`; published packages name files with their endings.
      extensions: [...(isServer ? ['.server.tsx', '.server.ts'] : []), '.tsx', '.ts', '.mjs', '.js'],
      ...(isServer && { extensionAlias: { '.js': ['.server.js', '.js'] } }),
      alias: {
        ...federationAliases,
        // The facades reach past the shared names; the production files lack the package's developer warnings.
        'react-router-real$': resolve(root, 'node_modules/react-router/dist/production/index.mjs'),
        'valibot-real$': resolve(root, 'node_modules/valibot/dist/index.mjs'),
        'react-router-real-dom$': resolve(root, 'node_modules/react-router/dist/production/dom-export.mjs'),
        // A server has the whole router, and does not count bytes.
        ...(isServer && {
          'react-router$': resolve(root, 'node_modules/react-router/dist/production/index.mjs'),
          'react-router/dom$': resolve(root, 'node_modules/react-router/dist/production/dom-export.mjs'),
        }),
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
              transform: { react: { runtime: 'automatic', development: refresh, refresh } },
              target: 'es2022',
            },
          },
        },
        {
          test: /\.css$/,
          use: [
            ...(isServer ? [] : [MiniCssExtractPlugin.loader]),
            {
              loader: require.resolve('css-loader'),
              options: {
                modules: {
                  auto: true,
                  exportOnlyLocals: isServer,
                  namedExport: false,
                  exportLocalsConvention: 'as-is',
                  // Two builds of an app can stand in one page; their styles must not meet.
                  localIdentHashSalt: build,
                  localIdentName: production ? `${cssPrefix}-[hash:base64:6]` : `${cssPrefix}-[local]-[hash:base64:5]`,
                },
              },
            },
          ],
        },
        // A package may say that none of its files does anything by being imported; its style sheets do.
        { test: /(?<!\.module)\.css$/, sideEffects: true },
        { test: /\.woff2$/, type: 'asset/resource', generator: { emit: !isServer } },
        {
          test: /[\\/]messages[\\/][\w-]+\.json$/,
          loader: require.resolve('./messages/webpackLoader.cjs'),
          options: { catalogs: isServer ? 'all' : production ? 'late' : undefined },
        },
      ],
    },
    optimization: {
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          // 1,100 bytes less of the shell after brotli than by terser, and half its time.
          minimizerOptions: { compress: { passes: 3 } },
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
      // A page is at most one chunk beside the app's own: each request more is a round of headers on a slow network.
      splitChunks: sharedChunks ? splitOff(sharedChunks) : false,
      chunkIds: 'named',
      // Short ids: each is written at every use, and a build's files are its own.
      moduleIds: 'size',
    },
  };
}

/**
 * Exceptions to one chunk per page, where pages that follow each other would bring the same large part twice.
 * @param {Readonly<Record<string, {chunks: string[], test?: RegExp}>>} sharedChunks
 *   name of a chunk -> the chunks that leave to it what is in several of them; `test` limits that to paths
 */
function splitOff(sharedChunks) {
  const groups = Object.entries(sharedChunks).map(([name, { chunks, test }]) => [
    name,
    { name, test, minChunks: 2, enforce: true, chunks: (chunk) => chunks.includes(chunk.name) },
  ]);
  return { cacheGroups: { default: false, defaultVendors: false, ...Object.fromEntries(groups) } };
}

function output({ folder, mode, build, outDir = join(folder, 'dist') }) {
  return {
    path: join(outDir, build),
    // Names without a hash: the build's folder is its own, and every name is in the first view of every page.
    filename: '[name].js',
    chunkFilename: '[name].js',
    assetModuleFilename: '[name].[contenthash:8][ext]',
    crossOriginLoading: 'anonymous',
    // In milliseconds; then once more with a cache-busting query (RetryChunksPlugin): together less than 20 s.
    chunkLoadTimeout: 9_000,
    // A module that throws while it loads is run again at the next attempt. In development its error is remembered until it is edited: a module that
    // is run twice loses what components hold.
    strictModuleExceptionHandling: mode === 'production',
    strictModuleErrorHandling: mode !== 'production',
    clean: true,
    hashFunction: 'xxhash64',
  };
}

function plugins({ folder, mode, build, define = {}, maps = false, isShell = false }) {
  return [
    // Outside of dist/, so that nothing publishes them; no script names its own (decision 064).
    ...(maps
      ? [
          new webpack.SourceMapDevToolPlugin({
            test: /\.js$/,
            filename: relative(join(folder, 'dist', build), join(folder, SOURCE_MAPS, build, '[file].map')),
            append: false,
          }),
        ]
      : []),
    new RetryChunksPlugin(),
    // A development build is in English: its catalogs are in its scripts.
    ...(mode === 'production' ? [new TextsPlugin(isShell)] : []),
    new webpack.DefinePlugin({ __BUILD_ID__: JSON.stringify(build), ...define }),
    new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css' }),
  ];
}
