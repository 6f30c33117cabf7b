import * as v from 'valibot';
import { firstIssue } from './contract';

/** A build of an app: its entry script, its file hashes, and the package versions that it was built against. */
export interface BuildManifest {
  readonly contract: number;
  readonly app: string;
  readonly build: string;
  /** Name of the global that the entry script sets. Unique to each build. */
  readonly container: string;
  readonly entry: string;
  readonly requires: Readonly<Record<string, string>>;
  /** Hashes (`integrity` attribute) of the entry, of the list `integrity.json`, and of all files that the list does not contain. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Id of the key whose signature was verified. Set by the shell or the renderer, and never taken from a host. */
  readonly key?: string | undefined;
  /** Number of the release, if the manifest is signed. */
  readonly sequence?: number | undefined;
}

/** Content of an app's `manifest.json`: the live build, and optionally a canary. */
export interface AppManifest extends BuildManifest {
  /** A second build, which the fraction `share` of browsers runs, from 0 to 1. Older shells ignore the canary. */
  readonly canary?: (BuildManifest & { readonly share: number }) | undefined;
  /** A build for a newer contract or newer packages. A page uses it if it fits the page's shell. Older shells ignore it. */
  readonly next?: BuildManifest | undefined;
}

const version = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/, 'a version as 1.2.3'));

const integritySchema = v.record(v.string(), v.pipe(v.string(), v.regex(/^sha(256|384|512)-[\w+/]+=*$/, 'a hash')));

const buildFields = {
  contract: v.pipe(v.number(), v.integer()),
  app: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]*$/)),
  build: v.pipe(v.string(), v.regex(/^b-[0-9a-f]{10}$/, 'a build id as b- and ten hex digits')),
  container: v.pipe(v.string(), v.regex(/^\w+$/)),
  // The entry must be in a folder below the manifest, so that a manifest cannot point to another host.
  entry: v.pipe(v.string(), v.regex(/^b-[0-9a-f]{10}\/[\w.-]+\.js$/, 'an entry inside its build folder')),
  requires: v.record(v.string(), version),
  integrity: integritySchema,
  key: v.optional(v.string()),
  sequence: v.optional(v.number()),
};

const canarySchema = v.object({ ...buildFields, share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)) });

/** Builds beside the live build. */
export const otherBuilds = { canary: canarySchema, next: v.object(buildFields) };

const manifestSchema = v.object({
  ...buildFields,
  // Ignore other builds if they are invalid, because they must not break the live build.
  canary: v.fallback(v.optional(otherBuilds.canary), undefined),
  next: v.fallback(v.optional(otherBuilds.next), undefined),
});

/** Validates a manifest, and drops other builds that are invalid or of another app. Throws an Error that names the first problem. */
export function parseManifest(value: unknown): AppManifest {
  const result = v.safeParse(manifestSchema, value);
  if (!result.success) throw new Error(`the manifest does not match the contract: ${firstIssue(result.issues)}`);
  const { canary, next, ...live } = result.output;
  return { ...live, ...(canary?.app === live.app && { canary }), ...(next?.app === live.app && { next }) };
}

/** Returns the newest build of a manifest that fits a shell: `next` if it fits, otherwise the live build. */
export function chooseTrack(manifest: AppManifest, support: ShellSupport): AppManifest {
  const { next } = manifest;
  return next && findIncompatibility(next, support) === undefined ? next : manifest;
}

/** Validates an `integrity.json`, and returns the hash of each file. Throws an Error that names the first problem. */
export function parseIntegrity(value: unknown): AppManifest['integrity'] {
  const result = v.safeParse(integritySchema, value);
  if (!result.success) throw new Error(`the list of hashes does not match the contract: ${firstIssue(result.issues)}`);
  return result.output;
}

/** Contracts and versions of shared packages that a shell supports. The shell's build contains both. */
export interface ShellSupport {
  readonly contracts: readonly number[];
  readonly versions: Readonly<Record<string, string>>;
  /** Further versions to which a package answers, such as `20` or `19.3` (decision 174). */
  readonly accepts?: Readonly<Record<string, readonly string[]>> | undefined;
}

/**
 * Returns the reason why a build does not fit a shell: a contract that the shell does not support, or a shared package
 * of another major or an older minor version. Ignores patch versions.
 */
export function findIncompatibility(
  { contract, requires }: Pick<BuildManifest, 'contract' | 'requires'>,
  { contracts, versions, accepts }: ShellSupport,
): string | undefined {
  if (!contracts.includes(contract))
    return `it needs contract ${contract}, but this site supports ${contracts.join(', ')}`;
  for (const [name, required] of Object.entries(requires)) {
    const has = Object.hasOwn(versions, name) ? versions[name] : undefined;
    if (has === undefined) return `it needs ${name} ${required}, which this site does not share`;
    const answers = [has, ...(accepts?.[name] ?? [])];
    if (!answers.some((version) => isCompatible(version, required)))
      return `it needs ${name} ${required}, but this site has ${answers.join(', ')}`;
  }
  return undefined;
}

function isCompatible(has: string, required: string): boolean {
  const [major = 0, minor = 0] = has.split('.').map(Number);
  const [requiredMajor = 0, requiredMinor = 0] = required.split('.').map(Number);
  return major === requiredMajor && minor >= requiredMinor;
}
