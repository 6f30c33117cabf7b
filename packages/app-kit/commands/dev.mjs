import { join } from 'node:path';
import { readProvided } from '@adp/app-kit/publish';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { contract } from '../describeBuild.mjs';
import { devConfig, getDevShell, standaloneConfig } from '../webpack.dev.mjs';
import { startSiteProxy } from '../proxy/startSiteProxy.mjs';
import { readOptions } from './readOptions.mjs';
import { requireFreePort } from './requireFreePort.mjs';
import { watchTypes } from './watchTypes.mjs';

/** Runs `adp dev`: serves the app from its sources with hot replacement, alone or, with `--against`, inside a running site. */
export async function run({ folder, against }) {
  const options = await readOptions(folder);
  const { port } = options;
  // Check before anything starts, because the development server reports its port only as an uncaught exception.
  for (const each of against ? [port, port + 1000] : [port]) await requireFreePort(each, port);
  const site = against && new URL(against).origin;
  const shell = site && (await getDevShell(join(folder, '.adp', 'shell')));
  if (site) await compareContracts(site);
  const { devServer, ...config } = against ? devConfig(options) : standaloneConfig(options);
  const compiler = webpack(config);
  const built = new Promise((done) => compiler.hooks.done.tap('adp dev', done));
  const server = new WebpackDevServer(devServer, compiler);
  await server.start();
  // Wait for the first build, which writes the manifest.
  await built;
  if (site) {
    const app = { ...options, origin: devOrigin(options) };
    const { origin } = await startSiteProxy({ site, app, port, shell });
    console.log(`${site} with ${options.name} from its sources: ${origin}`);
  } else {
    console.log(`${options.name} alone: http://127.0.0.1:${port}`);
  }
  watchTypes(folder);
}

/** Warns if the site does not support the kit's contract, because the app could then not be published to it. */
async function compareContracts(site) {
  // Ignore a failure, because the proxy reports a site that does not respond.
  const live = await readProvided(site).catch(() => undefined);
  if (live && !live.contracts.includes(contract))
    console.warn(
      `${site} supports contract ${live.contracts.join(', ')}, this kit writes apps of contract ${contract}.`,
    );
}

/** Returns the origin of the app's files. As in production, it differs from the site's origin. */
function devOrigin({ port }) {
  return `http://127.0.0.1:${port + 1000}`;
}
