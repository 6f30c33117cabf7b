import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION, findIncompatibility, parseManifest, type BuildManifest } from '@adp/app-contract';
import { readJson } from './readJson';

/** A shell's `provided.json`, which `SharedNamesPlugin` writes. */
export interface Provided {
  readonly contracts: readonly number[];
  /** Package -> version. */
  readonly versions: Readonly<Record<string, string>>;
  /** Package, or a module of one -> exported names. A package whose names webpack does not know is left out. */
  readonly names: Readonly<Record<string, readonly string[]>>;
}

/** A build's `uses.json`: shared package -> names that the build imports. Empty for builds of other bundlers. */
export type Uses = Readonly<Record<string, readonly string[]>>;

/** An app of a site, as its registry names it. */
interface App {
  readonly name: string;
  /** Null while the app is announced but not open yet. */
  readonly origin: string | null;
}

/**
 * Returns why an app's build does not fit a shell, one sentence per reason: the contract, the versions of shared packages,
 * and imported names that the shell does not export, which would be undefined in the page.
 */
export function compareWithShell(
  { manifest, uses }: { readonly manifest: BuildManifest; readonly uses: Uses },
  provided: Provided,
): readonly string[] {
  const errors: string[] = [];
  if (!provided.contracts.includes(manifest.contract))
    errors.push(`it needs contract ${manifest.contract}; the shell keeps ${provided.contracts.join(', ')}`);
  const reason = findIncompatibility({ ...manifest, contract: CONTRACT_VERSION }, provided.versions);
  if (reason) errors.push(reason);
  for (const [module, used] of Object.entries(uses)) {
    const missing = used.filter((name) => provided.names[module]?.includes(name) === false);
    if (missing.length > 0) errors.push(`it takes ${missing.join(', ')} of ${module}, which the shell does not bring`);
  }
  return errors;
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
