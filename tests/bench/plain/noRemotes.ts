// Stands in for `shell/src/remotes/loadApp` in the plain bundle, which loads no app.

import { createNotifier } from '../../../shell/src/lib/createNotifier';

/** No app was loaded, so none has another build. */
export function appsInUse(): readonly never[] {
  return [];
}

/** Nothing is loaded, so nothing can be forgotten. */
export const loadApp = (): Promise<never> => Promise.reject(new Error('The plain bundle loads no app.'));
export const forgetApp = (): void => undefined;
export const forgetFailed = (): void => undefined;

/** Pages of the plain bundle have one build, so nothing subscribes. */
export const pageRendered = createNotifier<never>();
export const shellOutdated = createNotifier<string>();

/** The pages are of one build, which nothing remembers as the last good one. */
export function confirmRendered(): void {
  // Nothing is remembered.
}

/** There is no other build. */
export function fallBack(): boolean {
  return false;
}
