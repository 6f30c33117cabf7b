import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

// One file for node: run from its sources through tsx, the platform would need twice the memory and half a second more.
const folder = join(import.meta.dirname, '..');
rmSync(join(folder, 'dist'), { recursive: true, force: true });
await build({
  entryPoints: [join(folder, 'src/main.ts')],
  outdir: join(folder, 'dist'),
  outExtension: { '.js': '.mjs' },
  // What is imported late stays apart: most starts need no parser.
  splitting: true,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [
    {
      name: 'packages of other makers stay outside',
      setup({ onResolve }) {
        onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
          kind === 'entry-point' || path.startsWith('@adp/') ? undefined : { path, external: true },
        );
      },
    },
  ],
});
