// Replaces `shell/src/remotes/loadApp` in the plain bundle, which loads no apps.

import { createNotifier } from '../../../shell/src/lib/createNotifier';

/** Returns an empty list, because the plain bundle loads no remote apps. */
export function appsInUse(): readonly never[] {
  return [];
}

/** Rejects, because the plain bundle contains all apps. */
export const loadApp = (): Promise<never> => Promise.reject(new Error('The plain bundle loads no app.'));
export const forgetApp = (): void => undefined;
export const forgetFailed = (): void => undefined;

/** Notifier that never fires, because the plain bundle has only one build. */
export const pageRendered = createNotifier<never>();
export const shellOutdated = createNotifier<string>();

/** Does nothing, because there is no last good build to remember. */
export function confirmRendered(): void {
  // The plain bundle has no other builds.
}

/** Returns false, because the plain bundle has no other build to fall back to. */
export function fallBack(): boolean {
  return false;
}
