import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readPageHeaders, readSiteHosting } from '@adp/cli';
import { appFolder, readSiteFile } from '@adp/site-document/siteFile';
import { startBackend } from './startBackend';
import { startStatus } from './startStatus';

// `--fresh` deletes the stored state, `--items N` generates items for a new seed.
const workspace = resolve(import.meta.dirname, '../../..');

try {
  const { values } = parseArgs({
    options: { fresh: { type: 'boolean' }, items: { type: 'string' } },
  });
  const items = Number(values.items ?? 0);
  if (!Number.isInteger(items) || items < 0) throw new Error('--items requires a whole number.');
  const site = readSiteFile(resolve(workspace, 'config/sites/local.json'));
  const origins = Object.fromEntries([
    ['shell', site.origin],
    ...site.registry.apps.flatMap(({ name, origin }) => (origin === null ? [] : [[appFolder(name), origin]])),
  ]);
  const firebase = resolve(workspace, 'firebase.json');
  const hosting = readSiteHosting(firebase, site);
  const homeless = Object.keys(origins).filter((target) => !hosting.some((entry) => entry.target === target));
  if (homeless.length > 0) throw new Error(`firebase.json has no hosting entry for ${homeless.join(', ')}.`);
  // Start the status page first. If its port is in use, there is no platform yet whose state has to be saved.
  const status = site.status === undefined ? undefined : await startStatus(site, site.status);
  const platform = await startBackend({
    firestoreEmulator: process.env.FIRESTORE_EMULATOR_HOST,
    hosting,
    origins,
    cwd: workspace,
    workspace,
    stateFolder: resolve(workspace, '.local-data'),
    fresh: values.fresh ?? false,
    cdn: true,
    clock: 'real',
    stopGrace: 3_000,
    ...(site.edge === 'function' && { rendering: { site, headers: readPageHeaders(firebase, site) } }),
    items,
  });
  for (const [target, origin] of Object.entries(platform.origins)) console.log(`${target.padEnd(16)} ${origin}`);
  if (site.status) console.log(`${'status'.padEnd(16)} ${site.status}`);
  console.log(`${'for developers'.padEnd(16)} ${site.origin}/__/local`);
  console.log(`\nThe site is open at ${site.origin} (Ctrl+C stops it).`);
  const end = () => {
    status?.close();
    void platform.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error instanceof Error ? error.message : error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(message);
  if (message.startsWith('Port ')) console.error('The origins are in config/sites/local.json.');
  process.exit(1);
}
