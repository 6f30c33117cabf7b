import type { AppManifest, BuildManifest } from '@adp/app-contract';
import { readStored, store } from './storage';

/**
 * Returns the storage key for an app's canary. The value is the id of the canary in use, or the id of a failed canary
 * with the reason.
 */
export const canaryKey = (app: string) => `adp.shell.canary.${app}`;

/** Builds that this page no longer uses because they failed. By app, with the reason. */
export const rejectedBuilds = new Map<string, { readonly container: string; readonly reason: unknown }>();

/** Returns the build that this browser uses: the canary if it has been drawn (`features/new-build/drawCanary.ts`). */
export function chooseBuild(manifest: AppManifest): BuildManifest {
  const { app, canary } = manifest;
  return canary && readStored(canaryKey(app)) === canary.build ? canary : manifest;
}

export function isCanary(build: BuildManifest): boolean {
  return 'share' in build;
}

/** Rejects a build for the lifetime of this page. A canary is rejected for this browser, and the reason is stored. */
export function rejectBuild(manifest: BuildManifest, reason: unknown): void {
  const { app, build, container } = manifest;
  rejectedBuilds.set(app, { container, reason });
  if (isCanary(manifest)) store(canaryKey(app), `${build} ${String(reason)}`);
}
