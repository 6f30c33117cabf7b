// Replaces `shell/src/remotes/loadApp` in the plain bundle, which loads no apps.

import { createNotifier } from '../../../shell/src/lib/createNotifier';

/** Returns no apps, because none was loaded. */
export function appsInUse(): readonly never[] {
  return [];
}

/** Does nothing, because nothing is cached. */
export const loadApp = (): Promise<never> => Promise.reject(new Error('The plain bundle loads no app.'));
export const forgetApp = (): void => undefined;
export const forgetFailed = (): void => undefined;

/** Pages of the plain bundle have one build, so nothing subscribes. */
export const pageRendered = createNotifier<never>();
export const shellOutdated = createNotifier<string>();

/** Does nothing, because there is no last good build to remember. */
export function confirmRendered(): void {
  // There is no build to remember.
}

/** Returns false, because there is no other build. */
export function fallBack(): boolean {
  return false;
}
