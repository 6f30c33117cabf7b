import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { sharedByApps } from '../../../packages/app-kit/federation.shared.mjs';
import type { federateApp } from '../../../packages/app-kit/webpack/federation.mjs';
import { toContract2 } from '../../../packages/app-kit/upgrade/toContract2.mjs';
import { appConfig } from '../../../packages/app-kit/webpack.base.mjs';
import { variants, type Variant } from './variants';

// Builds a changed copy of mfe-programmes for each variant with the build configuration of the app's team.
const workspace = resolve(import.meta.dirname, '../../..');
const source = join(workspace, 'mfe-programmes');
const copies = join(workspace, '.tmp', 'variants');
const dist = join(workspace, 'tests/e2e', 'dist');

/**
 * Returns webpack's own federation plugin. Its container has the standard interface but not the enhanced runtime, like
 * the containers of Rspack and other bundlers.
 */
const federatePlainly: typeof federateApp = ({ container }) => [
  new webpack.container.ModuleFederationPlugin({
    name: container,
    filename: 'entry.js',
    exposes: { './routes': { import: './src/app.tsx', name: 'routes' } },
    library: { type: 'var', name: container },
    shared: sharedByApps,
  }),
];

rmSync(dist, { recursive: true, force: true });
for (const variant of variants) await build(variant);
await compile(
  appConfig({
    folder: join(workspace, 'tests/e2e', 'fault-app'),
    name: 'fault_app_00',
    cssPrefix: 'fault',
    outDir: join(dist, 'fault-app'),
  }),
);
await buildUpgraded();
console.log(`e2e: ${variants.length} variants of mfe-programmes and two other apps built.`);

async function build({ name, edits, plain }: Variant): Promise<void> {
  const folder = join(copies, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(source, 'package.json'), join(folder, 'package.json'));
  cpSync(join(source, 'src'), join(folder, 'src'), { recursive: true });
  for (const { file, from, to } of edits) {
    const path = join(folder, 'src', file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(from)) throw new Error(`Variant ${name}: ${file} no longer contains "${from}".`);
    writeFileSync(
      path,
      text.replace(from, () => to),
    );
  }
  const federate = plain ? { federate: federatePlainly } : {};
  await compile(
    appConfig({
      folder,
      name: 'mfe_programmes',
      cssPrefix: 'programmes',
      outDir: join(dist, name),
      // Skips the server part to save time, because no journey renders a variant on a server.
      server: false,
      ...federate,
    }),
  );
}

/** Builds the app of contract 1 (`packages/app-kit/fixtures/contract-1`) after `adp upgrade` has rewritten it. */
async function buildUpgraded(): Promise<void> {
  const folder = join(copies, 'contract-2');
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(workspace, 'packages/create-app/template'), folder, { recursive: true });
  cpSync(join(workspace, 'packages/app-kit/fixtures/contract-1/source'), join(folder, 'src'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'contract-one', private: true }));
  for (const file of readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file)) continue;
    const path = join(folder, 'src', file);
    writeFileSync(path, toContract2(file, readFileSync(path, 'utf8')).text);
  }
  const outDir = join(dist, 'contract-2');
  await compile(appConfig({ folder, name: 'contract_one', cssPrefix: 'contract-one', outDir }));
}

function compile(config: Configuration): Promise<void> {
  return new Promise((done, fail) => {
    webpack(config, (error, stats) => {
      if (error) fail(error);
      else if (stats?.hasErrors()) fail(new Error(stats.toString({ all: false, errors: true })));
      else done();
    });
  });
}
