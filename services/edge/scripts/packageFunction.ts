import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment } from '../src/environment';
import type { FunctionConfig } from '../src/function';
import { region, writePackage } from './writePackage';

/**
 * Settings of the function. Its memory is for render processes of 50 MB each (docs/decisions/088). Its service account
 * has no role.
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

/** Packages that contain files for rendering preview images. These files cannot be bundled. */
const cardPackages = [
  '@resvg/resvg-wasm',
  '@expo-google-fonts/bricolage-grotesque',
  '@expo-google-fonts/noto-sans-arabic',
];

export async function packageFunction(folder: string, config: FunctionConfig): Promise<void> {
  const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  await writePackage(folder, {
    name: 'edge',
    contents: `
      import { onRequest } from 'firebase-functions/v2/https';
      import { createFunction } from './src/function';
      export const edge = onRequest(${JSON.stringify(options)}, createFunction(${JSON.stringify(config)}, import.meta.url));`,
    resolveDir: join(import.meta.dirname, '..'),
    dependencies: Object.fromEntries(cardPackages.map((name) => [name, dependencies[name]])),
  });
  const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(folder, '.env'), variables.join(''));
}
