import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { devConfig, standaloneConfig } from '../webpack.base.mjs';
import { startSiteProxy } from '../proxy/startSiteProxy.mjs';
import { readOptions } from './readOptions.mjs';

/**
 * `adp dev`: the app from its sources, alone in a plain frame, or with `--against` inside a site that runs elsewhere.
 * Type errors are printed as they come and go.
 */
export async function run({ folder, against }) {
  const options = await readOptions(folder);
  const { devServer, ...config } = against ? devConfig(options) : standaloneConfig(options);
  const server = new WebpackDevServer(devServer, webpack(config));
  await server.start();
  watchTypes(folder);
  if (!against) {
    console.log(`${options.name} alone: http://127.0.0.1:${options.port}`);
    return;
  }
  const { origin } = await startSiteProxy({
    site: new URL(against).origin,
    app: { ...options, origin: devOrigin(options) },
    port: options.port,
  });
  console.log(`${new URL(against).origin} with ${options.name} from its sources: ${origin}`);
}

/** The app's files are on a port of their own beside the site's: an app is on another origin than the site, as ever. */
function devOrigin({ port }) {
  return `http://127.0.0.1:${port + 1000}`;
}

function watchTypes(folder) {
  const compiler = createRequire(import.meta.url).resolve('typescript/package.json');
  const args = ['--noEmit', '--watch', '--preserveWatchOutput', '--pretty'];
  const child = spawn(process.execPath, [join(dirname(compiler), 'bin/tsc'), ...args], {
    cwd: folder,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      child.kill();
      process.exit(0);
    });
  }
}
