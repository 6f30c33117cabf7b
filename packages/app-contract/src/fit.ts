import * as v from 'valibot';
import { firstIssue } from './contract';
import { findIncompatibility, otherBuilds, type AppManifest, type BuildManifest, type ShellSupport } from './manifest';

/** Content of a shell's `provided.json`. */
export interface Provided extends ShellSupport {
  /**
   * Exported names by package or module, and names of the page by group, such as `shell:tokens`. Omits packages whose
   * names webpack cannot determine.
   */
  readonly names: Names;
  /** Exports of `@adp/shared-ui` by import path, with `Name prop` for each prop. Older shells do not list them. */
  readonly components?: Names;
  readonly deprecations?: readonly Deprecation[];
}

/** A name that a later shell will not provide, from `deprecations.json`. */
export interface Deprecation {
  /** Group of the name in `uses.json`, such as `react-router-dom` or `shell:tokens`. */
  readonly group: string;
  readonly name: string;
  /** A sentence that says what to use instead. */
  readonly replacement: string;
  /** Last day on which the shell provides the name, such as `2027-06-30`. */
  readonly lastDay: string;
}

type Names = Readonly<Record<string, readonly string[]>>;

/**
 * Content of a build's `uses.json`: the names that the build uses of each shared package, of the page (`shell:…`), and
 * of packages that the build contains (`bundled:…`). Incomplete for builds of other bundlers.
 */
export type Uses = Names;

/** Prefix of the groups of names that belong to the page, not to a package (decision 174). */
const PAGE_PREFIX = 'shell:';
/** Prefix of the groups of names that a build contains itself. They matter only when its team updates the package. */
const BUNDLED_PREFIX = 'bundled:';

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
  for (const [module, missing] of Object.entries(listMissingNames(uses, provided)))
    errors.push(
      module.startsWith(PAGE_PREFIX)
        ? `it uses the ${module.slice(PAGE_PREFIX.length)} ${missing.join(', ')}, which the shell lacks`
        : `it imports ${missing.join(', ')} from ${module}, which the shell does not export`,
    );
  return errors;
}

/** Returns the names that a build uses although the shell lacks them, by group. */
export function listMissingNames(uses: Uses, { names }: Pick<Provided, 'names'>): Names {
  const groups = Object.entries(uses).map(
    ([group, used]) => [group, used.filter((name) => names[group]?.includes(name) === false)] as const,
  );
  return Object.fromEntries(groups.filter(([, missing]) => missing.length > 0));
}

/** Returns the reason why a manifest's canary or `next` is invalid. Returns undefined if the build is valid or missing. */
export function findBuildError(value: unknown, track: keyof typeof otherBuilds): string | undefined {
  const result = v.safeParse(v.object({ app: v.string(), [track]: v.optional(otherBuilds[track]) }), value);
  if (!result.success) return firstIssue(result.issues);
  const { app, [track]: build } = result.output as { readonly app: string } & Partial<AppManifest>;
  return build && build.app !== app ? `${track}.app: it is a build of ${build.app}` : undefined;
}

/** Returns the names that the shell `next` lacks although `live` provides them, by group. */
export function listRemovedNames(live: Provided, next: Provided): Names {
  const groups = Object.entries(listAllNames(live)).map(([group, names]) => {
    const present = new Set(listAllNames(next)[group]);
    return [group, names.filter((name) => !present.has(name))] as const;
  });
  return Object.fromEntries(groups.filter(([, names]) => names.length > 0));
}

/** Returns all names of a shell in the groups of `uses.json`. */
function listAllNames({ names, components = {} }: Provided): Names {
  const bundled = Object.entries(components).map(([path, exported]) => [BUNDLED_PREFIX + path, exported]);
  return { ...names, ...Object.fromEntries(bundled) };
}

/** Returns the deprecated names that a build uses. */
export function findDeprecatedUses(
  uses: Uses,
  { deprecations: listed = [] }: Pick<Provided, 'deprecations'>,
): readonly Deprecation[] {
  return listed.filter(({ group, name }) => uses[group]?.includes(name));
}
