/** `packages` of package-lock.json, by path. */
type LockedPackages = Readonly<Record<string, { readonly optionalDependencies?: Readonly<Record<string, string>> }>>;

/**
 * Returns the paths of optional packages that locked packages name but the lock file lacks. When npm creates a lock
 * file from an installed node_modules, it omits packages for other platforms. `npm ci` would then install no compilers
 * on those platforms.
 */
export function findMissingBinaries(packages: LockedPackages): string[] {
  const missing: string[] = [];
  for (const [path, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const name of Object.keys(optionalDependencies)) {
      const isLocked = searchPaths(path).some((folder) => `${folder}node_modules/${name}` in packages);
      if (!isLocked) missing.push(`node_modules/${name}`);
    }
  }
  return missing;
}

/** Returns the folders in whose node_modules a package's imports are resolved: its own folder and all parents. */
function searchPaths(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, depth) => `${parts.slice(0, parts.length - depth).join('/')}/`).concat('');
}
