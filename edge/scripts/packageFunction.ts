import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { FunctionConfig } from '../src/function';

/** As `backend/` has Firestore: near it, or each read crosses a continent. The rewrite in firebase.json says the same. */
const region = 'europe-west1';

/**
 * How it runs. An instance answers from its own memory, so few of them with many requests each are cheap; each of its workers may
 * use 74 MB (docs/decisions/072), and there are as many as apps, and one. The account has no role: what everybody may read needs
 * none, and nothing else is to be had.
 */
const options = {
  region,
  memory: '1GiB',
  cpu: 1,
  concurrency: 80,
  maxInstances: 3,
  timeoutSeconds: 15,
  invoker: 'public',
  serviceAccount: 'edge@',
};

/** What cards are painted with: files that are read, and cannot be part of the one file. */
const cardPackages = [
  '@resvg/resvg-wasm',
  '@expo-google-fonts/bricolage-grotesque',
  '@expo-google-fonts/noto-sans-arabic',
];

/** Writes the function as the official command line deploys it: one file, and what it needs from the registry. */
export async function packageFunction(folder: string, config: FunctionConfig): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await build({
    stdin: {
      contents: `
        import { onRequest } from 'firebase-functions/v2/https';
        import { createFunction } from './src/function';
        export const edge = onRequest(${JSON.stringify(options)}, createFunction(${JSON.stringify(config)}, import.meta.url));`,
      resolveDir: join(import.meta.dirname, '..'),
      loader: 'ts',
    },
    outfile: join(folder, 'index.mjs'),
    bundle: true,
    platform: 'node',
    target: 'node22',
    format: 'esm',
    // For packages in it that are CommonJS.
    banner: {
      js: "import { createRequire as toRequire } from 'node:module'; const require = toRequire(import.meta.url);",
    },
    external: ['firebase-functions'],
    logLevel: 'warning',
  });
  const edge = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const manifest = {
    name: 'edge',
    private: true,
    main: 'index.mjs',
    engines: { node: '22' },
    dependencies: {
      'firebase-admin': '14.5.1',
      'firebase-functions': '7.4.0',
      ...Object.fromEntries(cardPackages.map((name) => [name, edge.dependencies[name]])),
    },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
