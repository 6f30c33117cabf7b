import { parseManifest, type BuildManifest } from '@adp/app-contract';
import { compareWithShell, type Provided, type Uses } from '@adp/app-contract/fit';
import { readJson } from './readJson';

/** An app in the registry of a site. */
interface App {
  readonly name: string;
  /** Null while the app is announced but not open yet. */
  readonly origin: string | null;
}

/**
 * Compares the live build and the canary of each app with a shell. Returns the reasons for incompatibility by app. Omits apps that are
 * compatible or not published yet. Includes apps whose host fails, because their compatibility is unknown.
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

/**
 * Compares the live build and the canary on an app's host with a shell.
 * @throws Error if the host fails
 */
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

/**
 * Compares a build with a shell, given its manifest on the app's host.
 * @throws Error if the host fails
 */
async function compareHostedBuild(
  origin: string,
  manifest: BuildManifest,
  provided: Provided,
  fetch: typeof globalThis.fetch,
): Promise<readonly string[]> {
  const uses = (await readJson<Uses>(`${origin}/${manifest.build}/uses.json`, fetch)) ?? {};
  return compareWithShell({ manifest, uses }, provided).map((reason) => `${manifest.build}: ${reason}`);
}

/**
 * Compares the build `build`, which is stored on an app's host, with a shell.
 * @throws Error if the host fails or has no such build
 */
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
 * Reads the `provided.json` of the shell at `origin`, by default of its live build. Undefined if the shell is not published yet or is too
 * old to have this file.
 * @throws Error if the host fails
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
