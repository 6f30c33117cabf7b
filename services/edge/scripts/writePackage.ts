import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/** The region of Firestore, so that reads do not cross continents. firebase.json names the same region. */
export const region = 'europe-west1';

export interface FunctionPackage {
  readonly name: string;
  readonly contents: string;
  /** The folder from which imports in `contents` are resolved. */
  readonly resolveDir: string;
  /** npm packages that are not bundled, in addition to Google's packages. */
  readonly dependencies?: Readonly<Record<string, string | undefined>>;
}

/** Writes functions as the official command line deploys them: one file with its npm dependencies. */
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
    // Bundled CommonJS packages load Node's modules with `require`, which ES modules lack.
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
