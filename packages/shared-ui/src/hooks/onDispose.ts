/** Cleanup callbacks of this build of an app. Each build bundles its own copy of this package. */
const cleanups = new Set<() => void>();

/** Calls `cleanUp` when another build of the app has replaced this one in an open tab. */
export function onDispose(cleanUp: () => void): void {
  cleanups.add(cleanUp);
}

/** Removes all timers, listeners and subscriptions of this build. */
export function dispose(): void {
  for (const cleanUp of cleanups) cleanUp();
  cleanups.clear();
}
