import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { compile } from './webpack/compile.mjs';
import { contract } from './describeBuild.mjs';
import { appConfig, base, shellConfig } from './webpack.base.mjs';

const host = '127.0.0.1';

/** Serves an app alone in a plain frame, with hot replacement. */
export function standaloneConfig({ folder, cssPrefix, port }) {
  return {
    ...base({ folder, mode: 'development', cssPrefix, build: 'standalone', refresh: true }),
    entry: { standalone: './src/standalone.tsx' },
    output: { path: join(folder, 'dist'), filename: '[name].js', publicPath: '/' },
    plugins: [
      new webpack.DefinePlugin({ __BUILD_ID__: JSON.stringify('standalone'), __CONTRACT__: JSON.stringify(contract) }),
      new MiniCssExtractPlugin({ filename: '[name].css' }),
      refreshPlugin(),
    ],
    devServer: {
      ...devServer(port),
      static: { directory: join(import.meta.dirname, 'standalone') },
      historyApiFallback: true,
    },
  };
}

/** Serves an app from its sources, for a page with the development shell. The site is on `port`, the app on `port` + 1000. */
export function devConfig({ port, ...options }) {
  const outDir = join(options.folder, '.adp', 'dev');
  const config = appConfig({ ...options, mode: 'development', outDir, refresh: true });
  return {
    ...config,
    plugins: [...config.plugins, refreshPlugin()],
    devServer: {
      ...devServer(port + 1000),
      static: { directory: outDir, watch: false },
      // Write files to disk, because the in-memory file system does not serve the manifest, which is outside the build's folder.
      devMiddleware: { writeToDisk: true },
      headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' },
      client: { webSocketURL: `ws://${host}:${port + 1000}/ws`, overlay: true },
    },
  };
}

/** Returns the folder of the shell with React's development build (decision 067), from the published kit or built into `outDir`. */
export async function getDevShell(outDir) {
  const published = join(import.meta.dirname, 'dev-shell');
  if (existsSync(published)) return published;
  const folder = join(import.meta.dirname, '../../shell');
  const config = shellConfig({ folder, mode: 'development', outDir });
  const before = join(import.meta.dirname, 'webpack', 'devShellEntry.mjs');
  rmSync(outDir, { recursive: true, force: true });
  const stats = await compile({
    ...config,
    devtool: false,
    entry: { ...config.entry, shell: [before, ...config.entry.shell] },
  });
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  return outDir;
}

/** Creates the React Refresh plugin without its overlay, because the development server's client shows errors. */
function refreshPlugin() {
  return new ReactRefreshPlugin({ overlay: false });
}

/** Returns the options of a development server that is restricted to this machine. Changes that cannot be hot-replaced reload the page. */
function devServer(port) {
  return { host, port, hot: true, liveReload: true, allowedHosts: [host] };
}
