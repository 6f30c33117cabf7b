import { chooseTrack, parseManifest, type BuildManifest } from '@adp/app-contract';
import { compareWithShell, listMissingNames, type Provided, type Uses } from '@adp/app-contract/fit';
import { findPlaces } from './findPlaces';
import { readJson } from './readJson';

/** Maximum number of pages and files that a reason names. */
const MAX_PLACES = 8;

interface App {
  readonly name: string;
  /** Null while the app is announced but not open yet. */
  readonly origin: string | null;
}

/**
 * Returns the apps whose live build or canary does not fit a shell, with the reasons. Includes apps whose host fails,
 * because their fit is unknown.
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

/** Compares the builds on an app's host that a shell would use with the shell. Throws an Error if the host fails. */
export async function compareLiveBuilds(
  origin: string,
  provided: Provided,
  fetch = globalThis.fetch,
): Promise<readonly string[]> {
  const builds = await readLiveBuilds(origin, provided, fetch);
  const reasons = await Promise.all(builds.map((build) => compareHostedBuild(origin, build, provided, fetch)));
  return [...new Set(reasons.flat())];
}

export interface HostedNames {
  readonly manifest: BuildManifest;
  readonly uses: Uses;
}

/**
 * Returns the builds that pages with a shell use: the live build or `next`, and the canary. Returns none if the app is
 * not published. Throws an Error if the host fails.
 */
export async function readLiveBuilds(
  origin: string,
  provided: Provided,
  fetch = globalThis.fetch,
): Promise<readonly HostedNames[]> {
  const json = await readJson<object>(`${origin}/manifest.json`, fetch);
  if (!json) return [];
  const manifest = chooseTrack(parseManifest(json), provided);
  const builds: readonly BuildManifest[] = manifest.canary ? [manifest, manifest.canary] : [manifest];
  return Promise.all(builds.map((build) => withUses(origin, build, fetch)));
}

async function withUses(origin: string, manifest: BuildManifest, fetch: typeof globalThis.fetch): Promise<HostedNames> {
  return { manifest, uses: (await readJson<Uses>(`${origin}/${manifest.build}/uses.json`, fetch)) ?? {} };
}

async function compareHostedBuild(
  origin: string,
  hosted: HostedNames,
  provided: Provided,
  fetch: typeof globalThis.fetch,
): Promise<readonly string[]> {
  const { build } = hosted.manifest;
  const reasons = [...compareWithShell(hosted, provided)];
  const missing = Object.values(listMissingNames(hosted.uses, provided)).flat();
  if (missing.length > 0) {
    const places = await findPlaces(origin, build, missing, fetch);
    const last = places.length > MAX_PLACES ? [`${places.length - MAX_PLACES} more`] : [];
    if (places.length > 0)
      reasons.push(`pages and files with these names: ${[...places.slice(0, MAX_PLACES), ...last].join(', ')}`);
  }
  return reasons.map((reason) => `${build}: ${reason}`);
}

/** Compares a stored build with a shell. Throws an Error if the host fails or has no such build. */
export async function compareStoredBuild(
  origin: string,
  build: string,
  provided: Provided,
  fetch = globalThis.fetch,
): Promise<readonly string[]> {
  const manifest = parseManifest(await readJson(`${origin}/${build}/manifest.json`, fetch));
  return compareHostedBuild(origin, await withUses(origin, manifest, fetch), provided, fetch);
}

/**
 * Reads `provided.json` of the live shell or of `build`. Resolves to undefined if the host lacks the file. Throws an
 * Error if the host fails.
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
