type LockedPackages = Readonly<Record<string, { readonly optionalDependencies?: Readonly<Record<string, string>> }>>;

/** Returns optional packages that the lock file lacks. npm omits those for other platforms if node_modules exists. */
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

function searchPaths(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, depth) => `${parts.slice(0, parts.length - depth).join('/')}/`).concat('');
}
