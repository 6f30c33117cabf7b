import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseManifest, type BuildManifest } from '@adp/app-contract';
import { compareWithShell, type Provided, type Uses } from '@adp/app-contract/fit';
import { readJson } from './readJson';

/** An app of a site, as its registry names it. */
interface App {
  readonly name: string;
  /** Null while the app is announced but not open yet. */
  readonly origin: string | null;
}

/** Reads the `uses.json` of the build in a folder. */
export function readUses(buildFolder: string): Uses {
  const file = join(buildFolder, 'uses.json');
  // Written by our own build.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Uses) : {};
}

/**
 * Compares every live build of `apps`, and every canary, with a shell: app name -> reasons. Apps that fit, or that are not
 * published yet, are left out. An app whose host fails is in the result too, because nobody knows whether it fits.
 */
export async function findIncompatibleApps(
  apps: readonly App[],
  provided: Provided,
  fetch = globalThis.fetch,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const compared = apps.map(async ({ name, origin }) => {
    const reasons = origin === null ? [] : await compareLiveBuilds(origin, provided, fetch).catch(describeFailure);
    return [name, reasons] as const;
  });
  return new Map((await Promise.all(compared)).filter(([, reasons]) => reasons.length > 0));
}

/** Compares the live build of an app's host, and its canary, with a shell. @throws Error where the host fails */
export async function compareLiveBuilds(
  origin: string,
  provided: Provided,
  fetch = globalThis.fetch,
): Promise<readonly string[]> {
  const json = await readJson<object>(`${origin}/manifest.json`, fetch);
  if (!json) return [];
  const manifest = parseManifest(json);
  const builds: readonly BuildManifest[] = manifest.canary ? [manifest, manifest.canary] : [manifest];
  const reasons = builds.map(async (build) => compareHostedBuild(origin, build, provided, fetch));
  return [...new Set((await Promise.all(reasons)).flat())];
}

/** Compares a build that is stored on an app's host with a shell. @throws Error where the host fails */
async function compareHostedBuild(
  origin: string,
  manifest: BuildManifest,
  provided: Provided,
  fetch: typeof globalThis.fetch,
): Promise<readonly string[]> {
  const uses = (await readJson<Uses>(`${origin}/${manifest.build}/uses.json`, fetch)) ?? {};
  return compareWithShell({ manifest, uses }, provided).map((reason) => `${manifest.build}: ${reason}`);
}

/** Compares the stored build `build` of an app's host with a shell. @throws Error where the host fails or has no such build */
export async function compareStoredBuild(
  origin: string,
  build: string,
  provided: Provided,
  fetch = globalThis.fetch,
): Promise<readonly string[]> {
  const manifest = parseManifest(await readJson(`${origin}/${build}/manifest.json`, fetch));
  return compareHostedBuild(origin, manifest, provided, fetch);
}

/**
 * Reads what the shell at `origin` provides, the live build or `build`; undefined where it is not published yet, or is older than
 * this file. @throws Error where its host fails
 */
export async function readProvided(
  origin: string,
  fetch = globalThis.fetch,
  build?: string,
): Promise<Provided | undefined> {
  const live = build ?? (await readJson<{ readonly build: string }>(`${origin}/manifest.json`, fetch))?.build;
  return live === undefined ? undefined : readJson<Provided>(`${origin}/${live}/provided.json`, fetch);
}

function describeFailure(error: unknown): readonly string[] {
  return [`it could not be compared: ${error instanceof Error ? error.message : String(error)}`];
}
