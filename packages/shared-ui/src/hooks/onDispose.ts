/** Cleanup callbacks of this build of an app. Each build bundles its own copy of this package. */
const cleanups = new Set<() => void>();

/** Registers `cleanUp` to be called after another build has replaced this build of the app in an open tab. */
export function onDispose(cleanUp: () => void): void {
  cleanups.add(cleanUp);
}

export function dispose(): void {
  for (const cleanUp of cleanups) cleanUp();
  cleanups.clear();
}
