import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import { sharedByShell, sharedPackages } from '../../../packages/app-kit/federation.shared.mjs';
import { federateShell } from '../../../packages/app-kit/webpack/federation.mjs';
import { shellConfig } from '../../../packages/app-kit/webpack.base.mjs';
import { compressedSize } from './compressedSize';
import { workspace } from './startSite';

/**
 * Measures the bytes that the enhanced federation plugin adds to a first view, compared with webpack's own plugin.
 * Returns the difference after Brotli compression for the shell and for an app's entry.
 */
export async function measureFederation(out: string): Promise<{ shell: number; entry: number }> {
  const remotes = join(workspace, 'shell/src/remotes');
  const [enhanced, plain] = await Promise.all([
    build(join(out, 'enhanced'), [join(remotes, 'federation.ts')], federateShell(sharedPackages)),
    build(
      join(out, 'plain'),
      [],
      [new webpack.container.ModuleFederationPlugin({ name: 'shell', shared: sharedByShell })],
    ),
  ]);
  return {
    shell: enhanced - plain,
    entry:
      entrySize(join(workspace, 'mfe-programmes/dist')) - entrySize(join(workspace, 'tests/e2e/dist/plain-container')),
  };
}

/** Returns the compressed size of a shell that contains only React and `files`. */
async function build(out: string, files: readonly string[], plugins: WebpackPluginInstance[]): Promise<number> {
  const folder = join(workspace, 'shell');
  const { resolve = {}, module = {}, optimization = {} } = shellConfig({ folder });
  const config: Configuration = {
    mode: 'production',
    target: ['web', 'es2022'],
    context: folder,
    entry: [...files, 'react'],
    output: { path: out, filename: 'shell.js', publicPath: 'auto' },
    resolve,
    module,
    optimization: { minimizer: optimization.minimizer ?? [] },
    plugins,
  };
  await new Promise<void>((done, fail) => {
    webpack(config, (error, stats) => {
      if (error) fail(error);
      else if (stats?.hasErrors()) fail(new Error(stats.toString({ all: false, errors: true })));
      else done();
    });
  });
  return brotliSize(join(out, 'shell.js'));
}

function entrySize(dist: string): number {
  const entry = readdirSync(dist)
    .map((name) => join(dist, name, 'entry.js'))
    .find((file) => existsSync(file));
  if (!entry) throw new Error(`There is no build in ${dist}.`);
  return brotliSize(entry);
}

const brotliSize = (file: string) => compressedSize(readFileSync(file));
