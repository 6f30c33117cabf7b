import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { sharedByApps, sharedVersions } from '../../../packages/app-kit/federation.shared.mjs';
import type { federateApp } from '../../../packages/app-kit/webpack/federation.mjs';
import { toContract2 } from '../../../packages/app-kit/upgrade/toContract2.mjs';
import { ServerBuildPlugin } from '../../../packages/app-kit/webpack/ServerBuildPlugin.mjs';
import { appConfig, shellConfig } from '../../../packages/app-kit/webpack.base.mjs';
import { copies, nextPackages, type ShellVariant, shellVariants } from './shellVariants';
import { isFull } from './full';
import { type Edit, variants, type Variant } from './variants';

// Builds a changed copy of mfe-programmes or of the shell for each variant, with the build configuration of its team.
const workspace = resolve(import.meta.dirname, '../../..');
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

/** Removes only comments and space, in half the time, because no journey measures the size of a variant. */
const fastMinimizer = new MinimizerPlugin({
  minify: MinimizerPlugin.swcMinify,
  minimizerOptions: { compress: false, mangle: false },
});

rmSync(dist, { recursive: true, force: true });
const isBuilt = ({ isOnlyFull }: Variant | ShellVariant) => isFull || !isOnlyFull;
const builtApps = variants.filter(isBuilt);
const builtShells = shellVariants.filter(isBuilt);
for (const variant of builtApps) await buildApp(variant);
for (const variant of builtShells) await buildShell(variant);
await compile(
  appConfig({
    folder: join(workspace, 'tests/e2e', 'fault-app'),
    name: 'fault_app_00',
    cssPrefix: 'fault',
    outDir: join(dist, 'fault-app'),
  }),
);
if (isFull) await buildUpgraded();
console.log(`e2e: ${builtApps.length} variants of mfe-programmes and ${builtShells.length} of the shell built.`);

/** Copies an app or the shell, and applies the edits. Returns the folder of the copy. */
function copySources(source: string, name: string, edits: readonly Edit[]): string {
  const folder = join(copies, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(workspace, source, 'package.json'), join(folder, 'package.json'));
  cpSync(join(workspace, source, 'src'), join(folder, 'src'), { recursive: true });
  for (const { file, from, to } of edits) replaceIn(join(folder, 'src', file), from, to);
  return folder;
}

/** Replaces the first occurrence of `from` in a file. Throws an Error if there is none. */
function replaceIn(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} no longer contains "${from}".`);
  writeFileSync(
    file,
    text.replace(from, () => to),
  );
}

async function buildShell({ name, edits, packages, aliases, react }: ShellVariant): Promise<void> {
  const folder = copySources('shell', name, edits);
  if (packages['react-router']) {
    const facades = join(folder, 'src/remotes/facades');
    cpSync(join(facades, 'reactRouterDom.ts'), join(facades, 'reactRouter.ts'));
    // The provider of react-router/dom imports the provider of react-router, which is this facade.
    replaceIn(join(facades, 'reactRouter.ts'), "from 'react-router-real-dom'", "from 'react-router-real'");
  }
  const reactAliases = react ? copyReact(join(folder, 'node_modules'), react) : {};
  const config = shellConfig({ folder, outDir: join(dist, name), packages });
  const parts = config.plugins?.flatMap((plugin) => (plugin instanceof ServerBuildPlugin ? [plugin.config] : [])) ?? [];
  for (const part of [config, ...parts])
    part.resolve = { ...part.resolve, alias: { ...part.resolve?.alias, ...aliases, ...reactAliases } };
  await compile(config);
}

/** Copies React with another version number, and optionally without an export. Returns the aliases for the copy. */
function copyReact(
  modules: string,
  { version, without }: NonNullable<ShellVariant['react']>,
): Readonly<Record<string, string>> {
  const present = sharedVersions['react'] ?? '';
  const aliases = ['react', 'react-dom'].map((name) => {
    const copy = join(modules, name);
    cpSync(join(workspace, 'node_modules', name), copy, { recursive: true });
    for (const file of readdirSync(join(copy, 'cjs')).filter((each) => each.endsWith('.production.js'))) {
      const path = join(copy, 'cjs', file);
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll(present, version));
    }
    return [name, copy];
  });
  if (without) replaceIn(join(modules, 'react/cjs/react.production.js'), `exports.${without} =`, 'exports.removed =');
  return Object.fromEntries(aliases);
}

async function buildApp({ name, edits, plain, isForNextShell }: Variant): Promise<void> {
  const folder = copySources('mfe-programmes', name, edits);
  const federate = plain ? { federate: federatePlainly } : {};
  await compile(
    appConfig({
      folder,
      name: 'mfe_programmes',
      cssPrefix: 'programmes',
      outDir: join(dist, name),
      // Skips the server part to save time, because no journey renders the others on a server.
      server: isForNextShell ?? false,
      ...(isForNextShell && { packages: nextPackages }),
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
  const optimization = { ...config.optimization, minimizer: [fastMinimizer] };
  return new Promise((done, fail) => {
    webpack({ ...config, optimization }, (error, stats) => {
      if (error) fail(error);
      else if (stats?.hasErrors()) fail(new Error(stats.toString({ all: false, errors: true })));
      else done();
    });
  });
}
