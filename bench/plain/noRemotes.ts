import type { RegisteredApp } from '@adp/shell/siteConfig';

// Stands in for `shell/src/remotes/loadApp` in the plain bundle, which loads no app.

/** No app was loaded, so none has a new build. */
export function appsInUse(): readonly { app: RegisteredApp; build: string }[] {
  return [];
}

/** No app has a contract that could be newer than the shell's. */
export function watchContracts(): void {
  // Nothing is watched.
}

/** The pages are of one build, which nothing remembers as the last good one. */
export function confirmRendered(): void {
  // Nothing is remembered.
}

/** There is no other build. */
export function fallBack(): boolean {
  return false;
}
