import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parseManifest } from '@adp/app-contract';
import { compareWithShell, type Provided, type Uses } from '@adp/app-contract/fit';
import { checkBuiltApp } from '../contract';

/** What an app may add to every first view, in bytes as brotli sends them (design/performance.md). */
export const APP_BUDGET = 28_000;

/**
 * Why a built app must not be published, a sentence each: the contract, the prefixes that it owns, what it needs of the
 * shell that is live, and what it adds to every first view of its pages.
 */
export async function checkApp(
  dist: string,
  name: string,
  owns: readonly string[],
  live?: Provided,
): Promise<readonly string[]> {
  const errors = await checkBuiltApp(dist, owns);
  if (errors.length > 0) return errors;
  const manifest = parseManifest(JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')));
  const bytes = measure(join(dist, manifest.build));
  return [
    ...(live ? compareWithShell({ manifest, uses: readUses(join(dist, manifest.build)) }, live) : []),
    ...(manifest.app === name ? [] : [`the build calls itself ${manifest.app}, the registry ${name}`]),
    ...(bytes <= APP_BUDGET ? [] : [`entry and routes are ${bytes} bytes, ${APP_BUDGET} are allowed`]),
  ];
}

/** Whether a file is one that every page of an app needs: the entry or the routes. */
export function isFirstFile(path: string): boolean {
  return /(^|\/)(entry|routes)\b[^/]*\.js$/.test(path);
}

/** Bytes of the entry and of the routes, which every page of the app needs. */
function measure(build: string): number {
  return readdirSync(build)
    .filter(isFirstFile)
    .reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(build, file))).length, 0);
}

/** Reads `uses.json` from a build folder. */
function readUses(buildFolder: string): Uses {
  const file = join(buildFolder, 'uses.json');
  // Written by our own build.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Uses) : {};
}
