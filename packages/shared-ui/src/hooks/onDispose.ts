/** What ends what this build of an app has begun outside of its pages: this package is bundled into each build. */
const ends = new Set<() => void>();

/** Calls `end` when another build of the app has taken the place of this one in an open tab. */
export function onDispose(end: () => void): void {
  ends.add(end);
}

/** Ends it: no timer, listener or subscription holds this build any more. */
export function dispose(): void {
  for (const end of ends) end();
  ends.clear();
}
