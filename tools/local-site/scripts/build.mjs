import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

// Bundles the program, because tsx would need twice the memory and half a second more.
const folder = join(import.meta.dirname, '..');
rmSync(join(folder, 'dist'), { recursive: true, force: true });
await build({
  entryPoints: [join(folder, 'src/main.ts')],
  outdir: join(folder, 'dist'),
  outExtension: { '.js': '.mjs' },
  // Code that is imported on demand remains in separate files, because most starts do not need the rules parser.
  splitting: true,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  logLevel: 'warning',
  // The contract package imports its globals only for their types.
  logOverride: { 'ignored-bare-import': 'silent' },
  plugins: [
    {
      name: 'external-packages',
      setup({ onResolve }) {
        onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
          kind === 'entry-point' || path.startsWith('@adp/') ? undefined : { path, external: true },
        );
      },
    },
  ],
});
