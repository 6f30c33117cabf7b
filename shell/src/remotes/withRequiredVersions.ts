import type { BuildManifest } from '@adp/app-contract';
import type { Container } from './federation';

/** Part of the federation runtime's share scope: entries by package or module, and by version. */
type ShareScope = Readonly<Record<string, Readonly<Record<string, object>>>>;

/**
 * Returns a container to which each package that answers to several versions has only the version that the app
 * requires. Federation runtimes choose one version of a singleton and refuse all others. The instance is the same.
 */
export function withRequiredVersions(
  container: Container,
  requires: BuildManifest['requires'],
  accepted: Readonly<Record<string, readonly string[]>>,
): Container {
  const versions = Object.entries(requires).filter(([name]) => accepted[name]);
  const findVersion = (key: string) => versions.find(([name]) => key === name || key.startsWith(`${name}/`))?.[1];
  const relabel = (scope: ShareScope): ShareScope =>
    Object.fromEntries(
      Object.entries(scope).map(([key, entries]) => {
        const version = findVersion(key);
        const [entry] = Object.values(entries);
        return [key, version && entry ? { [version]: { ...entry, version } } : entries];
      }),
    );
  return {
    init: (scope, ...options) => container.init(relabel(scope as ShareScope), ...options),
    get: (name) => container.get(name),
  };
}
