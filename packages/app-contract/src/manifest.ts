import * as v from 'valibot';
import { CONTRACT_VERSION, firstIssue } from './contract';

/** A build of an app: where it begins and what it was built against. */
export interface BuildManifest {
  readonly contract: number;
  readonly app: string;
  readonly build: string;
  /** Name of the global that the entry script leaves; its own for each build. */
  readonly container: string;
  /** Address of the entry script, relative to the manifest. */
  readonly entry: string;
  /** Shared package -> version the app was built against. */
  readonly requires: Readonly<Record<string, string>>;
  /**
   * File in the build's folder -> its hash, as the attribute `integrity` has it: of the entry, and of all files that are not in
   * the build's `integrity.json`; of that list too, where there is one.
   */
  readonly integrity: Readonly<Record<string, string>>;
}

/** What an app's `manifest.json` holds: the live build, and beside it another one that a share of the browsers uses. */
export interface AppManifest extends BuildManifest {
  /** `share` of the browsers, 0 to 1. Shells from before canaries ignore it. */
  readonly canary?: (BuildManifest & { readonly share: number }) | undefined;
}

const version = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/, 'a version as 1.2.3'));

const integritySchema = v.record(v.string(), v.pipe(v.string(), v.regex(/^sha(256|384|512)-[\w+/]+=*$/, 'a hash')));

const buildFields = {
  contract: v.pipe(v.number(), v.integer()),
  app: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]*$/)),
  build: v.pipe(v.string(), v.regex(/^b-[0-9a-f]{10}$/, 'a build id as b- and ten hex digits')),
  container: v.pipe(v.string(), v.regex(/^\w+$/)),
  // Below the manifest's own folder only: a manifest never points to another host.
  entry: v.pipe(v.string(), v.regex(/^b-[0-9a-f]{10}\/[\w.-]+\.js$/, 'an entry inside its build folder')),
  requires: v.record(v.string(), version),
  integrity: integritySchema,
};

const canarySchema = v.object({ ...buildFields, share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)) });

const manifestSchema = v.object({
  ...buildFields,
  // A faulty canary must not break the live build, so ignore it.
  canary: v.fallback(v.optional(canarySchema), undefined),
});

/**
 * Returns the manifest in `value`, without its canary if that is faulty or belongs to another app.
 * @throws Error that names the first problem
 */
export function parseManifest(value: unknown): AppManifest {
  const result = v.safeParse(manifestSchema, value);
  if (!result.success) throw new Error(`the manifest is not to the contract: ${firstIssue(result.issues)}`);
  const { canary, ...live } = result.output;
  return canary?.app === live.app ? result.output : live;
}

/** Returns what is wrong with a manifest's canary. Undefined if it is valid, or if there is none. */
export function findCanaryError(value: unknown): string | undefined {
  const result = v.safeParse(v.object({ app: v.string(), canary: v.optional(canarySchema) }), value);
  if (!result.success) return firstIssue(result.issues);
  const { app, canary } = result.output;
  return canary && canary.app !== app ? `canary.app: it is a build of ${canary.app}` : undefined;
}

/**
 * The hashes that an `integrity.json` holds, by file.
 * @throws Error that names the first thing that is wrong
 */
export function parseIntegrity(value: unknown): AppManifest['integrity'] {
  const result = v.safeParse(integritySchema, value);
  if (!result.success) throw new Error(`the list of hashes is not to the contract: ${firstIssue(result.issues)}`);
  return result.output;
}

/**
 * Why an app with this manifest cannot run in a shell that provides `provided`,
 * or undefined where it can. A shared package fits with the same major version and
 * no older minor one than the app was built against: patches add nothing that an app could need.
 */
export function findIncompatibility(
  manifest: BuildManifest,
  provided: Readonly<Record<string, string>>,
): string | undefined {
  if (manifest.contract !== CONTRACT_VERSION) {
    return `it speaks version ${manifest.contract} of the contract, this site speaks ${CONTRACT_VERSION}`;
  }
  for (const [name, wanted] of Object.entries(manifest.requires)) {
    const has = Object.hasOwn(provided, name) ? provided[name] : undefined;
    if (has === undefined) return `it needs ${name} ${wanted}, which this site does not share`;
    if (!fits(has, wanted)) return `it needs ${name} ${wanted}, this site has ${has}`;
  }
  return undefined;
}

function fits(has: string, wanted: string): boolean {
  const [major = 0, minor = 0] = has.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = wanted.split('.').map(Number);
  return major === wantedMajor && minor >= wantedMinor;
}
