import { findIncompatibility, type BuildManifest, type ShellSupport } from './manifest';

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
