import * as v from 'valibot';
import { firstIssue } from './contract';
import { findIncompatibility, otherBuilds, type AppManifest, type BuildManifest, type ShellSupport } from './manifest';

/** Content of a shell's `provided.json`. */
export interface Provided extends ShellSupport {
  /** Exported names by package or module. Omits packages whose names webpack cannot determine. */
  readonly names: Readonly<Record<string, readonly string[]>>;
}

/** Content of a build's `uses.json`: the names that the build imports from each shared package. Empty for builds of other bundlers. */
export type Uses = Readonly<Record<string, readonly string[]>>;

/**
 * Returns the reasons why an app's build does not fit a shell, one sentence each. Imports of names that the shell lacks
 * would be undefined.
 */
export function compareWithShell(
  { manifest, uses }: { readonly manifest: BuildManifest; readonly uses: Uses },
  provided: Provided,
): readonly string[] {
  const errors: string[] = [];
  const { contract } = manifest;
  if (!provided.contracts.includes(contract))
    errors.push(`it needs contract ${contract}, but the shell supports ${provided.contracts.join(', ')}`);
  // Report the versions of shared packages as well, so that a team learns everything at once.
  const reason = findIncompatibility(manifest, { ...provided, contracts: [contract] });
  if (reason) errors.push(reason);
  for (const [module, used] of Object.entries(uses)) {
    const missing = used.filter((name) => provided.names[module]?.includes(name) === false);
    if (missing.length > 0)
      errors.push(`it imports ${missing.join(', ')} from ${module}, which the shell does not export`);
  }
  return errors;
}

/** Returns the reason why a manifest's canary or `next` is invalid. Returns undefined if the build is valid or missing. */
export function findBuildError(value: unknown, track: keyof typeof otherBuilds): string | undefined {
  const result = v.safeParse(v.object({ app: v.string(), [track]: v.optional(otherBuilds[track]) }), value);
  if (!result.success) return firstIssue(result.issues);
  const { app, [track]: build } = result.output as { readonly app: string } & Partial<AppManifest>;
  return build && build.app !== app ? `${track}.app: it is a build of ${build.app}` : undefined;
}
