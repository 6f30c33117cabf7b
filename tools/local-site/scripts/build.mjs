import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';

// Bundles the program into one file for Node. Running it from its sources through tsx would need twice the memory and
// half a second more.
const folder = join(import.meta.dirname, '..');
rmSync(join(folder, 'dist'), { recursive: true, force: true });
await build({
  entryPoints: [join(folder, 'src/main.ts')],
  outdir: join(folder, 'dist'),
  outExtension: { '.js': '.mjs' },
  // Code that is imported on demand remains separate, because most starts need no parser.
  splitting: true,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  logLevel: 'warning',
  // The contract imports its globals only for their types.
  logOverride: { 'ignored-bare-import': 'silent' },
  plugins: [
    {
      name: 'packages of other makers stay outside',
      setup({ onResolve }) {
        onResolve({ filter: /^[^./]/ }, ({ path, kind, resolveDir }) =>
          kind === 'entry-point' || path.startsWith('@adp/') || isNestedModule(path, resolveDir)
            ? undefined
            : { path, external: true },
        );
      },
    },
  ],
});

/**
 * Whether a package imports `path` in a version of its own, as an ES module. From `dist/`, Node would find the version at the root instead, so it
 * becomes part of the bundle.
 */
function isNestedModule(path, importer) {
  const name = path.split('/', path.startsWith('@') ? 2 : 1).join('/');
  const root = join(folder, '../..');
  for (let parent = importer; parent !== root && parent !== dirname(parent); parent = dirname(parent)) {
    const manifest = join(parent, 'node_modules', name, 'package.json');
    if (existsSync(manifest)) return JSON.parse(readFileSync(manifest, 'utf8')).type === 'module';
  }
  return false;
}
