/* eslint-disable max-lines -- the builds of shell, apps, worker and server differ in few settings, and are compared more easily in one file */
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { sharedPackages, toAccepted, toVersions } from './federation.shared.mjs';
import { buildId } from './buildId.mjs';
import { containerName, contract, contracts, describeBuild, SOURCE_MAPS } from './describeBuild.mjs';
import { federateApp, federateShell, federationAliases } from './webpack/federation.mjs';
import { AddFilesPlugin } from './webpack/AddFilesPlugin.mjs';
import { RetryChunksPlugin } from './webpack/RetryChunksPlugin.mjs';
import { describeProvided, describeUses } from './webpack/describeNames.mjs';
import { ScopeStylesPlugin } from './webpack/ScopeStylesPlugin.mjs';
import { SERVER_FILE, ServerBuildPlugin } from './webpack/ServerBuildPlugin.mjs';
import { SharedNamesPlugin } from './webpack/SharedNamesPlugin.mjs';
import { StartupTasksPlugin } from './webpack/StartupTasksPlugin.mjs';
import { TextsPlugin } from './webpack/TextsPlugin.mjs';
import { WriteManifestPlugin } from './webpack/WriteManifestPlugin.mjs';

/** Configurations of the shell and of apps. webpack.dev.mjs has those for development. docs/contracts.md describes an app's build. */

const require = createRequire(import.meta.url);
/** Root folder of the workspace that contains the kit. Only the shell's build uses it. */
const root = join(import.meta.dirname, '../..');

/**
 * @param {{folder: string, mode?: string, outDir?: string, maps?: boolean, packages?: typeof sharedPackages}} options
 *   `maps` writes source maps, and `packages` replaces the list of shared packages
 * @returns {import('webpack').Configuration}
 */
export function shellConfig({ folder, mode = 'production', outDir, maps, packages = sharedPackages }) {
  const build = buildId(folder, mode);
  const options = { folder, mode, cssPrefix: 'shell', build };
  const provides = { contracts, versions: toVersions(packages), accepts: toAccepted(packages) };
  const define = {
    __CONTRACTS__: JSON.stringify(provides.contracts),
    __SHARED_VERSIONS__: JSON.stringify(provides.versions),
    __ACCEPTED_VERSIONS__: JSON.stringify(provides.accepts) ?? 'undefined',
  };
  return {
    ...base(options),
    // The page for developers (decision 065) has its own entry, so that no other page downloads it.
    entry: { shell: ['./src/library.ts', './src/main.tsx'], developer: './src/developer.tsx' },
    output: { ...output({ folder, mode, build, outDir }), publicPath: 'auto' },
    plugins: [
      ...plugins({ folder, mode, build, define, maps, isShell: true }),
      // Server builds exclude the sign-in code, because every visitor is signed out on the server.
      ...(mode === 'production'
        ? [
            new ServerBuildPlugin(
              serverConfig({ ...options, entry: './src/server/index.ts', define, isExternal: isFirebase }),
            ),
            new ServerBuildPlugin(workerConfig(options), WORKER_FILES),
            new AddFilesPlugin(Object.keys(SCREENSHOTS).map((file) => join(root, 'docs/images', file))),
          ]
        : []),
      ...federateShell(packages),
      ...(mode === 'production' ? [new StartupTasksPlugin('shell.js')] : []),
      ...(mode === 'production'
        ? [
            new SharedNamesPlugin({
              file: 'provided.json',
              describe: (names, built) => ({ ...provides, ...describeProvided(names, built, DOCUMENT_FILES) }),
            }),
          ]
        : []),
      new WriteManifestPlugin(
        (files) => ({
          build,
          js: files('shell', '.js'),
          css: files('shell', '.css'),
          fonts: files.all().filter((file) => file.endsWith('.woff2')),
          identity: files.all().filter((file) => file === 'identity.js'),
          hydrate: ['hydrate.js'],
          adapters,
          verify: ['verify.js'],
          developer: { js: files('developer', '.js'), css: files('developer', '.css') },
          offline: files.all().filter((file) => OFFLINE_FILES.includes(file)),
          worker: mode === 'production' ? WORKER_FILES : [],
          screenshots: mode === 'production' ? SCREENSHOTS : {},
          // Scripts whose texts are in separate files, one for each language of the site.
          texts: files.withTexts(),
        }),
        [
          'shell.js',
          'identity.js',
          'hydrate.js',
          'verify.js',
          'developer.js',
          ...Object.values(adapters),
          ...OFFLINE_FILES,
        ],
        ['developer.js', 'developer.css', ...WORKER_FILES],
      ),
    ],
  };
}

/**
 * @typedef {{folder: string, name: string, cssPrefix: string, libraryStyles?: readonly string[], mode?: string, outDir?: string, sharedChunks?: Parameters<typeof splitOff>[0], federate?: typeof federateApp, server?: boolean, refresh?: boolean, maps?: boolean, packages?: typeof sharedPackages}} AppConfigOptions
 * @param {AppConfigOptions} options `federate` replaces the federation plugins, `server` adds the build for the renderer, `refresh` marks
 *   components for React Refresh, and `maps` writes source maps. With `packages`, the app uses another list of shared packages. options.ts
 *   describes the others.
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
  packages = sharedPackages,
}) {
  const build = buildId(folder, mode);
  const container = containerName(name, build);
  const options = { folder, mode, cssPrefix, build };
  const define = { __CONTRACT__: JSON.stringify(contract) };
  /** Names that the build imports by shared module. Webpack finds them before it writes the manifests. */
  const uses = {};
  const describe = () => describeBuild(name, build, Object.keys(uses), toVersions(packages));
  return {
    ...base({ ...options, sharedChunks, refresh }),
    entry: {},
    output: { ...output({ folder, mode, build, outDir }), publicPath: 'auto', uniqueName: container },
    plugins: [
      ...plugins({ folder, mode, build, define, maps }),
      ...(server
        ? [
            new ServerBuildPlugin(
              serverConfig({ ...options, entry: './src/app.tsx', define, isExternal: toSharedTest(packages) }),
            ),
          ]
        : []),
      ...federate({ container, build, describe, packages }),
      new ScopeStylesPlugin([`${cssPrefix}-`, ...libraryStyles]),
      new SharedNamesPlugin({
        file: 'uses.json',
        describe: (names, built) => Object.assign(uses, describeUses(names, built)),
      }),
      new WriteManifestPlugin(describe, ['entry.js']),
    ],
  };
}

/** Scripts of the shell that translate apps of an older contract, by contract (packages/app-contract/src/readAppModule.ts). */
const adapters = Object.fromEntries(contracts.slice(0, -1).map((older) => [older, `contract-${older}.js`]));

/** Names of the service worker's script, and of its replacement on a site without offline support (decision 102). */
const WORKER_FILES = ['sw.js', 'no-sw.js'];
const OFFLINE_FILES = ['coming-soon.js', 'coming-soon.css', 'offline.js', 'offline.css'];

/** Screenshots that devices show before installing the site, with their sizes. The README also shows these files. */
const SCREENSHOTS = { 'apet-360.png': '360x800', 'apet-1440.png': '1440x800' };

/** Sources of the site's HTML that contain names of the contract. */
const DOCUMENT_FILES = ['inline/bundled.json', 'renderHtml.ts'].map((file) =>
  join(root, 'packages/site-document/src', file),
);

function workerConfig({ folder, mode, cssPrefix, build }) {
  const workerFolder = './src/offline/worker';
  return {
    ...base({ folder, mode, cssPrefix, build }),
    target: ['webworker', 'es2022'],
    entry: { sw: `${workerFolder}/main.ts`, 'no-sw': `${workerFolder}/removal.ts` },
    output: { ...output({ folder, mode, build }), clean: false },
    plugins: [new webpack.DefinePlugin({ __BUILD_ID__: JSON.stringify(build) })],
  };
}

/** Bundles the same sources into a single file for a server, which provides the modules that `isExternal` matches (decision 073). */
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

function toSharedTest(packages) {
  const names = Object.keys(packages);
  return (request) => names.some((name) => (name.endsWith('/') ? request.startsWith(name) : request === name));
}

function isFirebase(request) {
  return /^@?firebase(\/|$)/.test(request);
}

export function base({ folder, mode, cssPrefix, build, sharedChunks, refresh = false, isServer = false }) {
  const production = mode === 'production';
  return {
    mode,
    context: folder,
    target: ['web', 'es2022'],
    // Avoid eval, because the site's security policy forbids it.
    devtool: production ? false : 'cheap-module-source-map',
    stats: 'errors-warnings',
    performance: false,
    infrastructureLogging: { level: 'warn' },
    resolve: {
      // On a server, `createText.server.tsx` replaces `createText.tsx`. Published packages import files with extensions.
      extensions: [...(isServer ? ['.server.tsx', '.server.ts'] : []), '.tsx', '.ts', '.mjs', '.js'],
      ...(isServer && { extensionAlias: { '.js': ['.server.js', '.js'] } }),
      alias: {
        ...federationAliases,
        // Facades import the router by this name, to bypass the shared package. The production files omit developer warnings.
        'react-router-real$': resolve(root, 'node_modules/react-router/dist/production/index.mjs'),
        'valibot-real$': resolve(root, 'node_modules/valibot/dist/index.mjs'),
        'react-router-real-dom$': resolve(root, 'node_modules/react-router/dist/production/dom-export.mjs'),
        // A server bundles the whole router, because its size does not matter there.
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
                  // Include the build in class names, because a page can contain two builds of an app.
                  localIdentHashSalt: build,
                  localIdentName: `${cssPrefix}-${production ? '' : '[local]-'}[hash:base64:5]`,
                },
              },
            },
          ],
        },
        // Importing a style sheet is a side effect, even if a package declares its files free of side effects.
        { test: /(?<!\.module)\.css$/, sideEffects: true },
        { test: /\.woff2$/, type: 'asset/resource', generator: { emit: !isServer } },
        {
          test: /[\\/]messages[\\/][\w-]+\.json$/,
          loader: require.resolve('./messages/webpackLoader.cjs'),
          options: { catalogs: isServer ? 'all' : production ? 'external' : undefined },
        },
      ],
    },
    optimization: {
      // Emit nothing after an error in development either, so that the next build replaces the modules of the last good
      // one. Otherwise, webpack 5.113 reloads the page, which loses typed input.
      emitOnErrors: false,
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          // Compared with terser, the shell is 1,100 bytes smaller after Brotli compression, and the build takes half the time.
          minimizerOptions: { compress: { passes: 3 } },
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
      // Emit one chunk per page besides the app's own chunk, because each request costs a round trip on a slow network.
      splitChunks: sharedChunks ? splitOff(sharedChunks) : false,
      chunkIds: 'named',
      // Use short ids, because scripts repeat them at every use. They need not be stable, because builds do not share files.
      moduleIds: 'size',
    },
  };
}

/** @param {Readonly<Record<string, {chunks: string[], test?: RegExp}>>} sharedChunks */
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
    // Omit hashes from file names, because the build's folder is unique and every page's HTML contains the names.
    filename: '[name].js',
    chunkFilename: '[name].js',
    assetModuleFilename: '[name].[contenthash:8][ext]',
    crossOriginLoading: 'anonymous',
    // Chunk timeout in milliseconds. RetryChunksPlugin retries once after a timeout, so twice this time must be below 20 s.
    chunkLoadTimeout: 9_000,
    // In production, a module that throws runs again at the next attempt. In development, components would lose their state.
    strictModuleExceptionHandling: mode === 'production',
    strictModuleErrorHandling: mode !== 'production',
    clean: true,
    hashFunction: 'xxhash64',
  };
}

function plugins({ folder, mode, build, define = {}, maps = false, isShell = false }) {
  return [
    // Write source maps outside `dist/`, so that they are not published, and omit their URLs from scripts (decision 064).
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
    // Development builds are in English only, with message catalogs inside scripts.
    ...(mode === 'production' ? [new TextsPlugin(isShell)] : []),
    new webpack.DefinePlugin({ __BUILD_ID__: JSON.stringify(build), ...define }),
    new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css' }),
  ];
}
