import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { findIncompatibility, parseManifest } from '@adp/app-contract';
import { compareWithShell, findDeprecatedUses, type Provided, type Uses } from '@adp/app-contract/fit';
import { checkBuiltApp } from '../contract';

/** Budget for the files that every page of an app loads, in bytes after Brotli compression. */
export const APP_BUDGET = 28_000;

/**
 * Returns the reasons why a built app must not be published. Checks the contract, the prefixes, the live shell, and the
 * size of the first files. A build of the track `next` is for newer shells, so it must not fit the live one.
 */
export async function checkApp(
  dist: string,
  name: string,
  owns: readonly string[],
  live?: Provided,
  track: 'live' | 'next' = 'live',
): Promise<readonly string[]> {
  const errors = await checkBuiltApp(dist, owns);
  if (errors.length > 0) return errors;
  const manifest = parseManifest(JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')));
  const bytes = measure(join(dist, manifest.build));
  return [
    ...(live ? compareTrack({ manifest, uses: readUses(join(dist, manifest.build)) }, live, track) : []),
    ...(manifest.app === name ? [] : [`the build's name is ${manifest.app}, the registry's is ${name}`]),
    ...(bytes <= APP_BUDGET ? [] : [`entry and routes are ${bytes} bytes, ${APP_BUDGET} are allowed`]),
  ];
}

function compareTrack(
  build: Parameters<typeof compareWithShell>[0],
  live: Provided,
  track: 'live' | 'next',
): readonly string[] {
  if (track === 'live') return compareWithShell(build, live);
  const fits = findIncompatibility(build.manifest, live) === undefined;
  return fits ? ['the live shell would use it at once: publish it without --next'] : [];
}

/** Returns a sentence for each deprecated name that a built app uses. */
export function listDeprecatedUses(dist: string, live: Provided): readonly string[] {
  const { build } = parseManifest(JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')));
  return findDeprecatedUses(readUses(join(dist, build)), live).map(
    ({ name, group, lastDay, replacement }) =>
      `${name} of ${group} is deprecated, and available until ${lastDay}. ${replacement}`,
  );
}

/** Returns true for the files that every page of an app loads: the entry and the routes. */
export function isFirstFile(path: string): boolean {
  return /(^|\/)(entry|routes)\b[^/]*\.js$/.test(path);
}

/** Returns the compressed size of the entry and the routes, in bytes. */
function measure(build: string): number {
  return readdirSync(build)
    .filter(isFirstFile)
    .reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(build, file))).length, 0);
}

function readUses(buildFolder: string): Uses {
  const file = join(buildFolder, 'uses.json');
  // The cast is safe because the kit's own build writes this file.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Uses) : {};
}
