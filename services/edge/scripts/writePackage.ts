import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/** As `services/firebase/` has Firestore: near it, or each read crosses a continent. The rewrites in firebase.json say the same. */
export const region = 'europe-west1';

export interface FunctionPackage {
  readonly name: string;
  /** TypeScript that exports the functions. */
  readonly contents: string;
  /** What `contents` imports from. */
  readonly resolveDir: string;
  /** Packages of the registry that it needs beside those of Google. */
  readonly dependencies?: Readonly<Record<string, string | undefined>>;
}

/** Writes functions as the official command line deploys them: one file, and what it needs from the registry. */
export async function writePackage(
  folder: string,
  { name, contents, resolveDir, dependencies = {} }: FunctionPackage,
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await build({
    stdin: { contents, resolveDir, loader: 'ts' },
    outfile: join(folder, 'index.mjs'),
    bundle: true,
    platform: 'node',
    target: 'node22',
    format: 'esm',
    external: ['firebase-functions'],
    // CommonJS within it requires node's own modules, which a module cannot do.
    banner: {
      js: "import { createRequire as bannerRequire } from 'node:module'; const require = bannerRequire(import.meta.url);",
    },
    logLevel: 'warning',
  });
  const manifest = {
    name,
    private: true,
    main: 'index.mjs',
    engines: { node: '22' },
    dependencies: { 'firebase-admin': '14.5.1', 'firebase-functions': '7.4.0', ...dependencies },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
